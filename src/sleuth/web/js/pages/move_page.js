/** The page of a personal link: continue at my seat from this device. */
import { get, post } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { go } from "../router.js";
import { problemText, t } from "../words.js";

/** @param {{token: string}} props */
export function MovePage({ token }) {
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useEffect(() => {
    // first get an identity: if the answer gets lost, the same person tries again
    get("/me")
      .then(() => post("/links", { token }))
      .then((/** @type {Wire.TableSeen} */ seen) => go(`/table/${seen.card.code}`), setProblem);
  }, [token]);
  return html`<${Bar} /><main class="narrow"><p role="status">${problem ? problemText(problem) : t("one-moment")}</p></main>`;
}
