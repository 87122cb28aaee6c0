/**
 * The answers a suggestion can get, and what they reveal about the case: exact, by counting deals.
 *
 * Players are assumed to tell the truth. A player known to hold one of the cards shows that one, so nothing more can be
 * learnt from them; otherwise each named card they hold is equally likely.
 */
import { indexes, size } from "./cards.js";
import { count } from "./counting.js";
import { Knowledge } from "./knowledge.js";
import { unlessImpossible } from "./satisfiability.js";

/**
 * @typedef {import("./shape.js").Fact} Fact @typedef {import("./counting.js").Count} Count
 * @typedef {Map<string, number>} Shares for each case: how likely it is
 * @typedef {{by: number|null, card: string|null, shares: Shares}} Outcome who shows which card, null if nobody does, and
 *   how likely each case is together with this answer
 */

/** All answers to a suggestion of one seat. */
export class Outcomes {
  /** @param {Knowledge} knowledge @param {number[]} order the seats that are asked, in order */
  constructor(knowledge, order) {
    this.knowledge = choosing(knowledge);
    this.order = order;
    const weights = shares(this.knowledge, 1);
    /** The total weight of all deals. */
    this.total = chanceOf(weights);
    /** What is unknown about the case now, in bits. */
    this.unknown = unknown([new Map([...weights].map(([key, weight]) => [key, weight / this.total]))]);
  }

  /** Return every possible answer. @param {string[]} named @returns {Outcome[]} */
  of(named) {
    const found = [...this.#ways(named)].map(({ by, card, facts }) => {
      return { by, card, shares: shares(this.knowledge, this.total, facts) };
    });
    return found.filter((outcome) => outcome.shares.size > 0);
  }

  /** Yield each answer with the facts that would lead to it. @param {string[]} named */
  *#ways(named) {
    /** @type {Fact[]} */
    const passed = [];
    for (const by of this.order) {
      const known = named.find((card) => this.knowledge.ownerOf(card) === by);
      if (known !== undefined) {
        yield { by, card: known, facts: [...passed] };
        return;
      }
      for (const card of named)
        if (this.knowledge.weight(card, by)) yield { by, card, facts: [...passed, shown(by, card, named)] };
      passed.push({ how: "passed", owner: by, cards: named, least: 0, most: 0 });
    }
    yield { by: null, card: null, facts: passed };
  }

  /** Return what learning who shows which card reveals about the case, on average. @param {Outcome[]} outcomes */
  bits(outcomes) {
    return this.unknown - unknown(outcomes.map((outcome) => outcome.shares));
  }

  /** Return what learning only who shows a card reveals about the case, on average. @param {Outcome[]} outcomes */
  publicBits(outcomes) {
    /** @type {Map<number|null, Shares>} */
    const bySeat = new Map();
    for (const { by, shares: mine } of outcomes) {
      const together = bySeat.get(by) ?? new Map();
      for (const [key, share] of mine) together.set(key, (together.get(key) ?? 0) + share);
      bySeat.set(by, together);
    }
    return this.unknown - unknown([...bySeat.values()]);
  }
}

/** Return how likely an answer is. @param {Shares} found */
export const chanceOf = (found) => [...found.values()].reduce((sum, share) => sum + share, 0);

/** @param {number} owner @param {string} card @param {string[]} among @returns {Fact} */
const shown = (owner, card, among) => ({ how: "shown", owner, cards: [card], least: 1, most: 1, among });

/** Return the same knowledge, but with a random choice of the cards still to be shown. @param {Knowledge} knowledge */
function choosing(knowledge) {
  if (knowledge.showing === "random") return knowledge;
  const facts = knowledge.facts.map((fact) => ({ ...fact, among: [] })); // cards shown before reveal nothing more
  return new Knowledge(knowledge.shape, facts, "random");
}

/**
 * Return how much stays unknown about the case, in bits, once it is known which group holds.
 * @param {Shares[]} groups
 */
function unknown(groups) {
  let left = 0;
  for (const group of groups) {
    const total = chanceOf(group);
    for (const share of group.values()) left += share * Math.log2(total / share);
  }
  return left;
}

/**
 * Return each case's weight among the deals that also satisfy these facts, divided by `total`.
 * @param {Knowledge} knowledge @param {number} total @param {Fact[]} [facts] @returns {Shares}
 */
function shares(knowledge, total, facts = []) {
  const solved = unlessImpossible(() => count(knowledge.given(...facts).constraints()));
  if (solved === null) return new Map();
  const part = Number(unit(solved)) * total;
  const sure = indexes(solved.constraints.held[solved.constraints.case], knowledge.shape.cards.length);
  const found = solved.openCases().map(({ cards, weight }) => {
    const key = [...sure, ...cards].sort((a, b) => a - b).join();
    return /** @type {const} */ ([key, Number(weight) / part]);
  });
  return new Map(found);
}

/**
 * Return what a deal weighs in a count, so that different counts can be compared. Counts leave out choices that no longer
 * distinguish hands: those contribute the same factor to every deal.
 * @param {Count} solved
 */
function unit({ constraints, hands }) {
  const scale = hands.reduce((product, hand) => product * hand.scale, 1n);
  return constraints.choices.reduce((product, { owner, cards, known }) => {
    const held = constraints.held[owner];
    return cards & constraints.possible[owner] & ~held ? product : product * BigInt(known + size(cards & held));
  }, scale);
}
