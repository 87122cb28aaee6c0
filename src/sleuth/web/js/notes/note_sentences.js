/** Notes and mistakes in words. */
import { Company } from "./company.js";

/**
 * @typedef {import("./read.js").Note} Note @typedef {import("./read.js").Notebook} Notebook
 * @typedef {import("./voice.js").Voice} Voice @typedef {import("./errors.js").NotesError} NotesError
 * @typedef {import("./errors.js").GameRefusal} GameRefusal
 * @typedef {Record<string, any>} Fields
 */

/** Refusals for a mistake in a name or a value; no clause of the rules explains them. */
const NO_CLAUSE = ["unknown-option", "option-not-for-edition", "bad-option"];

/** Return a note in words. @param {Voice} voice @param {Notebook} notebook @param {Note} note */
export function tellNote(voice, notebook, { kind, fields }) {
  const teller = new NoteTeller(new Company(voice, notebook.game.names, notebook.me));
  return [...teller.sentences(kind, fields)].join(" ");
}

/**
 * Return what is wrong, with the number of the note; `ids`: cards by their ids.
 * @param {Voice} voice @param {NotesError} error @param {boolean} ids
 */
export function tellProblem(voice, error, ids) {
  const problem = error.refusal ? tellRefusal(voice, error.refusal) : mistake(voice, error, ids);
  return error.note === null ? problem : voice.text("assist-in-note", { number: error.note + 1, problem });
}

/** @param {Voice} voice @param {NotesError} error @param {boolean} ids */
function mistake(voice, { code, details }, ids) {
  const named = !ids && Object.hasOwn(voice.pack.cards, details.card ?? "");
  const card = named ? { card: voice.card(String(details.card)) } : {};
  return voice.text(`assist-error-${code}`, { ...details, ...card, guess: details.nearest ? "yes" : "no" });
}

/** @param {Voice} voice @param {GameRefusal} refusal */
function tellRefusal(voice, { code, rule, details }) {
  const args = /** @type {Fields} */ ({ ...details });
  if ("needs" in details) args.needs = voice.text(`needs-${details.needs}`);
  if (details.edition === voice.pack.id) args.edition = voice.pack.title;
  const sentence = voice.text(`error-${code}`, args);
  return NO_CLAUSE.includes(code) ? sentence : `${sentence} (${rule})`;
}

/** Puts notes into words, as the player who keeps them would read them. */
class NoteTeller {
  /** @param {Company} company */
  constructor(company) {
    this.company = company;
    this.voice = company.voice;
  }

  /** @param {string} kind @param {Fields} fields @returns {Iterable<string>} */
  sentences(kind, fields) {
    if (kind === "suggest") return this.#suggested(fields);
    if (kind === "accuse") return this.#accused(fields);
    if (kind === "tip") return this.#tipped(fields);
    if (kind === "case") return [this.voice.text("assist-note-case", { cards: this.voice.cards(fields.case) })];
    if (kind === "saw") return [this.#about("saw", fields.of, [fields.saw], "and")];
    if (kind === "holds") return [this.#about("holds", fields.who, fields.holds, "and")];
    if (kind === "lacks") return [this.#about("lacks", fields.who, fields.lacks, "or")];
    return [this.#about("one", fields.who, fields.holds_one_of, "or")];
  }

  /** @param {Fields} note @returns {Generator<string>} */
  *#suggested({ suggest, by, passed = [], declined = [], lied = [], shown_by, card, second }) {
    yield this.voice.text("event-suggestion-made", { ...this.#by(by), ...this.#claim(suggest) });
    for (const name of passed) yield this.voice.text("event-passed", this.#by(name));
    for (const name of declined) yield this.voice.text("assist-note-declined", { name });
    for (const name of lied) yield this.voice.text("assist-note-lied", { name });
    if (shown_by !== undefined) yield this.#shown(shown_by, by, card);
    if (second === false) yield this.voice.text("assist-note-no-second");
    else if (second !== undefined && shown_by !== undefined) {
      yield this.#shown(shown_by, by, second === true ? undefined : second);
    }
  }

  /** @param {Fields} note @returns {Generator<string>} */
  *#accused({ accuse, by, right }) {
    yield this.voice.text("event-accusation-made", { ...this.#by(by), ...this.#claim(accuse) });
    yield this.voice.text("event-accusation-made-result", { right: right ? "yes" : "no" });
  }

  /** @param {Fields} note @returns {Generator<string>} */
  *#tipped({ tip, by, passed = [], shown_by = [], cards = {} }) {
    yield this.voice.text("assist-note-tip", { name: by, feature: this.voice.pack.feature_names[tip] });
    for (const name of passed) yield this.voice.text("event-passed", this.#by(name));
    for (const name of new Set([...shown_by, ...Object.keys(cards)])) yield this.#shown(name, by, cards[name]);
  }

  /** @param {string} name @param {string} to @param {string|undefined} card */
  #shown(name, to, card) {
    const known = card === undefined ? { known: "no" } : { known: "yes", card: this.voice.word(card) };
    return this.voice.text("event-card-shown", { ...this.#by(name), ...this.company.to(this.#seat(to)), ...known });
  }

  /** @param {string} key @param {string} name @param {string[]} cards @param {"and"|"or"} last */
  #about(key, name, cards, last) {
    const { names } = this.company;
    const owner = /** @type {import("../count/shape.js").Owner} */ (names.includes(name) ? this.#seat(name) : name);
    const args = { owner: this.voice.owner(owner, names), cards: this.voice.cards(cards, last) };
    return this.voice.text(`assist-note-${key}`, args);
  }

  /** Return the arguments of a claim; the cards in the order of the edition. @param {string[]} cards */
  #claim(cards) {
    const order = Object.keys(this.voice.pack.cards);
    return this.voice.claimArgs([...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  }

  /** @param {string} name */
  #by(name) {
    return this.company.by(this.#seat(name));
  }

  /** @param {string} name */
  #seat(name) {
    return this.company.names.indexOf(name);
  }
}
