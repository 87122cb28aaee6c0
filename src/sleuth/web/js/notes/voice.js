/** The words of one edition in one language, from its pack: names, forms, lists. Sentences are made of these. */
import { FluentBundle, FluentResource, FluentType } from "../../vendor/fluent.js";

/** @typedef {import("../count/shape.js").Owner} Owner @typedef {Record<string, any>} Args */

/**
 * A name inside a message: `{ $card }` is the plain name, `{ FORM($card, "in") }` one of its forms.
 * @extends {FluentType<string>}
 */
class Word extends FluentType {
  /** @param {(form: string) => string} form */
  constructor(form) {
    super(form(""));
    this.form = form;
  }

  toString() {
    return this.form("");
  }
}

/** The functions of all messages: a grammatical form of a name, and a capital letter at the start of a sentence. */
const FUNCTIONS = {
  FORM: (/** @type {any[]} */ [word, form]) => (word instanceof Word ? word.form(String(form)) : word),
  CAP: (/** @type {any[]} */ [text]) => capital(String(text)),
};

/** Return a text with a capital letter. @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** One edition in one language. */
export class Voice {
  /** @param {Wire.ServedPack} pack */
  constructor(pack) {
    this.pack = pack;
    this.bundle = new FluentBundle(pack.language, { useIsolating: false, functions: FUNCTIONS });
    this.bundle.addResource(new FluentResource(pack.texts));
  }

  /** Return a message, filled in; throws if it is missing or faulty. @param {string} key @param {Args} [args] */
  text(key, args = {}) {
    const value = this.bundle.getMessage(key)?.value;
    if (!value) throw new RangeError(`no message ${key} in language ${this.pack.language}`);
    const errors = /** @type {Error[]} */ ([]);
    const text = this.bundle.formatPattern(value, args, errors);
    if (errors.length) throw new Error(`message ${key} in language ${this.pack.language}: ${errors[0].message}`);
    return text;
  }

  /** Return the name of a card, or a form of it. @param {string} card */
  card(card, form = "") {
    return this.pack.names[card][form];
  }

  /** Return an owner's name. @param {Owner} owner @param {string[]} names */
  owner(owner, names) {
    return typeof owner === "number" ? names[owner] : this.text(`assist-owner-${owner}`);
  }

  /** Return a card for a message, which chooses its form. @param {string} card */
  word(card) {
    return new Word((form) => this.card(card, form));
  }

  /** Return items as a list: "a, b and c". @param {string[]} items @param {"and"|"or"} [last] */
  listed(items, last = "and") {
    if (items.length < 2) return items.join("");
    const most = items.slice(1, -1).reduce((first, next) => this.text("list-comma", { first, next }), items[0]);
    return this.text(`list-${last}`, { first: most, next: items[items.length - 1] });
  }

  /** Return the plain names of cards as a list. @param {string[]} cards @param {"and"|"or"} [last] */
  cards(cards, last) {
    return this.listed(
      cards.map((card) => this.card(card)),
      last,
    );
  }

  /** Return several cards for a message, which chooses their form. @param {string[]} cards @param {"and"|"or"} [last] */
  cardsWord(cards, last) {
    const name = (/** @type {string} */ card, /** @type {string} */ form) =>
      form === "quoted" ? this.text("quoted", { title: this.card(card) }) : this.card(card, form);
    const inForm = (/** @type {string} */ form) =>
      this.listed(
        cards.map((card) => name(card, form)),
        last,
      );
    return new Word(inForm);
  }

  /** Return the arguments of the message `claim`. @param {string[]} cards one of each kind */
  claimArgs([suspect, weapon, place]) {
    const { theme } = this.pack;
    return { theme, suspect: this.word(suspect), weapon: this.word(weapon), place: this.word(place) };
  }

  /** Return one card of each kind as a claim: who, with what, where. @param {string[]} cards */
  claim(cards) {
    return this.text("claim", this.claimArgs(cards));
  }
}
