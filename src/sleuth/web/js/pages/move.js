/** A personal link: go on at my seat from this device. */
import { html, useEffect, useState } from "../html.js";
import { post } from "../api.js";
import { go } from "../router.js";
import { sorry, t } from "../words.js";
import { Bar } from "../parts/bar.js";

export function MovePage({ token }) {
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    post("/links", { token }).then((seen) => go(`/table/${seen.card.code}`), setProblem);
  }, [token]);
  return html`<${Bar} /><main class="narrow"><p role="status">${problem ? sorry(problem) : t("one-moment")}</p></main>`;
}
