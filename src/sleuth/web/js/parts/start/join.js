/** Join a table by its short code. */
import { get } from "../../api.js";
import { html, onValue, useState } from "../../html.js";
import { go } from "../../router.js";
import { problemText, t } from "../../words.js";

export function Join() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    get(`/codes/${encodeURIComponent(code.trim())}`).then(
      (/** @type {Wire.TableAddress} */ address) => go(`/table/${address.code}`),
      setProblem,
    );
  };
  return html`<form class="join paper" onSubmit=${join}>
    <div><h2>${t("start-join")}</h2><p>${t("start-join-how")}</p></div>
    <label class="field"><span class="hidden">${t("code")}</span><input class="code-input" placeholder=${t("code")}
      autocomplete="off" autocapitalize="characters" required maxlength="20" value=${code}
      onInput=${onValue((typed) => setCode(typed))} /></label>
    <button type="submit">${t("join")}</button>
    ${problem && html`<p role="alert">${problemText(problem)}</p>`}</form>`;
}
