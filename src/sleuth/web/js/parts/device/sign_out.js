/** Signing out everywhere: on all other devices, or on this one as well. */
import { at } from "../../base.js";
import { html, onTick, useMemo, useState } from "../../html.js";
import { problemText, t } from "../../words.js";

const TRIES = 5;
const PAUSE = 1000;

const newKey = () => crypto.getRandomValues(new Uint32Array(5)).join("-").padEnd(16, "0");
const waited = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ask until there is an answer: a lost one would leave this device signed out as well.
 * @param {() => Promise<unknown>} ask @param {number} tries @returns {Promise<unknown>}
 */
async function persisting(ask, tries = TRIES) {
  try {
    return await ask();
  } catch (thrown) {
    const error = /** @type {Refusal} */ (thrown);
    if (tries <= 1 || !["offline", "unavailable"].includes(error.code)) throw error;
    await waited(PAUSE);
    return persisting(ask, tries - 1);
  }
}

/** @param {TableProps} props */
export function SignOut({ table }) {
  const [here, setHere] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const key = useMemo(newKey, []);
  const ask = () =>
    persisting(() => table.signOut({ key, here })).then(
      () => (here ? location.assign(at("/")) : setDone(true)),
      setProblem,
    );
  return html`<section class="share paper"><h2>${t("sign-out")}</h2><p>${t("sign-out-how")}</p>
    <label class="switch"><input type="checkbox" checked=${here}
      onChange=${onTick((on) => setHere(on))} />${t("sign-out-here")}</label>
    <button type="button" class="danger" disabled=${done} onClick=${ask}>${t("sign-out-do")}</button>
    <p role="status">${done && t("signed-out")}</p>${problem && html`<p role="alert">${problemText(problem)}</p>`}</section>`;
}
