/** The words of the interface, in the language chosen and as the edition in play has them; they change in place. */
import { batch, signal, useEffect } from "./html.js";
import { stored } from "./settings.js";
import { bundles } from "./state/bundles.js";

/** @typedef {import("../vendor/fluent.js").FluentBundle} FluentBundle */

export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", nl: "Nederlands" };

/** @returns {string} */
function preferred() {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} address */
async function fetchText(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

export const language = stored("language", preferred());
/** Whose words the page speaks; nobody's, where no edition is in play. */
export const spoken = signal("");
/** @type {{value: FluentBundle|null}} */
const bundle = signal(null);
const bundleOf = bundles(fetchText);
let wanted = { language: language.value, edition: "" };

/** Load words, and only then show them; what is asked for later counts. @param {typeof wanted} now */
async function load(now) {
  wanted = now;
  const made = await bundleOf(now.language, now.edition);
  if (wanted !== now) return;
  document.documentElement.lang = now.language;
  document.documentElement.dataset.words = now.edition;
  batch(() => {
    language.value = now.language;
    spoken.value = now.edition;
    bundle.value = made;
  });
}

/** Speak a language. @param {string} chosen */
export const speak = (chosen) => load({ ...wanted, language: chosen });

/**
 * Speak the words of an edition from now on: nobody's if it is empty, and as before while it is not known yet.
 * @param {string|undefined} edition
 */
export function useWordsOf(edition) {
  useEffect(() => {
    if (edition !== undefined && edition !== wanted.edition) load({ ...wanted, edition }).catch(() => {});
  }, [edition]);
}

/** A message of the interface. @param {string} id @param {Record<string, string|number>} [args] @returns {string} */
export function t(id, args) {
  const found = bundle.value;
  const message = found?.getMessage(`web-${id}`);
  return found && message?.value ? found.formatPattern(message.value, /** @type {any} */ (args)) : `web-${id}`;
}

/** Whether there is such a message. @param {string} id */
export const known = (id) => Boolean(bundle.value?.hasMessage(`web-${id}`));

/** A refusal in words. @param {{code: string, details?: any}} problem */
export const problemText = ({ code, details }) =>
  known(`problem-${code}`) ? t(`problem-${code}`, details) : t("problem", { code });
