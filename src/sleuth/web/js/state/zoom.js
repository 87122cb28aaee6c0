/** What part of the board one looks at: a box inside the whole, in the drawing's units. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

const LARGEST = 4;

const between = (/** @type {number} */ low, /** @type {number} */ value, /** @type {number} */ high) =>
  Math.max(low, Math.min(value, high));

/** How many times larger than the whole. @param {Box} whole @param {Box} box */
export const scaleOf = (whole, box) => whole.width / box.width;

/** A box that does not look past the edge. @param {Box} whole @param {Box} box @returns {Box} */
const inside = (whole, box) => ({
  ...box,
  x: between(whole.x, box.x, whole.x + whole.width - box.width),
  y: between(whole.y, box.y, whole.y + whole.height - box.height),
});

/**
 * Closer or farther; the point stays where it is on the screen.
 * @param {Box} whole @param {Box} box @param {number} factor @param {Point} at @returns {Box}
 */
export function zoomed(whole, box, factor, at) {
  const scale = between(1, scaleOf(whole, box) * factor, LARGEST);
  const [width, height] = [whole.width / scale, whole.height / scale];
  const x = at.x - ((at.x - box.x) * width) / box.width;
  const y = at.y - ((at.y - box.y) * height) / box.height;
  return inside(whole, { x, y, width, height });
}

/** Farther along. @param {Box} whole @param {Box} box @param {number} x @param {number} y @returns {Box} */
export const moved = (whole, box, x, y) => inside(whole, { ...box, x: box.x + x, y: box.y + y });

/** The middle of a box. @param {Box} box @returns {Point} */
export const middleOf = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Where on the board a point of the screen is, if the box is shown as large as it fits into a rectangle, in the middle.
 * @param {Box} rectangle @param {Box} box @param {Point} at @returns {Point}
 */
export function onBoard(rectangle, box, at) {
  const unit = Math.min(rectangle.width / box.width, rectangle.height / box.height);
  const centre = middleOf(rectangle);
  return { x: middleOf(box).x + (at.x - centre.x) / unit, y: middleOf(box).y + (at.y - centre.y) / unit };
}
