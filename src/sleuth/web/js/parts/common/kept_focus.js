/** Keeps the focus where a person expects it: in the part they work in, and on the heading of a new page. */
import { useEffect, useRef } from "../../html.js";

const PRESSES = ["pointerdown", "keydown"];
const NEXT = "button:not(:disabled, .danger, .quiet)";

/** Return whether the focus is nowhere, or on something that can no longer be pressed. */
function lost() {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(":disabled");
}

/** @param {HTMLElement} element */
function focus(element) {
  if (!element.matches("a, button, input, select, [tabindex]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** @param {HTMLElement|null} element */
const usable = (element) => element?.isConnected && !element.matches(":disabled") && element.checkVisibility();

/**
 * Return where the focus goes when what had it is gone: back once it can be pressed again, or to the next thing to do.
 * @param {HTMLElement} part @param {HTMLElement|null} at what had the focus @returns {HTMLElement|null}
 */
function next(part, at) {
  if (usable(at)) return at;
  if (at?.isConnected && !part.contains(at)) return at.closest("section");
  return /** @type {HTMLElement[]} */ ([...part.querySelectorAll(NEXT)]).find(usable) ?? null;
}

/**
 * Keep the focus on a page whose buttons come and go. When the focused one vanishes, the focus goes to the next thing
 * to do in `part`, and while there is none, to the sentence that says what we wait for. The returned function stops
 * that.
 * @param {HTMLElement} part
 */
export function keepFocus(part) {
  let [waiting, left] = [false, false];
  let at = /** @type {HTMLElement|null} */ (null);
  const came = (/** @type {FocusEvent} */ { target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest("dialog") && !part.contains(target)) return; // the focus comes back from there
    waiting &&= target.matches(".prompt, h1");
    left = false;
    if (!waiting) at = target;
  };
  const pressed = (/** @type {Event} */ event) => {
    // somebody who presses beside everything, or tabs past the end of the page, leaves where they were
    if (!(event instanceof KeyboardEvent) || event.key === "Tab") left = true;
  };
  const look = () => {
    if (!waiting && (!lost() || !at || (left && usable(at)))) return;
    const found = next(part, at);
    waiting = !found;
    const target =
      found ?? /** @type {HTMLElement|null} */ (part.querySelector(".prompt") ?? page?.querySelector("h1"));
    if (target && target !== document.activeElement) focus(target);
    waiting ||= document.activeElement !== found; // a dialogue lies over it: try again when that is gone
  };
  const watched = new MutationObserver(look);
  const page = part.closest("#page"); // what is laid over the table is not in this part
  watched.observe(page ?? part, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  for (const press of PRESSES) document.addEventListener(press, pressed, true);
  document.addEventListener("focusin", came);
  return () => {
    watched.disconnect();
    for (const press of PRESSES) document.removeEventListener(press, pressed, true);
    document.removeEventListener("focusin", came);
  };
}

/** Return a ref for the part that keeps the focus. */
export function useKeptFocus() {
  const part = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => (part.current ? keepFocus(part.current) : undefined), []);
  return part;
}

/** Move the focus to the heading of the page, as soon as there is one and unless it has been put elsewhere. */
function focusHeading() {
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const watched = new MutationObserver(() => settle());
  const settle = () => {
    const heading = page.querySelector("h1");
    if (lost() && heading) focus(heading);
    if (!lost()) watched.disconnect();
  };
  watched.observe(page, { childList: true, subtree: true });
  settle();
  return () => watched.disconnect();
}

/** After a change of page, begin at its heading. @param {string} name changes with the page */
export function useHeadingFocus(name) {
  const first = useRef(true);
  useEffect(() => {
    const opened = first.current;
    first.current = false;
    return opened ? undefined : focusHeading();
  }, [name]);
}
