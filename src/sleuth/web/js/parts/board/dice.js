/** The dice of the last roll. */
import { html } from "../../html.js";

/** Where the pips are, by number. @type {Record<number, number[][]>} */
const PIPS = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [7, 12],
    [7, 18],
    [17, 6],
    [17, 12],
    [17, 18],
  ],
};

/** @param {{eyes: number}} props `eyes` is 0 for the question mark */
const Die = ({ eyes }) => html`<svg class="die" viewBox="0 0 24 24" width="40" height="40">
  <rect x="1" y="1" width="22" height="22" rx="5" />
  ${eyes ? PIPS[eyes].map(([x, y]) => html`<circle cx=${x} cy=${y} r="2.1" />`) : html`<text x="12" y="18">?</text>`}
</svg>`;

/** @param {{roll: {dice: number[]}|null}} props */
export function Dice({ roll }) {
  if (!roll) return null;
  const spoken = roll.dice.map((eyes) => eyes || "?").join(" + ");
  return html`<div class="dice" role="img" aria-label=${spoken}>
    ${roll.dice.map((eyes, index) => html`<${Die} key=${index} eyes=${eyes} />`)}</div>`;
}
