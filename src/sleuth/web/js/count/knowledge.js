/** What follows from the facts: every certainty and every probability, exactly. */
import { has, indexes, single, size } from "./cards.js";
import { Constraints, Impossible } from "./constraints.js";
import { count } from "./counting.js";
import { divisor } from "./hand.js";
import { Deal } from "./shape.js";

/**
 * @typedef {import("./shape.js").Shape} Shape @typedef {import("./shape.js").Fact} Fact
 * @typedef {import("./shape.js").Owner} Owner @typedef {import("./counting.js").Count} Count
 * @typedef {"neutral"|"random"} Showing how players are assumed to choose the card they show: the choice reveals nothing,
 *   or every card is equally likely
 * @typedef {{num: bigint, den: bigint}} Fraction in lowest terms
 * @typedef {{cards: string[], weight: bigint}} WeighedCase
 */

export class Knowledge {
  /** @type {Constraints|null} what an earlier count found */
  #start = null;
  /** @type {Fact[]} */
  #fresh;
  /** @type {Count|null|undefined} */
  #counted;
  /** @type {bigint[][]|undefined} */
  #table;
  /** @type {WeighedCase[]|undefined} */
  #cases;

  /** @param {Shape} shape @param {Iterable<Fact>} [facts] @param {Showing} [showing] */
  constructor(shape, facts = [], showing = "neutral") {
    this.shape = shape;
    this.facts = [...facts];
    this.showing = showing;
    this.deal = new Deal(shape);
    this.#fresh = this.facts;
  }

  /** Return the knowledge from these facts as well; reuses what is known already. @param {Fact[]} facts */
  given(...facts) {
    const more = new Knowledge(this.shape, [...this.facts, ...facts], this.showing);
    if (this.total > 0n) {
      more.#start = this.#narrowed();
      more.#fresh = facts;
    }
    return more;
  }

  /** Whether any deal satisfies all facts. */
  get consistent() {
    return this.total > 0n;
  }

  /** The weight of all possible deals. */
  get total() {
    return this.#count()?.solution.total ?? 0n;
  }

  /** The number of possible deals. @returns {bigint} */
  get deals() {
    return this.showing === "neutral" ? this.total : new Knowledge(this.shape, this.facts).total;
  }

  /** Return the weight of the deals in which the owner holds the card. @param {string} card @param {Owner} owner */
  weight(card, owner) {
    return this.table[this.deal.card(card)][this.deal.owner(owner)];
  }

  /**
   * Return the probability that the owner holds the card.
   * @param {string} card @param {Owner} owner @returns {Fraction}
   */
  exact(card, owner) {
    const [weight, { total }] = [this.weight(card, owner), this];
    const common = divisor(total, weight);
    return { num: weight / common, den: total / common };
  }

  /** Return the probability that the owner holds the card, rounded. @param {string} card @param {Owner} owner */
  chance(card, owner) {
    return ratio(this.weight(card, owner), this.total);
  }

  /** Return the owner of the card if that is certain, else null. @param {string} card @returns {Owner|null} */
  ownerOf(card) {
    const at = this.table[this.deal.card(card)].indexOf(this.total);
    return at < 0 ? null : this.shape.owners[at];
  }

  /** All cards whose owner is certain. @returns {Record<string, Owner>} */
  get certain() {
    const found = this.shape.cards.map((card) => /** @type {const} */ ([card, this.ownerOf(card)]));
    return Object.fromEntries(found.flatMap(([card, owner]) => (owner === null ? [] : [[card, owner]])));
  }

  /** All possible cases with their weights, most likely first; cards in the order of their kinds. */
  get cases() {
    this.#cases ??= this.#weighedCases().sort(byWeight);
    return this.#cases;
  }

  /** By card and owner: the weight of the deals in which the owner holds the card. */
  get table() {
    this.#table ??= this.#weights();
    return this.#table;
  }

  /** The finished count; throws when no deal satisfies the facts. */
  get solved() {
    const counted = this.#count();
    if (!counted?.solution.total) throw new RangeError("no deal satisfies the facts");
    return counted;
  }

  /** Return the facts as constraints, before any conclusion is drawn; throws `Impossible`. */
  constraints() {
    if (!this.deal.fits) throw new Impossible();
    const { kinds, sizes } = this.shape;
    const constraints = this.#start?.copy() ?? new Constraints(kinds, sizes, this.deal.case);
    for (const fact of this.#fresh) this.#add(constraints, fact);
    return constraints;
  }

  /** @param {Constraints} constraints @param {Fact} fact */
  #add(constraints, { owner: id, cards: ids, least, most, among = [] }) {
    const [owner, cards] = [this.deal.owner(id), this.deal.bits(ids)];
    if (most === 0) constraints.lack(owner, cards);
    else if (least === size(cards)) constraints.hold(owner, cards);
    else constraints.limits.push({ owner, cards, least, most });
    if (this.showing === "random" && among.length)
      constraints.choices.push({ owner, cards: this.deal.bits(among), known: 0 });
  }

  #count() {
    if (this.#counted === undefined) {
      try {
        this.#counted = count(this.constraints());
      } catch (problem) {
        if (!(problem instanceof Impossible)) throw problem;
        this.#counted = null;
      }
    }
    return this.#counted;
  }

  #weights() {
    const { constraints, solution, hands, groups } = this.solved;
    const table = this.shape.cards.map((_, card) =>
      constraints.held.map((cards) => (has(cards, card) ? solution.total : 0n)),
    );
    hands.forEach((hand, number) => {
      groups.forEach((members, group) => {
        for (const card of members) table[card][hand.owner] = solution.table[number][group];
      });
    });
    return table;
  }

  /** Return the constraints, with everything that turned out impossible added; what is certain follows from that. */
  #narrowed() {
    const constraints = this.solved.constraints.copy();
    this.table.forEach((row, card) => {
      row.forEach((weight, owner) => {
        if (weight === 0n) constraints.possible[owner] &= ~single(card);
      });
    });
    return constraints;
  }

  /** @returns {WeighedCase[]} */
  #weighedCases() {
    const { solved } = this;
    const sure = indexes(solved.constraints.held[this.deal.case], this.shape.cards.length);
    return solved.openCases().map(({ cards, weight }) => ({ cards: this.#named([...sure, ...cards]), weight }));
  }

  /** @param {number[]} cards */
  #named(cards) {
    return cards.sort((a, b) => a - b).map((card) => this.shape.cards[card]);
  }
}

/** @param {WeighedCase} a @param {WeighedCase} b */
function byWeight(a, b) {
  if (a.weight !== b.weight) return a.weight > b.weight ? -1 : 1;
  const at = a.cards.findIndex((card, index) => card !== b.cards[index]);
  return at < 0 ? 0 : a.cards[at] < b.cards[at] ? -1 : 1;
}

const KEPT = 64n;

/** Return the quotient of two whole numbers of any size. @param {bigint} part @param {bigint} whole */
export function ratio(part, whole) {
  return Number((part << KEPT) / whole) / 2 ** Number(KEPT);
}
