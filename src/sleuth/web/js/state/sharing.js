/** Several people with one device: who has to take it. */

/** @typedef {{number: number, seat: number, name: string}} Sharer somebody of this device who sits at the table */

/** As many as the server knows in one browser. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

/** Whether people of different seats share a device; a team at one seat has nothing to hide. @param {Sharer[]} sharers */
export const needsCurtain = (sharers) => new Set(sharers.map((sharer) => sharer.seat)).size > 1;

/**
 * Who has to take the device, if it is nobody who holds it: one of them, or a team.
 * @param {Sharer[]} sharers @param {number|null} actor the seat that has to act @param {number|null} holder
 * @returns {Sharer[]}
 */
export function wanted(sharers, actor, holder) {
  const asked = sharers.filter((sharer) => sharer.seat === actor);
  return asked.some((sharer) => sharer.number === holder) ? [] : asked;
}

/** Whether the viewer is busy: it is their turn, or they have to answer. @param {any} view @param {any} now */
export const engaged = (view, now) => now.seat !== null && (now.actor === now.seat || view.turn?.seat === now.seat);

/**
 * Whether the curtain has to fall: another one is wanted, the holder is through, or has never said who they are.
 * @param {Sharer[]} sharers @param {{status: string, actor: number|null}} now
 * @param {{number: number, asked: boolean}} holder @param {boolean} through
 */
export const mustHandOn = (sharers, now, holder, through) =>
  now.status === "playing" &&
  needsCurtain(sharers) &&
  (through || !holder.asked || wanted(sharers, now.actor, holder.number).length > 0);

/** The number of somebody new. @param {Sharer[]} sharers @returns {number|null} */
export const nextNumber = (sharers) =>
  NUMBERS.find((number) => sharers.every((sharer) => sharer.number !== number)) ?? null;

/** How many people sit at a seat, sharers the page has not been told of yet included. */
const sitting = (
  /** @type {import("./types.js").Chair} */ chair,
  /** @type {number} */ seat,
  /** @type {Sharer[]} */ sharers,
) => Math.max(chair.people.length, sharers.filter((sharer) => sharer.seat === seat).length);

/**
 * The seats at which somebody can still sit down, the emptiest first.
 * @param {import("./types.js").Chair[]} chairs @param {Sharer[]} sharers @param {number} team how many may share a seat
 * @returns {number[]}
 */
export function freeSeats(chairs, sharers, team) {
  const counts = chairs.map((chair, seat) => (chair.bot ? team : sitting(chair, seat, sharers)));
  const free = counts.flatMap((count, seat) => (count < team ? [seat] : []));
  return free.sort((one, other) => counts[one] - counts[other] || one - other);
}
