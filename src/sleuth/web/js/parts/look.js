/** Looking closer at the board: two fingers, a double tap, buttons; one finger moves along. */
import { html, useRef, useState } from "../html.js";
import { middleOf, moved, onBoard, scaleOf, zoomed } from "../state/zoom.js";
import { t } from "../words.js";

const STEP = 1.6;
const TAPPED_CLOSER = 2.5;
const DOUBLE_TAP = 320;
const DRAGGED = 8;

/** @typedef {import("../state/zoom.js").Box} Box */
/** @typedef {{x: number, y: number}} Point */

const pointOf = (event) => ({ x: event.clientX, y: event.clientY });
const apart = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.hypot(a.x - b.x, a.y - b.y);
const halfway = (/** @type {Point[]} */ points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** What fingers did before: where they are, how far they went, when the last tap was. */
const untouched = () => ({ down: new Map(), way: 0, tap: { time: -Infinity, at: { x: 0, y: 0 } } });

/**
 * The part of the board one looks at, and what changes it.
 * @param {Box} whole
 */
export function useLook(whole) {
  const [box, setBox] = useState(whole);
  const hand = useRef(untouched()).current;
  const closer = scaleOf(whole, box) > 1.01;
  const zoom = (/** @type {number} */ factor, at = middleOf(box)) => setBox((now) => zoomed(whole, now, factor, at));
  const touched = (event, at) => onBoard(event.currentTarget.getBoundingClientRect(), box, at);

  /** Follow the fingers: what was under them stays under them. */
  const follow = (event, before, after) => {
    const [from, to] = [touched(event, halfway(before)), touched(event, halfway(after))];
    const factor = before.length > 1 ? apart(after[0], after[1]) / Math.max(apart(before[0], before[1]), 1) : 1;
    setBox((now) => zoomed(whole, moved(whole, now, from.x - to.x, from.y - to.y), factor, from));
  };
  const fingers = {
    "data-closer": closer,
    onPointerDown: (event) => {
      if (!hand.down.size) hand.way = 0;
      hand.down.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event) => {
      const old = hand.down.get(event.pointerId);
      if (!old) return;
      const before = [...hand.down.values()];
      hand.down.set(event.pointerId, pointOf(event));
      hand.way += apart(old, pointOf(event));
      if (closer || before.length > 1) follow(event, before, [...hand.down.values()]);
    },
    onPointerUp: (event) => hand.down.delete(event.pointerId),
    onPointerCancel: (event) => hand.down.delete(event.pointerId),
    onPointerLeave: (event) => hand.down.delete(event.pointerId),
    onClickCapture: (event) => {
      if (closer && hand.way > DRAGGED) event.stopPropagation(); // moving along is not choosing a square
    },
    onClick: (event) => {
      const at = pointOf(event);
      const double = event.timeStamp - hand.tap.time < DOUBLE_TAP && apart(at, hand.tap.at) < 30;
      hand.tap = { time: double ? -Infinity : event.timeStamp, at };
      if (double) zoom(closer ? 0 : TAPPED_CLOSER, touched(event, at));
    },
  };
  return { box, closer, fingers, zoom };
}

/** @param {{look: ReturnType<typeof useLook>}} props */
export const LookButtons = ({ look }) => html`<div class="look" role="group" aria-label=${t("look")}>
  <button type="button" class="round" aria-label=${t("look-closer")} title=${t("look-closer")}
    onClick=${() => look.zoom(STEP)}>+</button>
  <button type="button" class="round" aria-label=${t("look-farther")} title=${t("look-farther")}
    disabled=${!look.closer} onClick=${() => look.zoom(1 / STEP)}>−</button></div>`;
