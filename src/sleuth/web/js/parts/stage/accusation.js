/** The accusation: the room darkens, three envelopes open in turn, and right or wrong is said large. */
import { classes, html } from "../../html.js";
import { t } from "../../words.js";
import { Card } from "../common/card.js";
import { Mark } from "../common/icon.js";
import { Overlay } from "./overlay.js";
import { Turning } from "./reveal.js";

/** One envelope, and what is in it as far as I may know. @param {{table: Table, scene: Playing, index: number}} props */
function Envelope({ table, scene, index }) {
  const edition = table.edition.value;
  const [named, inside] = [scene.cards?.[index] ?? "", scene.truth?.[index]];
  const open = scene.part > index;
  const fits = open && inside ? (inside === named ? "right" : "wrong") : "";
  return html`<li class=${classes("envelope", open && "open", fits)}>
    <div class="named-card"><${Card} edition=${edition} card=${named} /></div>
    <div class="sleeve">
      ${inside ? html`<${Turning} edition=${edition} card=${inside} open=${open} />` : html`<div class="card card-back"></div>`}
      <div class="flap" aria-hidden="true"></div></div>
    <span class="fit">${
      fits &&
      html`<${Mark} mark=${fits === "right" ? "yes" : "no"} />
      <span>${t(`card-${fits}`)}</span>`
    }</span></li>`;
}

const verdict = (/** @type {Scene} */ scene) => (scene.right ? "right" : "wrong");

/** Right or wrong, and what the log says about it. @param {ActProps} props */
const Verdict = ({ table, scene }) => html`<p class=${`verdict ${verdict(scene)}`}>
    ${t(`verdict-${verdict(scene)}`)}</p>
  <p class="verdict-text">${table.sentence.value}</p>`;

/** @param {ActProps} props */
export function Accusation({ table, scene }) {
  const { names, me } = table.view.value;
  const name = scene.seat === null ? "" : names[scene.seat];
  const title = scene.seat === me ? t("accuses-you") : t("accuses", { name });
  const over = scene.part === scene.parts.length - 1;
  return html`<${Overlay} scene=${scene} kind="accusation" name=${title} onNoted=${table.noted}>
    <h2>${title}</h2>
    <ol class="envelopes">${scene.cards?.map(
      (_, index) => html`<${Envelope} key=${index} table=${table} scene=${scene} index=${index} />`,
    )}</ol>
    <div class="said-large">${
      over
        ? html`<${Verdict} table=${table} scene=${scene} />`
        : !scene.truth && html`<p>${t("only-sees", { name })}</p>`
    }</div>
    ${scene.held && html`<button type="button" class="primary" autofocus>${t("go-on")}</button>`}<//>`;
}
