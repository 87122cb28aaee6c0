/**
 * Sets of cards as bits of a BigInt, because an edition may have 60 cards. Only conclusions and groups use them; the
 * count itself runs over arrays of numbers.
 */

const WORD = 32n;

/** Return the number of cards in a set. @param {bigint} cards */
export function size(cards) {
  let number = 0;
  for (let rest = cards; rest !== 0n; rest >>= WORD) number += ones(Number(BigInt.asUintN(32, rest)));
  return number;
}

/** Return the number of ones in a 32-bit integer, adding neighbours up in parallel. @param {number} word */
function ones(word) {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Return the set of one card. @param {number} index */
export const single = (index) => 1n << BigInt(index);

/** Return whether a card is in a set. @param {bigint} cards @param {number} index */
export const has = (cards, index) => ((cards >> BigInt(index)) & 1n) === 1n;

/** Return the first card of a set, as a set. @param {bigint} cards */
export const first = (cards) => cards & -cards;

/** Return the cards of a set one by one, as sets. @param {bigint} cards */
export function each(cards) {
  const found = [];
  for (let rest = cards; rest !== 0n; rest &= rest - 1n) found.push(first(rest));
  return found;
}

/** Return the indexes of the cards of a set. @param {bigint} cards @param {number} number how many cards there are */
export function indexes(cards, number) {
  const found = [];
  for (let index = 0; index < number; index++) if (has(cards, index)) found.push(index);
  return found;
}

/** Return every choice of one from each. @template T @param {T[][]} lists @returns {T[][]} */
export function choices(lists) {
  return lists.reduce(
    (found, list) => found.flatMap((begun) => list.map((next) => [...begun, next])),
    /** @type {T[][]} */ ([[]]),
  );
}
