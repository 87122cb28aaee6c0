/** Whether any deal satisfies the constraints, without counting: propagation, matching cards with owners, branching. */
import { each, first, size } from "./cards.js";
import { Impossible } from "./constraints.js";

/** @typedef {import("./constraints.js").Constraints} Constraints */

/**
 * Return whether any deal satisfies the constraints; narrows them on the way. Matching finds a deal in which every owner
 * could hold their cards, or proves that there is none. If that deal breaks a limit, one of its cards is tried both ways.
 * @param {Constraints} constraints @returns {boolean}
 */
export function satisfiable(constraints) {
  const dealt = unlessImpossible(() => {
    constraints.propagate();
    return anyDeal(constraints);
  });
  if (dealt === null) return false;
  const broken = constraints.limits.find(({ owner, cards, least, most }) => {
    const number = size(cards & dealt[owner]);
    return number < least || number > most;
  });
  return broken === undefined || bothWays(constraints, broken.owner, first(broken.cards)).some(satisfiable);
}

/** Return what a step finds, or null if it finds that everything is impossible. @template T @param {() => T} step */
export function unlessImpossible(step) {
  try {
    return step();
  } catch (problem) {
    if (problem instanceof Impossible) return null;
    throw problem;
  }
}

/** @param {Constraints} constraints @param {number} owner @param {bigint} cards */
function bothWays(constraints, owner, cards) {
  return [1, 0].map((number) => {
    const twin = constraints.copy();
    twin.limits.push({ owner, cards, least: number, most: number });
    return twin;
  });
}

/**
 * Return some deal of the open cards, by owner, ignoring limits; throws `Impossible` if there is none.
 * @param {Constraints} constraints
 */
function anyDeal(constraints) {
  const places = placesOf(constraints);
  if (places.some(({ room }) => room < 0)) throw new Impossible();
  const open = constraints.held.reduce((left, cards) => left & ~cards, constraints.allCards);
  if (!each(open).every((card) => findRoom(places, card, new Set()))) throw new Impossible();
  const dealt = constraints.sizes.map(() => 0n);
  for (const { owner, filled } of places) dealt[owner] |= filled;
  return dealt;
}

/**
 * @typedef {{owner: number, could: bigint, room: number, filled: bigint}} Place a hand, or the place of a kind in the case
 */

/** @param {Constraints} constraints @returns {Place[]} */
function placesOf({ held, possible, sizes, ofKind, case: caseOwner, allCards }) {
  const place = (/** @type {number} */ owner, /** @type {bigint} */ cards, /** @type {number} */ all) => {
    const could = possible[owner] & ~held[owner] & cards;
    return { owner, could, room: all - size(held[owner] & cards), filled: 0n };
  };
  const hands = sizes.flatMap((all, owner) => (owner === caseOwner ? [] : [place(owner, allCards, all)]));
  return [...hands, ...ofKind.map((kind) => place(caseOwner, kind, 1))];
}

/**
 * Place a card where it could be, moving other cards on if needed; return whether that worked.
 * @param {Place[]} places @param {bigint} card @param {Set<Place>} tried @returns {boolean}
 */
function findRoom(places, card, tried) {
  for (const place of places) {
    if (tried.has(place) || (place.could & card) === 0n) continue;
    tried.add(place);
    if (size(place.filled) < place.room) {
      place.filled |= card;
      return true;
    }
    const moved = each(place.filled).find((other) => findRoom(places, other, tried));
    if (moved !== undefined) {
      place.filled += card - moved;
      return true;
    }
  }
  return false;
}
