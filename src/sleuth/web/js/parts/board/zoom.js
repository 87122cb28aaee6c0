/** Zooming into the board: two fingers, a double tap or buttons; one finger pans. */
import { html, useRef, useState } from "../../html.js";
import { middleOf, moved, onBoard, scaleOf, zoomed } from "../../state/board/zoom.js";
import { t } from "../../words.js";

const STEP = 1.6;
const TAP_FACTOR = 2.5;
const DOUBLE_TAP = 320;
const DRAGGED = 8;

const pointOf = (/** @type {MouseEvent} */ event) => ({ x: event.clientX, y: event.clientY });
const distance = (/** @type {PointXY} */ a, /** @type {PointXY} */ b) => Math.hypot(a.x - b.x, a.y - b.y);
const halfway = (/** @type {PointXY[]} */ points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Return the state before any touch: where fingers are, how far they moved, when and where the last tap was. */
const untouched = () => ({
  down: /** @type {Map<number, PointXY>} */ (new Map()),
  way: 0,
  tap: { time: -Infinity, at: { x: 0, y: 0 } },
});

/** Return the visible part of the board, and the handlers that change it. @param {Box} whole */
export function useZoom(whole) {
  const [box, setBox] = useState(whole);
  const hand = useRef(untouched()).current;
  const closer = scaleOf(whole, box) > 1.01;
  const zoomBy = (/** @type {number} */ factor, at = middleOf(box)) => setBox((now) => zoomed(whole, now, factor, at));
  const touched = (/** @type {Press} */ event, /** @type {PointXY} */ at) =>
    onBoard(event.currentTarget.getBoundingClientRect(), box, at);

  /**
   * Follow the fingers: what was under them stays under them.
   * @type {(event: Press, before: PointXY[], after: PointXY[]) => void}
   */
  const follow = (event, before, after) => {
    const [from, to] = [touched(event, halfway(before)), touched(event, halfway(after))];
    const factor = before.length > 1 ? distance(after[0], after[1]) / Math.max(distance(before[0], before[1]), 1) : 1;
    setBox((now) => zoomed(whole, moved(whole, now, from.x - to.x, from.y - to.y), factor, from));
  };
  const lift = (/** @type {Press} */ event) => hand.down.delete(event.pointerId);
  const fingers = {
    "data-closer": closer,
    onPointerDown: (/** @type {Press} */ event) => {
      if (!hand.down.size) hand.way = 0;
      hand.down.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (/** @type {Press} */ event) => {
      const old = hand.down.get(event.pointerId);
      if (!old) return;
      const before = [...hand.down.values()];
      hand.down.set(event.pointerId, pointOf(event));
      hand.way += distance(old, pointOf(event));
      if (closer || before.length > 1) follow(event, before, [...hand.down.values()]);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture: (/** @type {Press} */ event) => {
      if (closer && hand.way > DRAGGED) event.stopPropagation(); // panning is not choosing a square
    },
    onClick: (/** @type {Press} */ event) => {
      const at = pointOf(event);
      const double = event.timeStamp - hand.tap.time < DOUBLE_TAP && distance(at, hand.tap.at) < 30;
      hand.tap = { time: double ? -Infinity : event.timeStamp, at };
      if (double) zoomBy(closer ? 0 : TAP_FACTOR, touched(event, at));
    },
  };
  return { box, closer, fingers, zoomBy };
}

/** @param {{zoom: Zoom}} props */
export const ZoomButtons = ({ zoom }) => html`<div class="zoom" role="group" aria-label=${t("look")}>
  <button type="button" class="round" aria-label=${t("look-closer")} title=${t("look-closer")}
    onClick=${() => zoom.zoomBy(STEP)}>+</button>
  <button type="button" class="round" aria-label=${t("look-farther")} title=${t("look-farther")}
    disabled=${!zoom.closer} onClick=${() => zoom.zoomBy(1 / STEP)}>−</button></div>`;
