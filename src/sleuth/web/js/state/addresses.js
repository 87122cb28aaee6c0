/** The addresses of the page; the server has the same (`PAGES` in server/http/routes/pages.py). */
const ADDRESSES = /^\/(?:friends|replay|(?:play|join|how|t|table|replay)\/[^/]+|table\/[^/]+\/screen)?$/;

/** Return whether there is a page at a path. @param {string} path */
export const exists = (path) => ADDRESSES.test(path.replace(/(?<=.)\/$/, ""));
