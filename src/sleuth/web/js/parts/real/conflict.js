/** Lines that contradict each other, or that cannot be read: which ones, and the way to them. */
import { html } from "../../html.js";
import { t } from "../../words.js";

/** @param {{lines: number[], onLine: (line: number) => void}} props */
const Ways = ({ lines, onLine }) =>
  html`<p class="line-links">${lines.map(
    (line) =>
      html`<button type="button" key=${line} data-to=${line} onClick=${() => onLine(line)}>${t("real-line", { number: line + 1 })}</button>`,
  )}</p>`;

/** @param {{told: Conflicted, onLine: (line: number) => void}} props */
export const Conflict = ({
  told: { conflict, lines },
  onLine,
}) => html`<section class="conflict paper" role="alert" aria-label=${t("real-conflict")}>
  <h2>${t("real-conflict")}</h2><p>${t("real-conflict-lines")}</p>
  <ol>${conflict.notes.map((line) => html`<li key=${line} value=${line + 1}>${lines[line]}</li>`)}</ol>
  <${Ways} lines=${conflict.notes} onLine=${onLine} />
  <p><strong>${conflict.says}</strong></p>
  ${conflict.suspects.length > 0 && html`<${Ways} lines=${conflict.suspects} onLine=${onLine} />`}</section>`;

/** @param {{problem: NotesProblem, onLine: (line: number) => void}} props */
export const Unreadable = ({
  problem,
  onLine,
}) => html`<section class="conflict paper" role="alert"><h2>${t("real-unreadable")}</h2>
  <p>${problem.sentence || t("real-failed")}</p>${problem.note !== null && html`<${Ways} lines=${[problem.note]} onLine=${onLine} />`}</section>`;
