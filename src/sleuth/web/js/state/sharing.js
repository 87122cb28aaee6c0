/** Several people with one device: who has to take it next. */

/** @typedef {Wire.Sharer} Sharer */

/** The people the server can tell apart in one browser. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

/**
 * Return whether people of different seats share a device; a team at one seat has nothing to hide.
 * @param {Sharer[]} sharers
 */
export const needsCurtain = (sharers) => new Set(sharers.map((sharer) => sharer.seat)).size > 1;

/**
 * Return who has to take the device, one person or a team; nobody if one of them holds it.
 * @param {Sharer[]} sharers @param {number|null} actor the seat that has to act @param {number|null} holder
 * @returns {Sharer[]}
 */
export function wanted(sharers, actor, holder) {
  const asked = sharers.filter((sharer) => sharer.seat === actor);
  return asked.some((sharer) => sharer.number === holder) ? [] : asked;
}

/**
 * Return whether the viewer is busy: it is their turn, or they have to answer.
 * @param {View} view @param {Wire.Now} now
 */
export const engaged = (view, now) => now.seat !== null && (now.actor === now.seat || view.turn?.seat === now.seat);

/**
 * Return whether the curtain has to fall: it is someone else’s turn, the holder is done, or never said who they are.
 * @param {Sharer[]} sharers @param {{status: string, actor: number|null}} now
 * @param {{number: number, asked: boolean}} holder @param {boolean} done
 */
export const mustHandOn = (sharers, now, holder, done) =>
  now.status === "playing" &&
  needsCurtain(sharers) &&
  (done || !holder.asked || wanted(sharers, now.actor, holder.number).length > 0);

/** Return the number for another person. @param {Sharer[]} sharers @returns {number|null} */
export const nextNumber = (sharers) =>
  NUMBERS.find((number) => sharers.every((sharer) => sharer.number !== number)) ?? null;

/** Return how many people sit at a seat, including sharers that no message has named yet. */
const sitting = (/** @type {Chair} */ chair, /** @type {number} */ seat, /** @type {Sharer[]} */ sharers) =>
  Math.max(chair.people.length, sharers.filter((sharer) => sharer.seat === seat).length);

/**
 * Return the seats at which somebody can still sit down, the emptiest first.
 * @param {Chair[]} chairs @param {Sharer[]} sharers @param {number} team how many may share a seat
 * @returns {number[]}
 */
export function freeSeats(chairs, sharers, team) {
  const counts = chairs.map((chair, seat) => (chair.bot ? team : sitting(chair, seat, sharers)));
  const free = counts.flatMap((count, seat) => (count < team ? [seat] : []));
  return free.sort((one, other) => counts[one] - counts[other] || one - other);
}
