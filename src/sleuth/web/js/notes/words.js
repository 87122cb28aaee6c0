/** The words of notes: names of seats, ids of cards, piles and features; an unknown word gets the nearest known one. */
import { NotesError } from "./errors.js";
import { nearest } from "./nearest.js";

/**
 * @typedef {import("../count/shape.js").Owner} Owner @typedef {import("../count/shape.js").Shape} Shape
 * @typedef {number|null} Place the number of the note that is read
 */

/** The words that can be used at one table. Look-ups throw `NotesError`. */
export class TableWords {
  /** @param {Wire.ServedPack} pack @param {string[]} names */
  constructor(pack, names) {
    this.pack = pack;
    this.names = names;
  }

  /** Return the seat with this name. @param {string} name @param {Place} [note] */
  seat(name, note = null) {
    return this.#numbered(name, note, "unknown-seat", this.names);
  }

  /** Return the seats with these names, each once. @param {string[]} names @param {Place} [note] */
  seats(names, note = null) {
    return [...new Set(names.map((name) => this.seat(name, note)))];
  }

  /** Return the seat or the pile with this name. @param {string} name @param {Shape} shape @param {Place} [note] */
  owner(name, shape, note = null) {
    const { piles } = this.pack;
    const known = [...this.names, ...piles];
    const found = piles.includes(name) ? name : this.#numbered(name, note, "unknown-owner", known);
    if (!shape.owners.includes(/** @type {Owner} */ (found)))
      throw new NotesError("no-such-pile", note, { pile: name });
    return /** @type {Owner} */ (found);
  }

  /** Return the card with this id. @param {string} word @param {Place} [note] */
  card(word, note = null) {
    if (!Object.hasOwn(this.pack.cards, word)) throw unknown("unknown-card", note, word, Object.keys(this.pack.cards));
    return word;
  }

  /** Return the cards with these ids; each may be named only once. @param {string[]} words @param {Place} [note] */
  cards(words, note = null) {
    const cards = words.map((word) => this.card(word, note));
    const twice = cards.find((card) => cards.indexOf(card) !== cards.lastIndexOf(card));
    if (twice !== undefined) throw new NotesError("card-twice", note, { card: twice });
    if (!cards.length && note !== null) throw new NotesError("no-cards", note);
    return cards;
  }

  /** Return one card of each kind, in the order of the kinds. @param {string[]} words @param {Place} note */
  three(words, note) {
    const cards = this.cards(words, note);
    const ordered = this.pack.kinds.map((kind) => cards.filter((card) => this.pack.cards[card] === kind));
    if (ordered.some((some) => some.length !== 1)) throw new NotesError("one-of-each-kind", note);
    return ordered.flat();
  }

  /** Return the cards a tip asks for. @param {string} feature @param {Place} note */
  featured(feature, note) {
    const { features } = this.pack;
    if (!Object.hasOwn(features, feature)) throw unknown("unknown-feature", note, feature, Object.keys(features));
    return features[feature];
  }

  /** @param {string} name @param {Place} note @param {string} code @param {string[]} known */
  #numbered(name, note, code, known) {
    if (!this.names.includes(name)) throw unknown(code, note, name, known);
    return this.names.indexOf(name);
  }
}

/** @param {string} code @param {Place} note @param {string} word @param {string[]} known */
const unknown = (code, note, word, known) =>
  new NotesError(code, note, { word, nearest: nearest(word, known), known: known.join(", ") });
