/**
 * The address of the product: everything lies below it, also where a host serves it below a path of its own. On a site
 * of plain files the answers of the server are files too, one for each language.
 */

const ROOT = new URL("../../", import.meta.url).pathname;
const STATIC = globalThis.document?.documentElement.dataset.site === "static";

/** Return the file that holds an answer: `/editions/classic?lang=de` is `/editions/classic.de.json`. @param {string} path */
const fileOf = (path) =>
  path.replace(/(?:\?lang=(\w+))?$/, (_, language) => (language ? `.${language}.json` : ".json"));

/** Return where a path of the product is found; it begins with a slash. @param {string} path */
export const at = (path) => ROOT + (STATIC && path.startsWith("/api/") ? fileOf(path) : path).slice(1);
