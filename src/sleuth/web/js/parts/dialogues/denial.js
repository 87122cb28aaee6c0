/** Denying a card one holds (R11.2): easily done by mistake, so the dialogue says what it costs before it is sent. */
import { html } from "../../html.js";
import { ofType } from "../../state/choices.js";
import { t } from "../../words.js";
import { Fan } from "../common/card.js";
import { Dialogue } from "../common/dialogue.js";

/** The button for that, set apart from the usual answers. @param {{busy?: boolean, onDeny: () => void}} props */
export const DenyButton = ({ busy = false, onDeny }) => html`<button type="button" class="quiet apart" disabled=${busy}
  onClick=${onDeny}>${t("deny-open")}</button>`;

/**
 * `onShow` leads back to the cards.
 * @param {DialogueProps & {denying: Choice, onShow: () => void}} props
 */
export function Denial({ table, choices, denying, onShow, onClose }) {
  const cards = ofType(choices, "show").map(({ action }) => action.card);
  const deny = () => {
    table.act(denying.action);
    onClose();
  };
  return html`<${Dialogue} title=${t("deny-title")} kind="show denial" onClose=${onClose}>
    <p>${t("deny-holds", { count: cards.length })}</p>
    <${Fan} edition=${table.edition.value} cards=${cards} />
    <p><strong>${t("deny-costs")}</strong></p>
    <div class="dialogue-foot">
      <button type="button" class="quiet" onClick=${deny}>${t("deny-sure")}</button>
      <button type="button" class="primary" autofocus onClick=${onShow}>${t("show-open")}</button></div>
  <//>`;
}
