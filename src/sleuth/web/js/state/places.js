/** Where people can be; the server has a page for the same addresses (`PAGES` in server/http/pages.py). */
const PLACES = /^\/(?:friends|real|replay|(?:play|join|how|t|table|replay)\/[^/]+|table\/[^/]+\/screen)?$/;

/** Whether there is anything at an address. @param {string} path */
export const exists = (path) => PLACES.test(path.replace(/(?<=.)\/$/, ""));
