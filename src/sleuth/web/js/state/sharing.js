/** Several people with one device: who has to take it. */

/** @typedef {{number: number, seat: number, name: string}} Sharer somebody of this device who sits at the table */

/** As many as the server knows in one browser. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

/**
 * Who has to take the device, if it is not the one who holds it.
 * @param {Sharer[]} sharers @param {number|null} actor the seat that has to act @param {number|null} holder
 * @returns {Sharer|null}
 */
export function wanted(sharers, actor, holder) {
  const asked = sharers.filter((sharer) => sharer.seat === actor);
  return asked.some((sharer) => sharer.number === holder) ? null : (asked[0] ?? null);
}

/** Whether the viewer is busy: it is his turn, or he has to answer. @param {any} view @param {any} now */
export const engaged = (view, now) => now.seat !== null && (now.actor === now.seat || view.turn?.seat === now.seat);

/**
 * Whether the curtain has to fall: another one is wanted, the holder is through, or has never said who he is.
 * @param {Sharer[]} sharers @param {{status: string, actor: number|null}} now
 * @param {{number: number, asked: boolean}} holder @param {boolean} through
 */
export const mustHandOn = (sharers, now, holder, through) =>
  now.status === "playing" &&
  sharers.length > 1 &&
  (through || !holder.asked || wanted(sharers, now.actor, holder.number) !== null);

/** The number of somebody new. @param {Sharer[]} sharers @returns {number|null} */
export const nextNumber = (sharers) =>
  NUMBERS.find((number) => sharers.every((sharer) => sharer.number !== number)) ?? null;

/**
 * The first seat nobody has, sharers the page has not been told of yet included.
 * @param {import("./types.js").Chair[]} chairs @param {Sharer[]} sharers @returns {number|null}
 */
export function freeSeat(chairs, sharers) {
  const found = chairs.findIndex(
    (chair, seat) => !chair.bot && !chair.people.length && sharers.every((sharer) => sharer.seat !== seat),
  );
  return found < 0 ? null : found;
}
