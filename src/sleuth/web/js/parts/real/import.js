/** Take over notes: from a file, or from a link that carries them. What is damaged changes nothing. */
import { html, onValue, useState } from "../../html.js";
import { carriedBy } from "../../real/carrying.js";
import { go } from "../../router.js";
import { t } from "../../words.js";
import { taken } from "./referee/taking.js";

/** A file larger than this is no notes. */
const MOST_BYTES = 1_000_000;

export function Import() {
  const [problem, setProblem] = useState("");
  const [link, setLink] = useState("");
  const take = (/** @type {Promise<unknown>} */ raw) =>
    raw.then(taken).then(
      (game) => go(`#game=${game.id}`),
      (error) => setProblem(error.message),
    );
  const file = async (/** @type {FieldEvent} */ { currentTarget }) => {
    const found = currentTarget.files?.[0];
    if (!found) return;
    const reads = found.size > MOST_BYTES ? Promise.reject(new Error()) : found.text();
    await take(
      reads.then(JSON.parse).catch(() => {
        throw new Error(t("real-damaged-file"));
      }),
    );
    currentTarget.value = ""; // the same file can be chosen again
  };
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = carriedBy(link);
    if (text) go(`#notes=${text}`);
    else setProblem(t("real-damaged-link"));
  };
  return html`<section class="import"><h2>${t("real-import")}</h2>
    <label class="pick-file button">${t("real-import-file")}<input type="file" accept=".json,application/json" onChange=${file} /></label>
    <form onSubmit=${follow} class="import-link"><label class="field">${t("real-import-link")}
      <input autocomplete="off" inputmode="url" value=${link} onInput=${onValue((typed) => setLink(typed))} /></label>
      <button type="submit" disabled=${!link}>${t("real-import-open")}</button></form>
    ${problem && html`<p role="alert">${problem}</p>`}</section>`;
}
