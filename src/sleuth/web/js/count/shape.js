/**
 * The shape of a deal, and facts about it, as Python's `Shape` and `Fact` write them in JSON.
 *
 * @typedef {number|"case"|"side"|"centre"|"open"} Owner a seat, the case, or a pile
 * @typedef {{cards: string[], kinds: number[], owners: Owner[], sizes: number[]}} Shape
 * @typedef {object} Fact an owner holds `least` to `most` of these cards; defaults are left out
 * @property {string} how how it is known
 * @property {Owner} owner
 * @property {string[]} cards
 * @property {number} least
 * @property {number} most
 * @property {string[]} [among] the cards the owner chose from, if the owner chose which one to show
 * @property {number|null} [to] the seat that asked
 * @property {number} [turn]
 * @property {number|null} [note] the number of the note it comes from
 */
import { single } from "./cards.js";

/** A shape with everything looked up once. */
export class Deal {
  /** @param {Shape} shape */
  constructor(shape) {
    this.shape = shape;
    this.cards = new Map(shape.cards.map((card, index) => [card, index]));
    this.owners = new Map(shape.owners.map((owner, index) => [owner, index]));
    /** Whether the hands have room for exactly all cards. */
    this.fits = shape.sizes.reduce((sum, size) => sum + size, 0) === shape.cards.length;
    this.case = this.owner("case");
  }

  /** Return the index of a card. @param {string} id */
  card(id) {
    return known(this.cards.get(id), id);
  }

  /** Return the index of an owner. @param {Owner} id */
  owner(id) {
    return known(this.owners.get(id), id);
  }

  /** Return a set of cards as bits. @param {string[]} ids */
  bits(ids) {
    return ids.reduce((cards, id) => cards | single(this.card(id)), 0n);
  }
}

/** @param {number|undefined} index @param {Owner|string} id */
function known(index, id) {
  if (index === undefined) throw new RangeError(`not in this deal: ${id}`);
  return index;
}
