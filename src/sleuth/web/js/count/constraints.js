/**
 * The constraints on a deal: cards to place, owners with room for them, and what is known about who holds what.
 * Propagation draws the conclusions that need no counting. Cards and owners are indexes, sets of cards are bits.
 *
 * @typedef {{owner: number, cards: bigint, least: number, most: number}} Limit the owner holds `least` to `most` of these
 * @typedef {{owner: number, cards: bigint, known: number}} CardChoice the owner chose a card at random from those of these
 *   cards in hand and `known` others certainly in hand
 */
import { single, size } from "./cards.js";

/** No deal satisfies everything. */
export class Impossible extends Error {}

/** Who could hold each card, as far as propagation can tell. */
export class Constraints {
  /** @param {number[]} kinds @param {number[]} sizes @param {number} caseOwner @param {bigint[]} [ofKind] */
  constructor(kinds, sizes, caseOwner, ofKind = byKind(kinds)) {
    this.kinds = kinds;
    this.sizes = sizes;
    this.case = caseOwner;
    this.allCards = single(kinds.length) - 1n;
    /** By owner: the cards the owner could hold. */
    this.possible = sizes.map(() => this.allCards);
    /** By owner: the cards the owner certainly holds. */
    this.held = sizes.map(() => 0n);
    /** @type {Limit[]} */
    this.limits = [];
    /** @type {CardChoice[]} */
    this.choices = [];
    this.ofKind = ofKind;
    this.changed = false;
  }

  /** Return a copy, to be narrowed further. */
  copy() {
    const twin = new Constraints(this.kinds, this.sizes, this.case, this.ofKind);
    twin.possible = [...this.possible];
    twin.held = [...this.held];
    twin.limits = [...this.limits];
    twin.choices = [...this.choices];
    return twin;
  }

  /** Note that an owner holds these cards, so no other owner does. @param {number} owner @param {bigint} cards */
  hold(owner, cards) {
    const fresh = cards & ~this.held[owner];
    if (fresh === 0n) return;
    if ((fresh & ~this.possible[owner]) !== 0n) throw new Impossible();
    this.held[owner] |= fresh;
    this.changed = true;
    for (let other = 0; other < this.sizes.length; other++) if (other !== owner) this.lack(other, fresh);
    if (owner === this.case) this.#closeKinds(fresh);
  }

  /** Note that the case holds no second card of the kinds of these. @param {bigint} fresh */
  #closeKinds(fresh) {
    for (const kind of this.ofKind) {
      if (size(kind & this.held[this.case]) > 1) throw new Impossible();
      if ((kind & fresh) !== 0n) this.lack(this.case, kind & ~fresh);
    }
  }

  /** Note that an owner holds none of these cards. @param {number} owner @param {bigint} cards */
  lack(owner, cards) {
    if ((cards & this.held[owner]) !== 0n) throw new Impossible();
    if ((cards & this.possible[owner]) === 0n) return;
    this.possible[owner] &= ~cards;
    this.changed = true;
  }

  /** Return the choices that still weigh some hands differently. @returns {CardChoice[]} */
  openChoices() {
    return this.choices.flatMap(({ owner, cards, known }) => {
      const open = cards & this.possible[owner] & ~this.held[owner];
      return open ? [{ owner, cards: open, known: known + size(cards & this.held[owner]) }] : [];
    });
  }

  /** Draw conclusions until none is left; throws `Impossible` if they contradict each other. */
  propagate() {
    do {
      this.changed = false;
      this.#byOwner();
      this.#byCard();
      this.#byLimit();
    } while (this.changed);
  }

  /** Close full hands; give an owner everything possible if all of it is needed to fill the hand. */
  #byOwner() {
    for (let owner = 0; owner < this.sizes.length; owner++) {
      const held = size(this.held[owner]);
      const possible = size(this.possible[owner]);
      if (held > this.sizes[owner] || possible < this.sizes[owner]) throw new Impossible();
      if (held === this.sizes[owner]) this.lack(owner, this.possible[owner] & ~this.held[owner]);
      else if (possible === this.sizes[owner]) this.hold(owner, this.possible[owner]);
    }
    for (const kind of this.ofKind) {
      const could = kind & this.possible[this.case];
      if (could === 0n) throw new Impossible();
      if (size(could) === 1) this.hold(this.case, could);
    }
  }

  /** Give a card that only one owner could hold to that owner. */
  #byCard() {
    let once = 0n;
    let twice = 0n;
    for (const possible of this.possible) {
      twice |= once & possible;
      once |= possible;
    }
    if (once !== this.allCards) throw new Impossible();
    const alone = once & ~twice;
    this.possible.forEach((possible, owner) => {
      if ((alone & possible & ~this.held[owner]) !== 0n) this.hold(owner, alone & possible);
    });
  }

  #byLimit() {
    /** @type {Limit[]} */
    const openLimits = [];
    for (const { owner, cards, least, most } of this.limits) {
      const held = size(cards & this.held[owner]);
      const open = cards & this.possible[owner] & ~this.held[owner];
      const [need, room, left] = [least - held, most - held, size(open)];
      if (room < 0 || need > left) throw new Impossible();
      if (room === 0) this.lack(owner, open);
      else if (need === left) this.hold(owner, open);
      else if (need > 0 || room < left)
        openLimits.push({ owner, cards: open, least: Math.max(need, 0), most: Math.min(room, left) });
    }
    this.limits = openLimits;
  }
}

/** Return the cards of each kind. @param {number[]} kinds */
function byKind(kinds) {
  return Array.from({ length: Math.max(...kinds) + 1 }, (_, kind) =>
    kinds.reduce((cards, other, card) => (other === kind ? cards | single(card) : cards), 0n),
  );
}
