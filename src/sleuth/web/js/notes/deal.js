/** How many cards each owner has: what the edition's deal fixes, and what people have to write down. */
import { NotesError } from "./errors.js";

/**
 * @typedef {import("./game.js").NotedGame} NotedGame
 * @typedef {{hands: number[], side: number, centre: number, open: number}} DealSizes the hands and piles without the case
 */

/**
 * Return the sizes of all hands and piles; throws `NotesError` if given ones are wrong or missing ones needed.
 * @param {Wire.ServedPack} pack @param {NotedGame} game @param {number[]|null} given @param {number} open
 * @param {boolean} dealerKnown @returns {DealSizes}
 */
export function sizesOf(pack, game, given, open, dealerKnown) {
  const cards = Object.keys(pack.cards).length;
  const { side_cards: side, leftovers } = game.options;
  const seats = game.names.length;
  const all = cards - pack.kinds.length - side;
  if (given) return checked(game, given, { all, side, open, cards });
  const expected = all % seats;
  if (leftovers === "open" && open !== expected) throw new NotesError("open-count", null, { expected, found: open });
  const rest = all - open;
  if (rest < 0) throw new NotesError("too-many-open", null, { found: open });
  const centre = leftovers === "centre" ? rest % seats : 0;
  const hands = dealtFrom(game, rest - centre);
  if ((rest - centre) % seats && !dealerKnown) {
    throw new NotesError("sizes-needed", null, {
      cards: rest - centre,
      seats,
      example: `[${dealtFrom(game, rest).join(", ")}]`,
    });
  }
  return { hands, side, centre, open };
}

/** Return the sizes of the hands when cards are dealt one by one, left of the dealer first. @param {NotedGame} game @param {number} cards */
export function dealtFrom({ names, dealer }, cards) {
  const first = (dealer + 1) % names.length;
  const turn = (/** @type {number} */ seat) => (seat - first + names.length) % names.length;
  return names.map((_, seat) => Math.max(0, Math.ceil((cards - turn(seat)) / names.length)));
}

/**
 * @param {NotedGame} game @param {number[]} given @param {{all: number, side: number, open: number, cards: number}} deal
 * @returns {DealSizes}
 */
function checked(game, given, { all, side, open, cards }) {
  const seats = game.names.length;
  if (given.length !== seats) throw new NotesError("sizes-number", null, { found: given.length, seats });
  const least = Math.min(...given);
  if (least < 0) throw new NotesError("sizes-negative", null, { found: least });
  const found = given.reduce((sum, size) => sum + size, 0);
  const expected = all - open;
  const left = expected - found;
  const centre = game.options.leftovers === "centre" && left > 0 ? left : 0;
  if (left === centre) return { hands: given, side, centre, open };
  throw new NotesError("sizes-sum", null, { sizes: given.join(" + "), found, expected, open, side, cards });
}
