/** Copies of lists with one change. */

/**
 * Return a list with one item replaced.
 * @template T @param {T[]} list @param {number} index @param {T} item @returns {T[]}
 */
export const put = (list, index, item) => list.map((old, at) => (at === index ? item : old));

/**
 * Return all seats, one of them changed.
 * @param {SeatView[]} seats @param {number} seat @param {Partial<SeatView>} changes
 */
export const patchSeat = (seats, seat, changes) => put(seats, seat, { ...seats[seat], ...changes });

/**
 * Return a list without the first occurrence of an item.
 * @template T @param {T[]} list @param {T} item @returns {T[]}
 */
export function without(list, item) {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}
