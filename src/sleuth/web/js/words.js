/** The texts of the interface, in the current language and with the vocabulary of the edition in play. */
import { at } from "./base.js";
import { batch, signal, useEffect } from "./html.js";
import { stored } from "./settings.js";
import { bundles } from "./state/bundles.js";

/** @typedef {import("../vendor/fluent.js").FluentBundle} FluentBundle */

export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", nl: "Nederlands" };

/** @returns {string} */
function preferred() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} address */
async function fetchText(address) {
  const answer = await fetch(at(address));
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

export const language = stored("language", preferred());
/** The edition whose vocabulary the page uses; empty where no edition is in play. */
export const spoken = signal("");
/** @type {{value: FluentBundle|null}} */
const bundle = signal(null);
const bundleOf = bundles(fetchText);
let wanted = { language: language.value, edition: "", more: /** @type {string[]} */ ([]) };

/** Load texts, and only then show them; the latest request wins. @param {typeof wanted} now */
async function load(now) {
  wanted = now;
  const made = await bundleOf(now.language, now.edition, now.more);
  if (wanted !== now) return;
  document.documentElement.lang = now.language;
  document.documentElement.dataset.words = now.edition;
  batch(() => {
    language.value = now.language;
    spoken.value = now.edition;
    bundle.value = made;
  });
}

/** Switch to a language. @param {string} chosen */
export const speak = (chosen) => load({ ...wanted, language: chosen });

/** Load a file of texts that few pages need; `t` finds them from then on. @param {string} name */
export async function loadTexts(name) {
  if (!wanted.more.includes(name)) await load({ ...wanted, more: [...wanted.more, name] });
}

/**
 * Use the vocabulary of an edition: none if it is empty, and the one before while it is undefined.
 * @param {string|undefined} edition
 */
export function useWordsOf(edition) {
  useEffect(() => {
    if (edition !== undefined && edition !== wanted.edition) load({ ...wanted, edition }).catch(() => {});
  }, [edition]);
}

/**
 * Return a text of the interface.
 * @param {string} id @param {Record<string, string|number>} [args] @returns {string}
 */
export function t(id, args) {
  const found = bundle.value;
  const message = found?.getMessage(`web-${id}`);
  return found && message?.value ? found.formatPattern(message.value, args) : `web-${id}`;
}

/** Return whether there is such a text. @param {string} id */
export const known = (id) => Boolean(bundle.value?.hasMessage(`web-${id}`));

/** Return the sentence about a refusal. @param {Refusal} problem */
export const problemText = ({ code, details }) =>
  known(`problem-${code}`) ? t(`problem-${code}`, details) : t("problem", { code });
