/** Whose turn may be next. No DOM in here. */

/** Return the other seats, beginning beside one. @param {number} seats @param {number} from @param {string} direction */
function around(seats, from, direction) {
  const step = direction === "clockwise" ? 1 : -1;
  return Array.from({ length: seats - 1 }, (_, index) => (from + step * (index + 1) + seats * seats) % seats);
}

/** Return the seat that deals. @param {Rules} options @param {number} seats */
export const dealerOf = (options, seats) => ((options.dealer ?? -1) + seats) % seats;

/** Return how often each player accused wrongly. @param {RawNotes} raw @param {string} name */
const wrongs = (raw, name) => raw.notes.filter((note) => note.accuse && note.by === name && !note.right).length;

/**
 * Return who probably asks next: the player after the one who asked last, without those who are out. At first it is
 * the writer: they know when it is not.
 * @param {Pick<TableFacts, "options"|"silent">} table @param {RawNotes} raw @returns {string}
 */
export function nextAsker({ options, silent }, raw) {
  const last = raw.notes.findLast((note) => note.suggest || note.tip || note.accuse)?.by;
  const from = raw.seats.indexOf(last);
  if (from < 0) return raw.me ?? raw.seats[0];
  const culprit = options.culprit ? raw.seats[dealerOf(options, raw.seats.length)] : null;
  const later = [...around(raw.seats.length, from, options.turn_order ?? "clockwise"), from].map(
    (seat) => raw.seats[seat],
  );
  const plays = (/** @type {string} */ name) =>
    name !== culprit && !silent.includes(name) && wrongs(raw, name) < (options.accusations ?? 1);
  return later.find(plays) ?? last;
}
