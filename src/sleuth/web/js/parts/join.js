/** Join a table by its short code. */
import { html, useState } from "../html.js";
import { get } from "../api.js";
import { go } from "../router.js";
import { sorry, t } from "../words.js";

export function Join() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const join = (event) => {
    event.preventDefault();
    get(`/codes/${encodeURIComponent(code.trim())}`).then((address) => go(`/table/${address.code}`), setProblem);
  };
  return html`<form class="panel join" onSubmit=${join}><label class="field">${t("code")}
      <input class="code-input" autocomplete="off" autocapitalize="characters" required maxlength="20" value=${code} onInput=${(event) => setCode(event.currentTarget.value)} /></label>
    <button type="submit" class="primary big">${t("join")}</button>
    ${problem && html`<p role="alert">${sorry(problem)}</p>`}</form>`;
}
