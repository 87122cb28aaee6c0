/** Messages in one language, in the words of an edition. No DOM in here. */
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";

/** Begin with a capital letter, for a word that starts a sentence. @type {any} */
const CAP = (/** @type {any[]} */ [text]) => {
  const plain = String(text);
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
};

/**
 * Everything the page says in a language: the words an edition defines itself count first.
 * @param {string} language @param {...FluentResource} resources
 */
export function bundled(language, ...resources) {
  const made = new FluentBundle(language, { useIsolating: false, functions: { CAP } });
  for (const resource of resources) made.addResource(resource);
  return made;
}

/**
 * Fetches bundles, every file of them once. An edition whose words cannot be had is told in the usual ones.
 * @param {(address: string) => Promise<string>} fetchText fails if there is no such file
 */
export function bundles(fetchText) {
  const files = /** @type {Map<string, Promise<FluentResource>>} */ (new Map());
  const file = (/** @type {string} */ address) => {
    const found = files.get(address) ?? fetchText(address).then((text) => new FluentResource(text));
    files.set(address, found);
    found.catch(() => files.delete(address));
    return found;
  };
  return async (/** @type {string} */ language, /** @type {string} */ edition) => {
    const own = edition ? file(`/api/v1/editions/${edition}/vocabulary?lang=${language}`) : Promise.reject();
    const [words, ...usual] = await Promise.all([
      own.catch(() => new FluentResource("")),
      ...["vocabulary", "web"].map((name) => file(`/assets/locales/${language}/${name}.ftl`)),
    ]);
    return bundled(language, words, ...usual);
  };
}
