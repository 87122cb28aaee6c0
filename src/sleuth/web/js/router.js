/** The current address; every page has one. */
import { STATIC } from "./base.js";
import { signal } from "./html.js";

const read = () => ({ path: location.pathname, hash: location.hash.slice(1) });

export const place = signal(read());

const follow = () => {
  place.value = read();
};
addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Go to another address. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  follow();
  if (!to.includes("#")) scrollTo(0, 0);
}

/** Replace the address, without a step to go back to. @param {string} to */
export function swap(to) {
  history.replaceState(null, "", to);
  follow();
}

/** Handle a click on a link that stays in the page; on a site of plain files every page is a file. @param {MouseEvent} event */
export function goByLink(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (STATIC || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
