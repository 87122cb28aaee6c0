/** The dice in their tray: waiting to be thrown, or showing the last roll. */
import { html } from "../../html.js";
import { ofType } from "../../state/choices.js";
import { t } from "../../words.js";

/** Where the pips of a face are, by its number. @type {Record<number, number[][]>} */
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

/** The face in front, above, right, left, below and behind: two that are opposite make seven. @type {number[][]} */
const TURNED = [
  [1, 2, 3, 4, 5, 6],
  [2, 6, 3, 4, 1, 5],
  [3, 2, 6, 1, 5, 4],
  [4, 2, 1, 6, 5, 3],
  [5, 1, 3, 4, 6, 2],
  [6, 5, 3, 4, 2, 1],
];
/** How the dice lie: tilted a little, so that they are cubes, each in its own way. */
const TILTS = [
  { "--x": "-16deg", "--y": "-18deg" },
  { "--x": "-18deg", "--y": "15deg" },
  { "--x": "-14deg", "--y": "-12deg" },
];

/** @param {{eyes: number}} props `eyes` is 0 for the question mark */
const Face = ({ eyes }) => html`<svg class="face" viewBox="0 0 24 24" aria-hidden="true">
  <rect x=".5" y=".5" width="23" height="23" rx="4" />
  ${eyes ? PIPS[eyes].map(([x, y]) => html`<circle cx=${x} cy=${y} r="2.2" />`) : html`<text x="12" y="18">?</text>`}
</svg>`;

/** A die with its number in front; on some dice a question mark takes the place of the one. */
const Die = (/** @type {{eyes: number, sort: string, at: number}} */ { eyes, sort, at }) => {
  const shown = (/** @type {number} */ face) => (face === 1 && sort === "question" ? 0 : face);
  return html`<div class="die"><div class="cube" style=${TILTS[at % TILTS.length]}>
    ${TURNED[(eyes || 1) - 1].map((face) => html`<${Face} key=${face} eyes=${shown(face)} />`)}</div></div>`;
};

/** Which dice a table plays with. @param {Edition} edition @param {View} view @returns {string[]} */
const sortsOf = (edition, view) => view.plan?.options.dice ?? edition.options.dice ?? ["plain"];

/** The last roll. @param {{sorts: string[], roll: number[]}} props */
const Rolled = ({ sorts, roll }) => html`<div class="dice rolled" role="img"
  aria-label=${roll.map((eyes) => eyes || "?").join(" + ")}>
  ${roll.map((eyes, at) => html`<${Die} key=${at} eyes=${eyes} sort=${sorts[at]} at=${at} />`)}</div>`;

/** Dice that wait to be thrown by me; the button beside my hand does the same. */
const Waiting = (/** @type {{sorts: string[], busy: boolean, onThrow: () => void}} */ { sorts, busy, onThrow }) =>
  html`<button type="button" class="throw" disabled=${busy} aria-label=${t("throw")} title=${t("throw")}
    onClick=${onThrow}><span class="dice">
    ${sorts.map((sort, at) => html`<${Die} key=${at} eyes=${sort === "question" ? 0 : 6 - at} sort=${sort} at=${at} />`)}
  </span></button>`;

/** @param {{table: Table, busy: boolean}} props */
export function Dice({ table, busy }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const sorts = sortsOf(edition, view);
  const [choice] = ofType(table.choices.value, "roll");
  if (choice) return html`<${Waiting} sorts=${sorts} busy=${busy} onThrow=${() => table.act(choice.action)} />`;
  if (!view.dice) return null;
  return html`<${Rolled} key=${`${view.turn?.number} ${view.dice.dice}`} sorts=${sorts} roll=${view.dice.dice} />`;
}
