/** A group of buttons as one tab stop: the arrow keys move inside it. */
import { useLayoutEffect, useRef } from "../../../html.js";

/** Left and right go to the button before and after. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };
/** Up and down go to the nearest button there. @type {Record<string, number>} */
const WAYS = { ArrowUp: -1, ArrowDown: 1 };

/** @param {Element} element @returns {PointXY} */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Return how far a button is above (-1) or below (1) another. @param {PointXY} from @param {PointXY} to @param {number} way */
function distance(from, to, way) {
  const ahead = (to.y - from.y) * way;
  return ahead < 4 ? Infinity : 3 * ahead + Math.abs(to.x - from.x);
}

/** Return the nearest button above or below. @param {HTMLElement[]} all @param {HTMLElement} from @param {number} way */
function nearest(all, from, way) {
  const start = middle(from);
  const far = all.map((each) => ({ each, by: distance(start, middle(each), way) }));
  return far.reduce((best, next) => (next.by < best.by ? next : best), { each: from, by: Infinity }).each;
}

/** Return where a key leads, if it leads anywhere. @param {HTMLElement[]} all @param {HTMLElement} from @param {string} key */
function leadsTo(all, from, key) {
  if (key in STEPS) return all[all.indexOf(from) + STEPS[key]] ?? from;
  return key in WAYS ? nearest(all, from, WAYS[key]) : null;
}

/** @param {HTMLElement} group */
const buttonsOf = (group) => /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button:not(:disabled)")]);

/** Make one button the tab stop. @param {HTMLElement} group @param {HTMLElement} button */
function stopAt(group, button) {
  for (const each of group.querySelectorAll("button")) each.tabIndex = each === button ? 0 : -1;
}

/** Return what the element around the buttons needs. */
export function useArrows() {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const group = ref.current;
    const all = group ? buttonsOf(group) : [];
    if (!group || all.filter((each) => each.tabIndex === 0).length === 1) return;
    const first = all.find((each) => each.ariaPressed === "true") ?? all[0];
    if (first) stopAt(group, first);
  });
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (!ref.current || !(event.target instanceof HTMLButtonElement)) return;
    const to = leadsTo(buttonsOf(ref.current), event.target, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const onFocusIn = (/** @type {FocusEvent} */ { target }) =>
    ref.current && target instanceof HTMLButtonElement && stopAt(ref.current, target);
  return { ref, onKeyDown, onFocusIn };
}
