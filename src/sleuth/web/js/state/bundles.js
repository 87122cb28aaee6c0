/** The messages of one language, with the vocabulary of an edition. No DOM in here. */
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";

/** The Fluent function CAP: a word with a capital letter, to start a sentence. */
const CAP = (/** @type {unknown[]} */ [text]) => {
  const plain = String(text);
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
};

/**
 * Return one bundle of several resources; a message of an earlier resource wins.
 * @param {string} language @param {...FluentResource} resources
 */
export function bundled(language, ...resources) {
  const made = new FluentBundle(language, { useIsolating: false, functions: { CAP } });
  for (const resource of resources) made.addResource(resource);
  return made;
}

/**
 * Return a function that fetches bundles, and every file once. Without its own words an edition gets the usual ones;
 * `more` names files of texts that few pages need.
 * @param {(address: string) => Promise<string>} fetchText rejects if there is no such file
 */
export function bundles(fetchText) {
  const files = /** @type {Map<string, Promise<FluentResource>>} */ (new Map());
  const file = (/** @type {string} */ address) => {
    const found = files.get(address) ?? fetchText(address).then((text) => new FluentResource(text));
    files.set(address, found);
    found.catch(() => files.delete(address));
    return found;
  };
  return async (/** @type {string} */ language, /** @type {string} */ edition, /** @type {string[]} */ more = []) => {
    const own = edition ? file(`/api/v1/editions/${edition}/vocabulary?lang=${language}`) : Promise.reject();
    const [words, ...usual] = await Promise.all([
      own.catch(() => new FluentResource("")),
      ...["vocabulary", "web", ...more].map((name) => file(`/assets/locales/${language}/${name}.ftl`)),
    ]);
    return bundled(language, words, ...usual);
  };
}
