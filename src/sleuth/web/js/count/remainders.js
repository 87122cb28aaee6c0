/** The solution of a count modulo one prime: the total, the weights of all cards, and the cases. */
import { has } from "./cards.js";
import { caseSums } from "./cases.js";
import { release } from "./memory.js";
import { Walk } from "./plane.js";
import { inverse, times } from "./residues.js";

/**
 * @typedef {import("./counting.js").Count} Count @typedef {import("./hand.js").Hand} Hand
 * @typedef {import("./plane.js").Plane} Plane
 */

export class Remainders {
  /** @param {Count} count @param {Plane[]} planes @param {number} prime @param {boolean} all */
  constructor({ groups, hands, constraints }, planes, prime, all) {
    this.sizes = groups.map((members) => members.length);
    /** @type {Hand[]} */
    this.hands = hands;
    this.prime = prime;
    const sums = hands.map((hand) => hand.subsetSums(prime));
    const walks = planes.map((plane) => new Walk(plane, sums, prime));
    /** @type {{groups: number[], sum: number}[]} */
    this.cases = [];
    /** @type {number[][]} */
    this.table = hands.map(() => groups.map(() => 0));
    const number = hands.findIndex((hand) => hand.case);
    if (number >= 0) {
      const could = constraints.possible[constraints.case];
      const kinds = groups.map(([card]) => (has(could, card) ? constraints.kinds[card] : -1));
      this.#weighCases(hands[number], caseSums(walks[0].withoutCase(), this.sizes, kinds, prime));
      this.table[number] = this.#cardsOfCases();
    }
    const last = this.#last();
    const known = number >= 0 ? number : last === 0 ? 1 : 0;
    const tallied = hands.flatMap((hand, index) =>
      hand.case || index === last || !(all || index === known) ? [] : [index],
    );
    if (tallied.length) this.#tally(walks, tallied);
    /** The weight of all deals: an owner's cards add up to it as often as the owner has room. */
    this.total = times(this.#sum(this.table[known]), inverse(hands[known].room, prime), prime);
    this.table[last] = groups.map((_, group) => this.#rest(group, last));
    release();
  }

  /** Return the owner whose weights are what the others leave: the one with the most classes. */
  #last() {
    const work = this.hands.map((hand) => (hand.case ? -1 : hand.classes.length));
    return work.indexOf(Math.max(...work));
  }

  /**
   * Multiply sums over sets by the weight of the case itself, as one given card of each group.
   * @param {Hand} hand @param {{groups: number[], sum: number}[]} sums
   */
  #weighCases(hand, sums) {
    const strides = hand.strides(this.sizes.length);
    const weights = hand.weights(this.prime);
    this.cases = sums.map(({ groups, sum }) => {
      const weight = weights[groups.reduce((entry, group) => entry + strides[group], 0)];
      const alike = groups.reduce((product, group) => product * this.sizes[group], 1);
      return { groups, sum: times(times(sum, weight, this.prime), inverse(alike, this.prime), this.prime) };
    });
  }

  /** Return the weight of one card of each group in the case. */
  #cardsOfCases() {
    const row = this.sizes.map(() => 0);
    for (const { groups, sum } of this.cases) {
      const alike = groups.reduce((product, group) => product * this.sizes[group], 1);
      for (const group of groups) row[group] = (row[group] + sum * (alike / this.sizes[group])) % this.prime;
    }
    return row;
  }

  /** @param {Walk[]} walks @param {number[]} tallied */
  #tally(walks, tallied) {
    for (const walk of walks) {
      walk.spread(tallied.map((index) => walk.plane.leaves[index]));
      for (const index of tallied) {
        const leaf = walk.plane.leaves[index];
        leaf.hand.classes.forEach((members, number) => {
          const sums = walk.tally(leaf, leaf.hand.subsetSumsWith(number, this.prime));
          for (const group of members)
            if (group >= walk.plane.from && group - walk.plane.from < sums.length)
              this.table[index][group] = this.#one(sums[group - walk.plane.from], group);
        });
      }
    }
  }

  /** Return the share of one card of a group. @param {number} sum @param {number} group */
  #one(sum, group) {
    return times(sum, inverse(this.sizes[group], this.prime), this.prime);
  }

  /** @param {number[]} weights by group, of one card */
  #sum(weights) {
    return weights.reduce((sum, weight, group) => (sum + weight * this.sizes[group]) % this.prime, 0);
  }

  /** @param {number} group @param {number} last */
  #rest(group, last) {
    const others = this.table.reduce((sum, row, index) => (index === last ? sum : sum + row[group]), 0);
    return (((this.total - others) % this.prime) + this.prime) % this.prime;
  }
}
