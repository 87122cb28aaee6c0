/** Answers about the sheet: why something is certain. */
import { html } from "../../html.js";
import { cell } from "../../state/marks.js";
import { language, problemText } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";

/** @typedef {{title: string, sentences: string[]}} Explanation */

/** The answer to "why?", or a hint. @param {{explanation: Explanation, onClose: () => void}} props */
export function ExplanationDialogue({ explanation, onClose }) {
  const sentences = explanation.sentences.map((sentence) => html`<li>${sentence}</li>`);
  return html`<${Dialogue} title=${explanation.title} kind="note" onClose=${onClose}>
    ${sentences.length > 0 && html`<ul class="reasons">${sentences}</ul>`}<//>`;
}

/** Return a suggestion with its reasons. @param {Wire.HintShown["suggestions"][number]} suggestion */
export const hinted = ({ claim, reasons }) => [claim, ...reasons].join(" – ");

/**
 * Return how to ask the server why something is certain; `tell` gets the answer.
 * @param {SheetTable} table @param {(found: Explanation) => void} tell
 */
export const asker = (table, tell) => (/** @type {Wire.RowShown} */ row, /** @type {Wire.OwnerShown} */ owner) =>
  table.ask(`/why?card=${row.card}&owner=${owner.id}&lang=${language.value}`).then(
    (/** @type {Wire.Why} */ found) => {
      tell({ title: found.heading, sentences: found.sentences });
      if (table.explained) table.explained.value = cell(row.card, String(owner.id));
    },
    (/** @type {Refusal} */ error) => tell({ title: problemText(error), sentences: [] }),
  );
