/** A group of buttons as one tab stop: the arrow keys move inside it, wherever the next button is drawn. */
import { useLayoutEffect, useRef } from "../../html.js";

/** @typedef {{x: number, y: number}} Direction */
/** @type {Record<string, Direction>} */
const WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param {Element} element @returns {PointXY} */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Return how far a button is in a direction; sideways counts more. @param {PointXY} from @param {PointXY} to @param {Direction} way */
function distance(from, to, way) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * way.x + y * way.y;
  return ahead < 4 ? Infinity : ahead + 3 * Math.abs(x * way.y + y * way.x);
}

/** Return the nearest button in a direction. @param {HTMLElement[]} all @param {HTMLElement} from @param {Direction} way */
function nearest(all, from, way) {
  const start = middle(from);
  const far = all.map((each) => ({ each, by: each === from ? Infinity : distance(start, middle(each), way) }));
  return far.reduce((best, next) => (next.by < best.by ? next : best), { each: from, by: Infinity }).each;
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
    const way = WAYS[event.key];
    if (!way || !ref.current || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    nearest(buttonsOf(ref.current), event.target, way).focus();
  };
  const onFocusIn = (/** @type {FocusEvent} */ { target }) =>
    ref.current && target instanceof HTMLButtonElement && stopAt(ref.current, target);
  return { ref, onKeyDown, onFocusIn };
}
