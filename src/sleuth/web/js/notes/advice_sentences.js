/** Advice in words: what to ask, what to expect, and why. */
import { askedBy } from "./game.js";
import { chancePercent, entropy, percent, rounded } from "./numbers.js";
import { capital } from "./voice.js";

/**
 * @typedef {import("../count/advice.js").Advice} Advice @typedef {import("../count/knowledge.js").Knowledge} Knowledge
 * @typedef {import("./read.js").Notebook} Notebook @typedef {import("./voice.js").Voice} Voice
 * @typedef {{cards: string[], claim: string, sentences: string[]}} ToldAdvice
 * @typedef {{summary: string, accuse: string[]|null, found: ToldAdvice[]}} Counsel what to ask, or the case to accuse
 */

const BETWEEN = " · ";
/** Owners that are neither the case nor a hand. */
const BESIDE = ["side", "centre", "open"];

/**
 * Return the advice in words; the reason if there is none.
 * @param {Voice} voice @param {Notebook} notebook @param {Knowledge} knowledge @param {Advice[]} found @returns {Counsel}
 */
export function tellAdvice(voice, notebook, knowledge, found) {
  const { me, game } = notebook;
  if (me === null) return { summary: noAdvice(voice, "watching"), accuse: null, found: [] };
  if (me === game.culprit) return { summary: noAdvice(voice, "culprit"), accuse: null, found: [] };
  if (knowledge.cases.length === 1) {
    const [{ cards }] = knowledge.cases;
    return { summary: voice.text("advice-accuse", voice.claimArgs(cards)), accuse: cards, found: [] };
  }
  const summary = voice.text("advice-best", { count: found.length, bits: rounded(entropy(knowledge), 2) });
  const told = found.map((advice) => {
    const sentences = [
      ...numbers(voice, notebook, advice),
      ...new Counsellor(voice, notebook, knowledge, me).reasons(advice),
    ];
    return { cards: advice.cards, claim: capital(voice.claim(advice.cards)), sentences };
  });
  return { summary, accuse: null, found: told };
}

/** Return why there is no advice. @param {Voice} voice @param {"watching"|"culprit"|"not-a-place"} code @param {string|null} [card] */
export function noAdvice(voice, code, card = null) {
  const { features, kinds } = voice.pack;
  const known = voice.cards(features[kinds[kinds.length - 1]], "or");
  return voice.text(`advice-error-${code}`, { card: card === null ? "" : voice.card(card), known });
}

/** Return what to expect. @param {Voice} voice @param {Notebook} notebook @param {Advice} advice */
function numbers(voice, { game }, { bits, publicBits, solves, whole, answers, nobody }) {
  const card = (/** @type {[string, number]} */ [id, chance]) =>
    voice.text("advice-card", { card: voice.card(id), percent: chancePercent(chance) });
  const told = answers.map(({ by, cards }) => {
    const listed = voice.listed(Object.entries(cards).map(card), "or");
    const all = Object.values(cards).reduce((sum, chance) => sum + chance, 0);
    return voice.text("advice-somebody", { name: game.names[by], percent: chancePercent(all), cards: listed });
  });
  if (nobody) told.push(voice.text("advice-nobody", { percent: chancePercent(nobody) }));
  return [
    voice.text("advice-promise", { bits: rounded(bits, 2), public: rounded(publicBits, 2) }),
    voice.text("advice-chances", { solves: chancePercent(solves), whole: chancePercent(whole) }),
    voice.text("advice-answers", { answers: told.join(BETWEEN) }),
  ];
}

/** Tells a seat why it should ask something. */
class Counsellor {
  /** @param {Voice} voice @param {Notebook} notebook @param {Knowledge} knowledge @param {number} me */
  constructor(voice, notebook, knowledge, me) {
    this.voice = voice;
    this.notebook = notebook;
    this.knowledge = knowledge;
    this.me = me;
  }

  /** Yield what the cards are for, what follows if nobody answers, and which cards would do as well. @param {Advice} advice @returns {Generator<string>} */
  *reasons(advice) {
    yield* this.#cover(advice);
    yield* this.#known(advice);
    yield* this.#open(advice);
    yield* this.#unanswered(advice);
    for (const [card, others] of Object.entries(advice.alike)) {
      yield this.voice.text("advice-alike", { card: this.voice.word(card), cards: this.voice.cards(others, "or") });
    }
  }

  /** Yield the cards that nobody can show, and what that is good for. @param {Advice} advice */
  *#cover({ cards, answers }) {
    const of = (/** @type {(owner: any) => boolean} */ fits) =>
      cards.filter((card) => fits(this.knowledge.ownerOf(card)));
    const cover = {
      "advice-own": of((owner) => owner === this.me),
      "advice-sure": of((owner) => owner === "case"),
      "advice-beside": of((owner) => BESIDE.includes(owner)),
    };
    const told = Object.entries(cover).filter(([, some]) => some.length);
    for (const [key, some] of told) yield this.voice.text(key, { cards: this.voice.cards(some) });
    const shown = new Set(answers.flatMap((answer) => Object.keys(answer.cards)));
    if (shown.size === 1 && told.length) yield this.voice.text("advice-only", { card: this.voice.word([...shown][0]) });
  }

  /** Yield the cards that other players are known to have. @param {Advice} advice */
  *#known({ cards }) {
    for (const card of cards) {
      const owner = this.knowledge.ownerOf(card);
      if (typeof owner !== "number" || owner === this.me) continue;
      yield this.voice.text("advice-known", { name: this.notebook.game.names[owner], card: this.voice.word(card) });
    }
  }

  /** Yield the cards that may be in the case. @param {Advice} advice */
  *#open({ cards }) {
    const chances = cards.map((card) => ({ card, ...this.knowledge.exact(card, "case") }));
    const open = chances.filter(({ num, den }) => num > 0n && num < den);
    const listed = open.map(({ card, num, den }) =>
      this.voice.text("advice-card", { card: this.voice.card(card), percent: percent(num, den) }),
    );
    if (listed.length) {
      yield this.voice.text("advice-open", { cards: this.voice.listed(listed), count: listed.length });
    }
  }

  /** Yield what follows if nobody shows a card. @param {Advice} advice */
  *#unanswered({ cards, nobody }) {
    if (!nobody) {
      yield this.voice.text("advice-unanswered-never");
      return;
    }
    const passed = askedBy(this.notebook).map((owner) => ({ how: "passed", owner, cards, least: 0, most: 0 }));
    const left = this.knowledge.given(...passed).cases;
    if (left.length === 1) yield this.voice.text("advice-unanswered-solves", this.voice.claimArgs(left[0].cards));
    else {
      yield this.voice.text("advice-unanswered-leaves", { count: left.length, total: this.knowledge.cases.length });
    }
    if (this.knowledge.shape.owners.includes("side")) yield this.voice.text("advice-look");
  }
}
