/** The current address; every page has one. */
import { at, STATIC, within } from "./base.js";
import { signal } from "./html.js";

const read = () => ({ path: within(location.pathname), hash: location.hash.slice(1) });

export const place = signal(read());

const follow = () => {
  place.value = read();
};
addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Return the address of a path of the product; a mere fragment stays as it is. @param {string} to */
const addressOf = (to) => (to.startsWith("/") ? at(to) : to);

/** Go to another path of the product, or fragment of this one. @param {string} to */
export function go(to) {
  history.pushState(null, "", addressOf(to));
  follow();
  if (!to.includes("#")) scrollTo(0, 0);
}

/** Replace the address, without a step to go back to. @param {string} to */
export function swap(to) {
  history.replaceState(null, "", addressOf(to));
  follow();
}

/** Handle a click on a link that stays in the page; on a site of plain files every page is a file. @param {MouseEvent} event */
export function goByLink(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (STATIC || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(within(link.pathname) + link.search + link.hash);
}
