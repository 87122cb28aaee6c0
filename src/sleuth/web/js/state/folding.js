/** Small helpers of the folds. */

/** A list with one thing else. @template T @param {T[]} list @param {number} index @param {T} item @returns {T[]} */
export const put = (list, index, item) => list.map((old, at) => (at === index ? item : old));

/**
 * All seats, one of them changed.
 * @param {import("./types.js").SeatOpen[]} seats @param {number} seat @param {object} changes
 */
export const patchSeat = (seats, seat, changes) => put(seats, seat, { ...seats[seat], ...changes });

/** A list without the first occurrence of something. @template T @param {T[]} list @param {T} item */
export function without(list, item) {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}
