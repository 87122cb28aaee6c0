/**
 * Facts from notes: follows the rows of the pack, which Python's `deduction/notes/rules.py` describes. A note of
 * something impossible is refused.
 */
import { NotesError } from "./errors.js";

/**
 * @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Shape} Shape
 * @typedef {import("../count/shape.js").Owner} Owner
 * @typedef {Wire.Read|Wire.Let|Wire.Refuse|Wire.Learn|Wire.ForEach} Row
 * @typedef {Wire.Let|Wire.Refuse|Wire.Learn|Wire.ForEach} Choosing a row that chooses entries of lists
 * @typedef {{words: import("./words.js").TableWords, shape: Shape, me: number|null, hand: string[], number: number}} At
 *   what it takes to read a note: the table, the writer and their hand, and the number of the note from 0
 */

/** Return the facts in a note. @param {{kind: string, fields: Record<string, any>}} note @param {At} at @returns {Fact[]} */
export function factsOf(note, at) {
  return [...new Reader(note.fields, at).follow(at.words.pack.rules[note.kind])];
}

/** Follows rows for one note. */
class Reader {
  /** @param {Record<string, any>} fields @param {At} at */
  constructor(fields, at) {
    this.at = at;
    /** The cards that players are known to have shown for a tip. */
    this.shown = /** @type {Map<any, string>} */ (new Map());
    this.lists = /** @type {Record<string, any[]>} */ ({
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])),
      ME: at.me === null ? [] : [at.me],
      HAND: at.hand,
      SEATS: at.words.names.map((_, seat) => seat),
      CASE: ["case"],
      FACE_DOWN: ["side", "centre"],
      YES: [true],
      NO: [false],
    });
  }

  /** Yield what the rows say that follows, in order. @param {Row[]} rows @returns {Generator<Fact>} */
  *follow(rows) {
    for (const row of rows) {
      if (row.row === "read") this.#read(row);
      else if (row.row === "let") this.lists[row.name] = this.#let(row);
      else if (row.row === "refuse") this.#check(row);
      else if (row.row === "learn") yield* this.#learn(row);
      else yield* this.#forEach(row);
    }
  }

  /** @param {Wire.ForEach} row @returns {Generator<Fact>} */
  *#forEach(row) {
    for (const entry of this.#chosen(row)) {
      const card = this.shown.get(entry);
      Object.assign(this.lists, { [row.name]: [entry], card: card === undefined ? [] : [card] });
      yield* this.follow(row.rows);
    }
  }

  /** @param {Wire.Read} row */
  #read(row) {
    if (!Object.hasOwn(this.lists, row.field)) return;
    const found = this.#meaning(row.as, this.lists[row.field][0]);
    this.lists[row.name || row.field] = Array.isArray(found) ? found : [found];
  }

  /** @param {Wire.Read["as"]} how @param {any} value @returns {any} */
  #meaning(how, value) {
    const { words, shape, number } = this.at;
    if (how === "owner") return words.owner(value, shape, number);
    if (how === "answer") return typeof value === "boolean" ? value : words.card(value, number);
    if (how !== "shown") return words[how](value, number);
    const pairs = Object.entries(/** @type {Record<string, string>} */ (value));
    this.shown = new Map(pairs.map(([name, card]) => [words.seat(name, number), words.card(card, number)]));
    return [...this.shown.keys()];
  }

  /** @param {Wire.Let} row */
  #let(row) {
    const found = this.#chosen(row).slice(row.skip);
    if (!row.filled) return found;
    const { owners, sizes } = this.at.shape;
    return found.filter((owner) => sizes[owners.indexOf(owner)] === this.#list(row.filled).length);
  }

  /** @param {Wire.Refuse} row */
  #check(row) {
    const found = this.#chosen(row);
    if (!this.#counts(row) || (row.each.length && !found.length)) return;
    const details = { ...row.details };
    for (const [detail, name] of Object.entries(row.quotes)) details[detail] = this.#list(name)[0];
    if (row.detail) details[row.detail] = this.at.words.names[found[0]] ?? found[0];
    throw new NotesError(row.code, this.at.number, details);
  }

  /** @param {Wire.Learn} row @returns {Generator<Fact>} */
  *#learn(row) {
    if (!this.#counts(row)) return;
    const [cards, among, to] = [this.#list(row.cards), this.#list(row.among), this.#list(row.to)];
    const least = row.least === "all" ? cards.length : row.least;
    const most = row.most === "all" ? cards.length : row.most === "fewer" ? cards.length - 1 : row.most;
    for (const owner of this.#chosen(row)) {
      const fact = {
        how: row.how,
        owner,
        cards,
        least,
        most,
        ...(among.length && { among }),
        ...(to.length && { to: to[0] }),
      };
      yield { ...fact, turn: this.at.number + 1, note: this.at.number };
    }
  }

  /** @param {string} name @returns {any[]} */
  #list(name) {
    return Object.hasOwn(this.lists, name) ? this.lists[name] : [];
  }

  /** Return the entries a row is about. @param {Choosing} row */
  #chosen(row) {
    const joined = (/** @type {string[]} */ names) => new Set(names.flatMap((name) => this.#list(name)));
    const [within, without] = [joined(row.within), joined(row.without)];
    const fits = (/** @type {any} */ entry) => (!row.within.length || within.has(entry)) && !without.has(entry);
    return [...joined(row.each)].filter(fits);
  }

  /** @param {Wire.Refuse|Wire.Learn} row */
  #counts(row) {
    return row.given.every((name) => this.#list(name).length) && !row.missing.some((name) => this.#list(name).length);
  }
}
