/** The page to open a record from a file: it becomes a table of its own, to be replayed. */

import { post } from "../api.js";
import { at } from "../base.js";
import { html, useEffect, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { go, goByLink } from "../router.js";
import { language, problemText, t, useWordsOf } from "../words.js";

export function RecordPage() {
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useWordsOf("");
  const open = async (/** @type {FieldEvent} */ event) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    post("/records", { record: await file.text() }).then(
      (/** @type {Wire.TableSeen} */ seen) => go(`/replay/${seen.card.code}`),
      setProblem,
    );
  };
  useEffect(() => {
    document.documentElement.dataset.edition = "classic";
    document.title = `sleuth · ${t("replay")}`;
  }, [language.value]);
  return html`<${Bar} /><main class="narrow record"><h1>${t("replay-open")}</h1><p>${t("replay-open-how")}</p>
    <label class="pick">${t("replay-file")}<input type="file" accept=".jsonl,.json,.txt" onChange=${open} /></label>
    ${problem && html`<p role="alert">${problemText(problem)}</p>`}
    <p><a href=${at("/")} onClick=${goByLink}>${t("home")}</a></p></main>`;
}
