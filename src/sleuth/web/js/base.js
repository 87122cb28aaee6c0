/**
 * The address of the product: everything lies below it, also where a host serves it below a path of its own. On a site
 * of plain files, made by `sleuth site`, pages and the answers of the server are files too: nobody computes anything.
 */

const ROOT = new URL("../../", import.meta.url).pathname;
/** Whether this is such a site: its pages say so. */
export const STATIC = globalThis.document?.documentElement.dataset.site === "static";

/** Return the file of an answer: of `/editions/classic?lang=de` it is `/editions/classic.de.json`. @param {string} path */
function answerFile(path) {
  const [asked, language = ""] = path.split("?lang=");
  return `${asked}${language && `.${language}`}${asked.endsWith("/vocabulary") ? ".ftl" : ".json"}`;
}

/** Return the file of a page: of `/how/classic` it is `/how/classic.html`. @param {string} path */
const pageFile = (path) => (path === "/" ? "/index.html" : `${path}.html`);

/** Return the file that lies at a path on a site. @param {string} path */
export function fileOf(path) {
  if (path.startsWith("/api/")) return answerFile(path);
  return /\.\w+$/.test(path) ? path : pageFile(path);
}

/** Return the path of the product that lies at a path of the host. @param {string} path */
export const within = (path) => (path.startsWith(ROOT) ? path.slice(ROOT.length - 1) : path);

/** Return where a path of the product is found; it begins with a slash. @param {string} path */
export const at = (path) => ROOT + (STATIC ? fileOf(path) : path).slice(1);
