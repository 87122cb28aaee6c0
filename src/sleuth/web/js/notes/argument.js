/** The kind of argument of a proof: the step that is easiest to see. */

/**
 * @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Owner} Owner
 * @typedef {import("./company.js").Company} Company
 */

/** Return what a fact says about its cards. @param {Fact} fact */
export function senseOf({ least, most, cards }) {
  if (least === cards.length) return "all";
  if (least === most) return most ? "exactly" : "none";
  return most === cards.length ? "least" : least === 0 ? "most" : "between";
}

/** Facts that prove something, searched for the last step. */
export class Argument {
  /** @param {Company} company @param {Fact[]} facts */
  constructor(company, facts) {
    this.company = company;
    this.facts = facts;
    this.plain = facts.every((fact) => ["all", "none"].includes(senseOf(fact)));
  }

  /** Return the last step, if there is more than one. @param {string} card @param {Owner} owner @param {boolean} holds */
  hint(card, owner, holds) {
    if (this.facts.length === 1 && this.plain && this.facts[0].cards.includes(card)) return [];
    const steps = holds ? this.#held(card, owner) : this.#lacked(card, owner);
    return steps.length ? steps : [this.company.voice.text("reason-hint-other")];
  }

  /** Return why the owner holds the card, if that is easy to see. @param {string} card @param {Owner} owner @returns {string[]} */
  #held(card, owner) {
    const left = this.facts.find((fact) => this.#onlyOneLeft(fact, card, owner));
    if (left) {
      const key = (left.note ?? null) === null ? "reason-hint-left-turn" : "reason-hint-left-note";
      return [this.#say(key, card, owner, { turn: left.turn ?? 0 })];
    }
    if (owner === "case" && this.#ofKind(card).every((other) => this.#excluded(other, owner))) {
      return [this.#say("reason-hint-kind", card, owner)];
    }
    return this.#nobodyElse(card, owner) ? [this.#say("reason-hint-nobody", card, owner)] : [];
  }

  /** Return why the owner does not hold it, if easy to see: the hand is full, or it is elsewhere. @param {string} card @param {Owner} owner */
  #lacked(card, owner) {
    if (this.facts.every((fact) => fact.owner === owner && !fact.cards.includes(card))) {
      return [this.#say(owner === "case" ? "reason-hint-one-each" : "reason-hint-full", card, owner)];
    }
    const elsewhere = /** @type {Owner[]} */ ([...this.company.names.keys(), "case", "side", "centre"]);
    for (const other of elsewhere) {
      const steps = other === owner ? [] : this.#held(card, other);
      if (steps.length) return steps;
    }
    for (const instead of owner === "case" ? this.#ofKind(card) : []) {
      const steps = this.#held(instead, owner);
      if (steps.length) return [...steps, this.#say("reason-hint-one-each", card, owner)];
    }
    return [];
  }

  /** Return whether a fact says that the owner holds some of these cards, and this must be one. @param {Fact} fact @param {string} card @param {Owner} owner */
  #onlyOneLeft(fact, card, owner) {
    const some = fact.least > 0 && fact.least < fact.cards.length;
    if (fact.owner !== owner || !fact.cards.includes(card) || !some) return false;
    return fact.cards.filter((other) => !this.#excluded(other, owner)).length === fact.least;
  }

  /** Return whether each fact only takes the card from another owner, or fills another's hand. @param {string} card @param {Owner} owner */
  #nobodyElse(card, owner) {
    const seats = new Set(this.facts.map((fact) => fact.owner).filter((other) => typeof other === "number"));
    const others = [...this.company.names.keys()].filter((seat) => seat !== owner);
    seats.delete(/** @type {number} */ (owner));
    if (!this.plain || seats.size !== others.length || !others.every((seat) => seats.has(seat))) return false;
    return this.facts.every((fact) => fact.owner !== owner && fact.cards.includes(card) === (fact.most === 0));
  }

  /** Return whether a single fact says that the owner does not hold the card. @param {string} card @param {Owner} owner */
  #excluded(card, owner) {
    const excludes = (/** @type {Fact} */ fact) => senseOf(fact) === (fact.owner === owner ? "none" : "all");
    return this.facts.some((fact) => fact.cards.includes(card) && excludes(fact));
  }

  /** Return the other cards of the same kind. @param {string} card */
  #ofKind(card) {
    const { cards } = this.company.voice.pack;
    return Object.keys(cards).filter((other) => cards[other] === cards[card] && other !== card);
  }

  /** @param {string} key @param {string} card @param {Owner} owner @param {Record<string, any>} [more] */
  #say(key, card, owner, more) {
    const { voice } = this.company;
    return voice.text(key, { card: voice.word(card), ...this.company.where(owner), ...more });
  }
}
