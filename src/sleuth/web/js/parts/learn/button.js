/** The button that begins the first lesson, or takes it up again. */
import { post } from "../../api.js";
import { html, useState } from "../../html.js";
import { go } from "../../router.js";
import { problemText, t } from "../../words.js";
import { calledMe } from "../lobby/name.js";

export function LearnButton() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const refused = (/** @type {Refusal} */ error) => {
    setBusy(false);
    setProblem(error);
  };
  const press = () => {
    setBusy(true);
    post("/lessons/first", { name: calledMe() }).then(
      (/** @type {Wire.TableSeen} */ seen) => go(`/table/${seen.card.code}`),
      refused,
    );
  };
  return html`<button type="button" class="learn-button" disabled=${busy} title=${t("learn-how")} onClick=${press}>
    ${t("learn")}</button>${problem && html`<p role="alert">${problemText(problem)}</p>`}`;
}
