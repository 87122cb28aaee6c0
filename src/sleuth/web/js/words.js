/** The words of the interface, in the language chosen; they change in place. */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { signal } from "./html.js";
import { kept } from "./settings.js";

export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", nl: "Nederlands" };

/** @returns {string} */
function preferred() {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

export const language = kept("language", preferred());
/** @type {{value: FluentBundle|null}} */
const bundle = signal(null);

/** Load the words of a language, and only then show them. @param {string} chosen */
export async function speak(chosen) {
  const answer = await fetch(`/assets/locales/${chosen}/web.ftl`);
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(await answer.text()));
  document.documentElement.lang = chosen;
  language.value = chosen;
  bundle.value = made;
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
export const sorry = ({ code, details }) =>
  known(`problem-${code}`) ? t(`problem-${code}`, details) : t("problem", { code });
