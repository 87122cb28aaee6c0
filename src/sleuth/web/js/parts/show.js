/** The show: my matching cards raised, what I showed before marked. */
import { html } from "../html.js";
import { ofType } from "../state/choices.js";
import { t } from "../words.js";
import { CardButton } from "./card.js";
import { Dialogue } from "./dialogue.js";

/** @param {{table: any, choices: any[], onClose: () => void}} props */
export function Show({ table, choices, onClose }) {
  const view = table.view.value;
  const send = (action) => {
    table.act(action);
    onClose();
  };
  const note = (card) => (view.shown[card]?.includes(view.question?.asker) ? t("shown-before") : "");
  const card = ({ action, label }) => html`<${CardButton} key=${action.card} edition=${table.edition.value}
    card=${action.card} label=${label} note=${note(action.card)} onChoose=${() => send(action)} />`;
  const pass = ({ action, label }) => html`<div class="dialogue-foot">
    <button type="button" onClick=${() => send(action)}>${label}</button></div>`;
  return html`<${Dialogue} title=${t("show-title")} kind="show" onClose=${onClose}>
    <p>${table.words.value?.prompt}</p>
    <div class="kind-cards raised">${ofType(choices, "show").map(card)}</div>
    ${ofType(choices, "pass").map(pass)}
  <//>`;
}
