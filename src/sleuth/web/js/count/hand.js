/** The hands one owner could hold. Only what distinguishes cards for that owner matters, so their lattice is small. */
import { has, size } from "./cards.js";
import { Lattice } from "./lattice.js";

/**
 * @typedef {import("./constraints.js").Constraints} Constraints @typedef {import("./constraints.js").CardChoice} CardChoice
 */

/** The possible hands of one owner, over the groups of open cards the owner could hold. */
export class Hand {
  /** @param {Constraints} constraints @param {number} owner @param {number[][]} groups @param {CardChoice[]} choices */
  constructor(constraints, owner, groups, choices) {
    this.owner = owner;
    this.room = constraints.sizes[owner] - size(constraints.held[owner]);
    this.limits = constraints.limits.filter((limit) => limit.owner === owner);
    this.choices = choices.filter((choice) => choice.owner === owner);
    this.case = owner === constraints.case;
    /** How much a hand weighs for each choice, by the number of cards that were chosen from. */
    this.shares = this.choices.map(({ cards, known }) => shares(known + size(cards)));
    /** What a deal weighs if its owner never had a choice. */
    this.scale = this.shares.reduce((product, share) => product * share[1], 1n);
    /** The groups the owner could hold cards of, merged where nothing distinguishes them for this owner. */
    this.classes = this.#classes(constraints, groups);
    const cards = this.classes.map((members) => groups[members[0]][0]);
    this.lattice = new Lattice(this.classes.map((all) => all.reduce((sum, group) => sum + groups[group].length, 0)));
    this.kinds = cards.map((card) => constraints.kinds[card]);
    /** One card of each class, to test which limits and choices it is in. */
    this.cards = cards;
    this.fits = this.#fits();
  }

  /** @param {Constraints} constraints @param {number[][]} groups */
  #classes(constraints, groups) {
    /** @type {Map<string, number[]>} */
    const found = new Map();
    const traits = [...this.limits, ...this.choices];
    groups.forEach(([card], group) => {
      if (!has(constraints.possible[this.owner], card)) return;
      const kind = this.case ? constraints.kinds[card] : 0;
      const signature = [kind, ...traits.map((trait) => Number(has(trait.cards, card)))].join();
      found.set(signature, [...(found.get(signature) ?? []), group]);
    });
    return [...found.values()];
  }

  /** Return, for each entry, whether it is a possible hand. */
  #fits() {
    const fits = new Uint8Array(this.lattice.entries).fill(1);
    const demand = (/** @type {Int32Array} */ numbers, /** @type {number} */ least, /** @type {number} */ most) => {
      for (let at = 0; at < fits.length; at++) if (numbers[at] < least || numbers[at] > most) fits[at] = 0;
    };
    if (this.case)
      for (const kind of new Set(this.kinds))
        demand(this.lattice.sums(this.kinds.map((other) => Number(other === kind))), 1, 1);
    else demand(this.lattice.sums(this.kinds.map(() => 1)), this.room, this.room);
    for (const { cards, least, most } of this.limits) demand(this.#numberIn(cards), least, most);
    return fits;
  }

  /** @param {bigint} cards */
  #numberIn(cards) {
    return this.lattice.sums(this.cards.map((card) => Number(has(cards, card))));
  }

  /**
   * Return, for every group, the stride of its class in the owner's lattice; 0 if the owner cannot hold it.
   * @param {number} groups
   */
  strides(groups) {
    const found = new Array(groups).fill(0);
    this.classes.forEach((members, at) => {
      for (const group of members) found[group] = this.lattice.strides[at];
    });
    return found;
  }

  /** Return the weight of each entry: 0 where it is not a possible hand. @param {number} prime */
  weights(prime) {
    const values = Float64Array.from(this.fits);
    this.choices.forEach(({ cards, known }, at) => {
      const numbers = this.#numberIn(cards);
      const share = this.shares[at].map((weight) => Number(weight % BigInt(prime)));
      for (let entry = 0; entry < values.length; entry++)
        if (values[entry]) values[entry] = (values[entry] * share[numbers[entry] + known]) % prime;
    });
    return values;
  }

  /** Return, for every set of cards, the weight of the hands within it. @param {number} prime */
  subsetSums(prime) {
    return this.lattice.subsetSums(this.weights(prime), prime);
  }

  /**
   * Return, for every set with a given card of one class, the weight of the hands within it with that card.
   * @param {number} index @param {number} prime
   */
  subsetSumsWith(index, prime) {
    const { lattice } = this;
    const [dim, stride] = [lattice.dims[index], lattice.strides[index]];
    const rest = shifted(this.weights(prime), dim, stride, -1); // the hands, without the given card ...
    return shifted(lattice.subsetSums(rest, prime), dim, stride, 1); // ... in the set without it
  }
}

/**
 * Move values along one axis; what leaves it is lost.
 * @param {Float64Array} values @param {number} dim @param {number} stride @param {1|-1} step
 */
function shifted(values, dim, stride, step) {
  const moved = new Float64Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const to = (Math.floor(at / stride) % dim) + step;
    if (to >= 0 && to < dim) moved[at + step * stride] = values[at];
  }
  return moved;
}

/**
 * Return the least common multiple of 1 to `most`, divided by each of them; nothing is chosen from no card.
 * @param {number} most
 */
function shares(most) {
  const numbers = Array.from({ length: most }, (_, at) => BigInt(at + 1));
  const common = numbers.reduce((all, number) => (all / divisor(all, number)) * number, 1n);
  return [0n, ...numbers.map((number) => common / number)];
}

/** Return the greatest common divisor. @param {bigint} a @param {bigint} b @returns {bigint} */
export const divisor = (a, b) => (b === 0n ? a : divisor(b, a % b));
