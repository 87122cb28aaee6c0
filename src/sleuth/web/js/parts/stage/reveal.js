/** A card that becomes known to me: it comes face down, turns over, and stays until I have taken note. */
import { classes, html } from "../../html.js";
import { t } from "../../words.js";
import { Card } from "../common/card.js";
import { Overlay } from "./overlay.js";

/** Return what the cards are and whose. @param {Table} table @param {Playing} scene */
function titleOf(table, { kind, seat, pile, look }) {
  const { names, me } = table.view.value;
  if (pile) return t(`you-see-${pile}`);
  const name = seat === null ? "" : names[seat];
  if (kind === "laid") return seat === me ? t("laid-open-you") : t("laid-open", { name });
  return look ? t("you-see-of", { name }) : t("shown-to-you", { name });
}

/** A card that turns over. @param {CardProps & {open: boolean}} props */
export const Turning = ({ edition, card, open }) => html`<div class=${classes("turning", open && "open")}>
  ${open ? html`<${Card} edition=${edition} card=${card} />` : html`<div class="card card-back"></div>`}</div>`;

/** @param {ActProps} props */
export function Reveal({ table, scene }) {
  const [edition, title] = [table.edition.value, titleOf(table, scene)];
  const open = scene.part > 0;
  return html`<${Overlay} scene=${scene} kind="reveal" name=${title} onNoted=${table.noted}>
    <h2>${title}</h2>
    <div class="large-cards" data-count=${scene.cards?.length}>
      ${scene.cards?.map((card) => html`<${Turning} key=${card} edition=${edition} card=${card} open=${open} />`)}</div>
    ${scene.held && html`<button type="button" class="primary" autofocus>${t("noted")}</button>`}<//>`;
}
