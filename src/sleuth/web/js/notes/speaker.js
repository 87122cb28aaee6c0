/** Everything the assistant can say about notes of one edition in one language, letter by letter as Python says it. */
import { noAdvice, tellAdvice } from "./advice_sentences.js";
import { Company } from "./company.js";
import { tellNote, tellProblem } from "./note_sentences.js";
import { percent } from "./numbers.js";
import { tellReasons } from "./reasons.js";
import { Voice } from "./voice.js";

/**
 * @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Owner} Owner
 * @typedef {import("./read.js").Notebook} Notebook @typedef {{notes: number[], suspects: number[]}} Conflict
 */

/** An edition in one language: its words (see `Voice`) and its sentences. */
export class Speaker extends Voice {
  /** Return a probability in whole percent. @param {bigint} num @param {bigint} den */
  percent(num, den) {
    return percent(num, den);
  }

  /** Return a note of the notebook in words. @param {Notebook} notebook @param {number} index */
  tellNote(notebook, index) {
    return tellNote(this, notebook, notebook.notes[index]);
  }

  /**
   * Return why the owner holds the card (or does not), from the facts that prove it.
   * @param {Notebook} notebook @param {Fact[]} facts @param {string} card @param {Owner} owner @param {boolean} holds
   */
  tellReasons({ game, me }, facts, card, owner, holds) {
    return tellReasons(new Company(this, game.names, me), facts, card, owner, holds);
  }

  /** Return the heading of a proof. @param {Notebook} notebook @param {string} card @param {Owner} owner @param {boolean} holds */
  whyHeading({ game }, card, owner, holds) {
    const args = { card: this.card(card), owner: this.owner(owner, game.names) };
    return this.text(holds ? "assist-why-known" : "assist-why-excluded", args);
  }

  /** Return that an entry is open. @param {Notebook} notebook @param {string} card @param {Owner} owner @param {bigint} num @param {bigint} den */
  whyOpen({ game }, card, owner, num, den) {
    const args = { card: this.card(card), owner: this.owner(owner, game.names), percent: percent(num, den) };
    return this.text("assist-why-open", args);
  }

  /** Return which notes contradict each other, one line each, and which may be the mistake. @param {Notebook} notebook @param {Conflict} found */
  tellConflict(notebook, found) {
    const lines = found.notes.map((number) => `  ${number + 1}  ${this.tellNote(notebook, number)}`);
    return [this.text("assist-contradiction"), ...lines, this.suspects(found)];
  }

  /** Return which single note may be the mistake. @param {Conflict} found */
  suspects({ suspects }) {
    const numbers = this.listed(
      suspects.map((number) => `${number + 1}`),
      "or",
    );
    return this.text("assist-suspects", { count: suspects.length, numbers });
  }

  /** Return what is wrong with notes; `ids`: cards by their ids. @param {import("./errors.js").NotesError} error */
  problem(error, ids = false) {
    return tellProblem(this, error, ids);
  }

  /**
   * Return what to ask next in words, or which case to accuse, or why there is no advice.
   * @param {Notebook} notebook @param {import("../count/knowledge.js").Knowledge} knowledge
   * @param {import("../count/advice.js").Advice[]} found
   */
  tellAdvice(notebook, knowledge, found) {
    return tellAdvice(this, notebook, knowledge, found);
  }

  /** Return why there is no advice. @param {"watching"|"culprit"|"not-a-place"} [code] @param {string|null} [card] */
  noAdvice(code = "watching", card = null) {
    return noAdvice(this, code, card);
  }
}

const made = /** @type {WeakMap<Wire.ServedPack, Speaker>} */ (new WeakMap());

/** Return the speaker of a pack; made once. @param {Wire.ServedPack} pack */
export function speakerOf(pack) {
  const speaker = made.get(pack) ?? new Speaker(pack);
  made.set(pack, speaker);
  return speaker;
}
