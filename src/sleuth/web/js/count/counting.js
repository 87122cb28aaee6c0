/**
 * The exact count: the number of possible deals, and in how many of them each owner holds each card.
 *
 * Let W(H) be 1 when a hand H is possible for an owner. Because the hands' sizes add up to the number of cards, the number
 * of deals is the sum over all sets S of cards of (-1)^(cards not in S) times the product over the owners of Z(S), where
 * Z(S) sums W over the subsets of S. Leaving one owner out of the product gives the weights of that owner's cards.
 * Cards that nothing distinguishes are counted as a group, with binomial coefficients.
 */
import { choices, has, size } from "./cards.js";
import { Impossible } from "./constraints.js";
import { Hand } from "./hand.js";
import { row } from "./lattice.js";
import { Plane } from "./plane.js";
import { Remainders } from "./remainders.js";
import { primesFor, Whole } from "./residues.js";

/**
 * @typedef {import("./constraints.js").Constraints} Constraints @typedef {import("./constraints.js").CardChoice} CardChoice
 */
/**
 * @typedef {{total: bigint, table: bigint[][], cases: {groups: number[], weight: bigint}[]}} Solution `table`: by open
 *   owner and group, the weight of the deals in which the owner holds one given card of the group; `cases`: the open cards
 *   of the case, as groups, with the weight of one given card of each
 */

/**
 * More kinds of sets than this are refused: no shipped edition has a tenth of them, and a phone has no room for more.
 */
export const MOST_ENTRIES = 2 ** 24;

/** The solution of some constraints that have been propagated. */
export class Count {
  /** @param {Constraints} constraints */
  constructor(constraints) {
    this.constraints = constraints;
    const choices = constraints.openChoices();
    const open = constraints.sizes.flatMap((room, owner) => (room > size(constraints.held[owner]) ? [owner] : []));
    /** The open cards, grouped where nothing distinguishes them. */
    this.groups = groupCards(constraints, open, choices);
    /** @type {Hand[]} */
    this.hands = open.map((owner) => new Hand(constraints, owner, this.groups, choices));
    /** @type {Solution|null} */
    this.solved = null;
    /** @type {Solution|null} without the weights of the cards */
    this.weighed = null;
  }

  /** The number of kinds of sets of open cards. */
  get entries() {
    return this.groups.reduce((product, members) => product * (members.length + 1), 1);
  }

  /** The total, the weights of all cards, and the cases. */
  get solution() {
    this.solved ??= this.#solve(true);
    return this.solved;
  }

  /** Return every choice of open cards that the case could hold, with its weight; cheaper than the whole solution. */
  openCases() {
    this.weighed ??= this.solved ?? this.#solve(false);
    const { total, cases } = this.weighed;
    if (!this.hands.some((hand) => hand.case)) return total ? [{ cards: [], weight: total }] : [];
    return cases.flatMap(({ groups, weight }) =>
      choices(groups.map((group) => this.groups[group])).map((cards) => ({ cards, weight })),
    );
  }

  /** Return a number that no result exceeds. */
  #bound() {
    const cards = this.groups.reduce((sum, members) => sum + members.length, 0);
    let [left, deals] = [cards, 1n];
    for (const hand of this.hands) {
      deals *= row(left)[hand.room] * hand.scale;
      left -= hand.room;
    }
    return deals;
  }

  /** @param {boolean} all whether the weights of all cards are wanted @returns {Solution} */
  #solve(all) {
    if (this.hands.length === 0) return { total: 1n, table: [], cases: [] };
    if (this.entries > MOST_ENTRIES) throw new RangeError(`too many kinds of sets to count: ${this.entries}`);
    const primes = primesFor(this.#bound());
    const whole = new Whole(primes);
    const planes = this.#planes();
    const found = primes.map((prime) => new Remainders(this, planes, prime, all));
    const value = (/** @type {(part: Remainders) => number} */ get) => whole.of(found.map(get));
    return {
      total: value((part) => part.total),
      table: this.hands.map((_, hand) => this.groups.map((_, group) => value((part) => part.table[hand][group]))),
      cases: found[0].cases.flatMap(({ groups }, at) => {
        const weight = value((part) => part.cases[at].sum);
        return weight ? [{ groups, weight }] : [];
      }),
    };
  }

  /**
   * Return the plane with the last groups as columns, and the one with the first groups, about half of the sets each.
   */
  #planes() {
    const sizes = this.groups.map((members) => members.length);
    let [cut, rows] = [0, 1];
    while (rows * rows < this.entries) rows *= sizes[cut++] + 1;
    return [new Plane(sizes, this.hands, cut, sizes.length), new Plane(sizes, this.hands, 0, cut)];
  }
}

/**
 * Group open cards that nothing distinguishes: same possible owners, limits and choices, same kind for the case.
 * @param {Constraints} constraints @param {number[]} owners @param {CardChoice[]} choices
 */
export function groupCards(constraints, owners, choices) {
  const held = constraints.held.reduce((all, cards) => all | cards, 0n);
  const traits = [...owners.map((owner) => constraints.possible[owner])];
  traits.push(...constraints.limits.map((limit) => limit.cards), ...choices.map((choice) => choice.cards));
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  constraints.kinds.forEach((kind, card) => {
    if (has(held, card)) return;
    const known = has(constraints.possible[constraints.case], card) ? kind : -1;
    const signature = [known, ...traits.map((cards) => Number(has(cards, card)))].join();
    groups.set(signature, [...(groups.get(signature) ?? []), card]);
  });
  return [...groups.values()];
}

/**
 * Propagate and prepare the count; return null when propagation finds that no deal is possible.
 * @param {Constraints} constraints
 */
export function count(constraints) {
  try {
    constraints.propagate();
  } catch (problem) {
    if (problem instanceof Impossible) return null;
    throw problem;
  }
  return new Count(constraints);
}
