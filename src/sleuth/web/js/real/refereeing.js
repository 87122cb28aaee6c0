/** The referee's chores at a real table: deal, throw dice, keep the turn. Chance is handed in. No DOM in here. */

/**
 * `at` is the seat that looks at its cards, or as many as there are seats when all have. `turn` is the seat whose turn
 * it is.
 * @typedef {{edition: string, names: string[], options: Rules, hands: string[][], case: string[], side: string[], centre: string[],
 *   open: string[], at: number, turn: number, dice: number[]|null}} Refereed
 */
/** @typedef {(below: number) => number} Chance returns a number from 0 to below `below`, each equally likely */

const WHOLE = 2 ** 32;

/** Draw from the secure source of the browser; numbers that would make some results likelier are drawn again. @type {Chance} */
export function secureChance(below) {
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0];
  return drawn < WHOLE - (WHOLE % below) ? drawn % below : secureChance(below);
}

/** Return cards in a random order. @param {string[]} cards @param {Chance} chance */
export function shuffled(cards, chance) {
  const all = [...cards];
  for (let last = all.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all;
}

/**
 * Deal: one card of each kind is the case, the others go to hands and piles of these sizes.
 * @param {string[][]} kinds @param {{hands: number[], side: number, centre: number, open: number}} sizes @param {Chance} chance
 */
export function dealt(kinds, sizes, chance) {
  const found = kinds.map((cards) => cards[chance(cards.length)]);
  const rest = shuffled(
    kinds.flat().filter((card) => !found.includes(card)),
    chance,
  );
  const take = (/** @type {number} */ count) =>
    rest.splice(0, count).sort((one, other) => kinds.flat().indexOf(one) - kinds.flat().indexOf(other));
  const hands = sizes.hands.map(take);
  return { case: found, hands, side: take(sizes.side), centre: take(sizes.centre), open: take(sizes.open) };
}

/** Throw dice; 0 is the question mark in place of a 1. @param {string[]} dice @param {Chance} chance @returns {number[]} */
export const thrown = (dice, chance) =>
  dice.map((sort) => {
    const pips = chance(6) + 1;
    return sort === "question" && pips === 1 ? 0 : pips;
  });

/** Return the seat after one. @param {Refereed} table */
export const following = ({ turn, names, options }) =>
  (turn + (options.turn_order === "counter-clockwise" ? -1 : 1) + names.length) % names.length;

/** Return how the notes of a seat begin, to be carried to its own device. @param {Refereed} table @param {number} seat @returns {RawNotes} */
export const notesOf = ({ edition, names, options, hands, open }, seat) => ({
  edition,
  seats: names,
  me: names[seat],
  hand: hands[seat],
  hand_sizes: hands.map((hand) => hand.length),
  ...(open.length ? { open } : {}),
  ...(Object.keys(options).length ? { options } : {}),
  notes: [],
});
