/** Showing a card: my matching cards, with a note on those the asker has seen before. */
import { html } from "../../html.js";
import { denial, ofType } from "../../state/choices.js";
import { t } from "../../words.js";
import { CardButton } from "../common/card.js";
import { Dialogue } from "../common/dialogue.js";
import { DenyButton } from "./denial.js";

/** @param {DialogueProps & {onDeny: () => void}} props */
export function Show({ table, choices, onDeny, onClose }) {
  const view = table.view.value;
  const send = (/** @type {Action} */ action) => {
    table.act(action);
    onClose();
  };
  const note = (/** @type {string} */ card) =>
    view.question && view.shown[card]?.includes(view.question.asker) ? t("shown-before") : "";
  const card = (
    /** @type {Choice<"show">} */ { action, label },
  ) => html`<${CardButton} key=${action.card} edition=${table.edition.value}
    card=${action.card} label=${label} note=${note(action.card)} onChoose=${() => send(action)} />`;
  return html`<${Dialogue} title=${t("show-title")} kind="show" begin=".kind-cards button" onClose=${onClose}>
    <p>${table.words.value?.prompt}</p>
    <div class="kind-cards raised">${ofType(choices, "show").map(card)}</div>
    ${denial(choices) && html`<div class="dialogue-foot"><${DenyButton} onDeny=${onDeny} /></div>`}
  <//>`;
}
