/** The geometry of the timeline: how many cases were possible for each player, turn by turn. */

export const WIDTH = 560;
export const HEIGHT = 190;
/** Space for the scale. */
export const LEFT = 40;
/** Space for the names. */
export const RIGHT = 116;
const [TOP, BOTTOM] = [12, 22];

/**
 * Return the points of a line. Few cases are what matters, so the scale is logarithmic.
 * @param {number[]} counts @param {number} most @param {number} turns
 */
export function points(counts, most, turns) {
  const right = Math.max(turns - 1, 1);
  const high = Math.log(Math.max(most, 2));
  const x = (/** @type {number} */ turn) => LEFT + (turn / right) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ count) =>
    HEIGHT - BOTTOM - (Math.log(Math.max(count, 1)) / high) * (HEIGHT - TOP - BOTTOM);
  return counts.map((count, turn) => [x(turn), y(count)]);
}

/**
 * Return heights with space between them, in the same order: for the names at the ends of the lines.
 * @param {number[]} heights @param {number} least @returns {number[]}
 */
export function spread(heights, least) {
  const order = heights.map((_, index) => index).sort((a, b) => heights[b] - heights[a]);
  const found = [...heights];
  order.forEach((index, place) => {
    if (place > 0) found[index] = Math.min(found[index], found[order[place - 1]] - least);
  });
  return found;
}
