/** The show: my matching cards raised, what I showed before marked. */
import { html } from "../../html.js";
import { denial, ofType } from "../../state/choices.js";
import { t } from "../../words.js";
import { CardButton } from "../common/card.js";
import { Dialogue } from "../common/dialogue.js";
import { DenyButton } from "./denial.js";

/** @param {{table: any, choices: any[], onDeny: () => void, onClose: () => void}} props */
export function Show({ table, choices, onDeny, onClose }) {
  const view = table.view.value;
  const send = (action) => {
    table.act(action);
    onClose();
  };
  const note = (card) => (view.shown[card]?.includes(view.question?.asker) ? t("shown-before") : "");
  const card = ({ action, label }) => html`<${CardButton} key=${action.card} edition=${table.edition.value}
    card=${action.card} label=${label} note=${note(action.card)} onChoose=${() => send(action)} />`;
  return html`<${Dialogue} title=${t("show-title")} kind="show" onClose=${onClose}>
    <p>${table.words.value?.prompt}</p>
    <div class="kind-cards raised">${ofType(choices, "show").map(card)}</div>
    ${denial(choices) && html`<div class="dialogue-foot"><${DenyButton} onDeny=${onDeny} /></div>`}
  <//>`;
}
