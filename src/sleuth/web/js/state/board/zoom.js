/** The visible part of the board: a box inside the whole, in the units of the drawing. */

const LARGEST = 4;

const between = (/** @type {number} */ low, /** @type {number} */ value, /** @type {number} */ high) =>
  Math.max(low, Math.min(value, high));

/** Return how many times larger than the whole a box is shown. @param {Box} whole @param {Box} box */
export const scaleOf = (whole, box) => whole.width / box.width;

/** Return a box moved back inside the edges. @param {Box} whole @param {Box} box @returns {Box} */
const inside = (whole, box) => ({
  ...box,
  x: between(whole.x, box.x, whole.x + whole.width - box.width),
  y: between(whole.y, box.y, whole.y + whole.height - box.height),
});

/**
 * Return a box zoomed in or out; the point stays where it is on the screen.
 * @param {Box} whole @param {Box} box @param {number} factor @param {PointXY} at @returns {Box}
 */
export function zoomed(whole, box, factor, at) {
  const scale = between(1, scaleOf(whole, box) * factor, LARGEST);
  const [width, height] = [whole.width / scale, whole.height / scale];
  const x = at.x - ((at.x - box.x) * width) / box.width;
  const y = at.y - ((at.y - box.y) * height) / box.height;
  return inside(whole, { x, y, width, height });
}

/**
 * Return a box moved by some units.
 * @param {Box} whole @param {Box} box @param {number} x @param {number} y @returns {Box}
 */
export const moved = (whole, box, x, y) => inside(whole, { ...box, x: box.x + x, y: box.y + y });

/** Return the centre of a box. @param {Box} box @returns {PointXY} */
export const middleOf = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Return the point of the board under a point of the screen; the box is centred in a rectangle, as large as it fits.
 * @param {Box} rectangle @param {Box} box @param {PointXY} at @returns {PointXY}
 */
export function onBoard(rectangle, box, at) {
  const unit = Math.min(rectangle.width / box.width, rectangle.height / box.height);
  const centre = middleOf(rectangle);
  return { x: middleOf(box).x + (at.x - centre.x) / unit, y: middleOf(box).y + (at.y - centre.y) / unit };
}
