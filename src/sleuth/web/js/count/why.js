/**
 * Why something is certain: a minimal set of facts that proves it, or that contradicts itself; the same as Python's.
 *
 * A set of facts proves an entry when no deal satisfies the facts and the entry's opposite. Selections of facts are tested
 * by propagation first, which is quick and nearly always enough; an exact test then removes facts that are not needed.
 */
import { Constraints } from "./constraints.js";
import { satisfiable, unlessImpossible } from "./satisfiability.js";
import { Deal } from "./shape.js";

/**
 * @typedef {import("./shape.js").Shape} Shape @typedef {import("./shape.js").Fact} Fact
 * @typedef {import("./shape.js").Owner} Owner @typedef {import("./constraints.js").Limit} Limit
 * @typedef {{card: string, owner: Owner, holds: boolean}} Entry
 * @typedef {(chosen: number[]) => boolean} Test whether a selection of facts, by their indexes, allows no deal
 */

/** How many shuffled orders are tried where propagation is enough; more of them find few simpler proofs. */
const MORE_ORDERS = 6;
/** The weight of a fact that says one simple thing; see `weight`. */
const FACT = 4;

/** There is no such proof: nothing is certain (`open`), or no deal satisfies the facts (`impossible`). */
export class NoProof extends Error {
  /** @param {"open"|"impossible"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * Return a minimal set of facts that proves that the owner holds the card (or does not), in the order learnt; throws
 * `NoProof`.
 * @param {{shape: Shape, facts: Fact[]}} knowledge @param {string} card @param {Owner} owner @param {boolean} [holds]
 * @returns {Fact[]}
 */
export function explain({ shape, facts }, card, owner, holds = true) {
  if (!agree(shape, facts)) throw new NoProof("impossible");
  const found = new Search(shape, facts, { card, owner, holds }).smallest();
  if (found === null) throw new NoProof("open");
  return found;
}

/**
 * Return a minimal set of facts that no deal satisfies; throws `NoProof`.
 * @param {Shape} shape @param {Fact[]} facts
 */
export function contradiction(shape, facts) {
  const found = new Search(shape, facts).smallest();
  if (found === null) throw new NoProof("open");
  return found;
}

/** Return whether some deal satisfies all facts. @param {Shape} shape @param {Fact[]} facts */
export function agree(shape, facts) {
  return new Search(shape, facts).possible(facts.map((_, index) => index));
}

/** Return numbers from 0 to 65535 that look random: the same ones in Python, always. */
export function dice() {
  let state = 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 16;
  };
}

/** A search for a minimal selection of facts that allows no deal, assuming the opposite of an entry. */
class Search {
  /** @param {Shape} shape @param {Fact[]} facts @param {Entry} [entry] */
  constructor(shape, facts, entry) {
    const deal = new Deal(shape);
    this.facts = facts;
    this.entry = entry;
    this.fits = deal.fits;
    this.start = new Constraints(shape.kinds, shape.sizes, deal.case);
    if (entry !== undefined) {
      const number = entry.holds ? 0 : 1;
      const limit = { owner: deal.owner(entry.owner), cards: deal.bits([entry.card]), least: number, most: number };
      this.start.limits.push(limit);
    }
    /** @type {Limit[]} */
    this.limits = facts.map(({ owner, cards, least, most }) => ({
      owner: deal.owner(owner),
      cards: deal.bits(cards),
      least,
      most,
    }));
    const keys = this.limits.map(({ owner, cards, least, most }) => `${owner} ${cards} ${least} ${most}`);
    /** The indexes of the facts that do not repeat an earlier one. */
    this.news = keys.flatMap((key, index) => (keys.indexOf(key) === index ? [index] : []));
    const mentions = entry && facts.filter(({ owner, cards }) => owner === entry.owner && cards.includes(entry.card));
    /** The cards that occur together with the card in facts about the owner. */
    this.near = new Set(mentions?.flatMap(({ cards }) => cards));
    this.mine = new Set(facts.flatMap(({ how, owner }) => (how === "hand" ? [owner] : [])));
    this.weights = facts.map((fact) => this.#weight(fact));
    this.refuted = this.refuted.bind(this);
    this.impossible = this.impossible.bind(this);
  }

  // --- testing selections

  /** Return whether any deal satisfies these facts, exactly. @param {number[]} chosen */
  possible(chosen) {
    return this.fits && satisfiable(this.#constraints(chosen));
  }

  /** Return whether propagation alone finds a contradiction in these facts. @param {number[]} chosen */
  refuted(chosen) {
    return !this.fits || unlessImpossible(() => this.#constraints(chosen).propagate() ?? true) === null;
  }

  /** @param {number[]} chosen */
  impossible(chosen) {
    return !this.possible(chosen);
  }

  /** @param {number[]} chosen */
  #constraints(chosen) {
    const constraints = this.start.copy();
    for (const index of chosen) constraints.limits.push(this.limits[index]);
    return constraints;
  }

  // --- finding a selection

  /** Return the simplest minimal selection found, or null if all facts together allow a deal. */
  smallest() {
    const test = this.refuted(this.news) ? this.refuted : this.impossible;
    if (!test(this.news)) return null;
    /** @type {number[]|null} */
    let best = null;
    for (const order of this.#orders(test === this.refuted ? MORE_ORDERS : 0)) {
      const found = this.#minimal(order, test, best === null ? Infinity : this.#weigh(best));
      if (best === null || (found !== null && this.#weigh(found) < this.#weigh(best))) best = found;
      if (best !== null && best.length < 2) break;
    }
    return (best ?? []).sort((a, b) => a - b).map((index) => this.facts[index]);
  }

  /**
   * Return a minimal selection that prefers facts early in the order, or null if it does not weigh less than `most`.
   * @param {number[]} order @param {Test} test @param {number} most
   */
  #minimal(order, test, most) {
    /** @type {number[]} */
    const chosen = [];
    for (const index of needed(order, test)) {
      chosen.push(index);
      if (this.#weigh(chosen) >= most) return null;
    }
    if (test !== this.refuted) return chosen;
    chosen.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return [...needed(chosen, this.impossible)]; // an exact test may need fewer facts than propagation does
  }

  /**
   * Yield orders in which to try facts: the simplest first, the nearest first, then partly random ones.
   * @param {number} more
   */
  *#orders(more) {
    const roll = dice();
    yield this.#sorted((index) => this.weights[index]);
    yield this.#sorted((index) => this.#distance(this.facts[index]) * 1000 + this.weights[index]);
    for (let order = 0; order < more; order++)
      yield this.#sorted((index) => this.weights[index] * 65536 + roll() * 3 * FACT);
  }

  /** @param {(index: number) => number} key */
  #sorted(key) {
    const keys = new Map(this.news.map((index) => [index, key(index)]));
    return [...this.news].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
  }

  /** @param {number[]} chosen */
  #weigh(chosen) {
    return chosen.reduce((sum, index) => sum + this.weights[index], 0);
  }

  /**
   * Return how much a fact demands of the reader: own and open cards least, a choice between cards most.
   * @param {Fact} fact
   */
  #weight({ how, owner, cards, least, most }) {
    if (how === "hand" || how === "open") return 1;
    if (this.mine.has(owner)) return 5 * FACT; // follows from the seat's own hand anyway
    const plain = most === 0 || least === cards.length;
    const elsewhere = this.entry === undefined || !cards.includes(this.entry.card);
    return FACT + (plain ? 0 : FACT) + Number(elsewhere) + Number(owner !== this.entry?.owner);
  }

  /**
   * Return how far a fact is from the entry: 0 about its owner, 1 about related cards, 2 about neither.
   * @param {Fact} fact
   */
  #distance({ owner, cards }) {
    return owner === this.entry?.owner ? 0 : cards.some((card) => this.near.has(card)) ? 1 : 2;
  }
}

/**
 * Yield a selection that passes the test while no part of it does, from as early in the order as possible. The last one of
 * the shortest prefix that passes is needed; the rest is searched for before it.
 * @param {number[]} order @param {Test} test
 */
function* needed(order, test) {
  /** @type {number[]} */
  const chosen = [];
  let left = order;
  while (!test(chosen)) {
    let [low, high] = [0, left.length]; // the first `low` ones are too few, the first `high` ones are enough
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (test([...chosen, ...left.slice(0, middle)])) high = middle;
      else low = middle;
    }
    yield left[low];
    chosen.push(left[low]);
    left = left.slice(0, low);
  }
}
