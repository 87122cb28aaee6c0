/** The answers of the counting worker: sheet, proof, contradiction, advice. No DOM in here. */
import { advise } from "../count/advice.js";
import { conflict } from "../count/conflict.js";
import { Knowledge } from "../count/knowledge.js";
import { explain } from "../count/why.js";
import { NotesError } from "../notes/errors.js";
import { askedBy } from "../notes/game.js";
import { readNotes } from "../notes/read.js";
import { speakerOf } from "../notes/speaker.js";

/** @typedef {import("../notes/read.js").Notebook} Notebook */
/** @typedef {import("../count/shape.js").Owner} Owner */
/**
 * @typedef {{id: number, ask: string, raw: RawNotes, pack?: Wire.ServedPack, card?: string, owner?: Owner,
 *   place?: string|null}} Question `pack` is absent if it is the one of the question before
 */
/** @typedef {{notebook: Notebook, knowledge: Knowledge, pack: Wire.ServedPack, voice: ReturnType<typeof speakerOf>, raw: RawNotes}} Desk */

/** How many suggestions are advised. */
const TOP = 3;

let pack = /** @type {Wire.ServedPack|undefined} */ (undefined);
/** The notes of the last question: most questions are about the same. */
let last = { text: "", desk: /** @type {Desk|null} */ (null) };

/** Lay the notes out. @param {RawNotes} raw @param {Wire.ServedPack} now @returns {Desk} */
function deskFor(raw, now) {
  const text = JSON.stringify(raw);
  if (last.desk?.pack === now && last.text === text) return last.desk;
  const notebook = readNotes(raw, now);
  const desk = {
    notebook,
    knowledge: new Knowledge(notebook.shape, notebook.facts),
    pack: now,
    voice: speakerOf(now),
    raw,
  };
  last = { text, desk };
  return desk;
}

/** Return the columns: the case first, then the seats and the piles. @param {Desk} desk */
const columns = ({ notebook }) =>
  /** @type {Owner[]} */ (["case", ...notebook.shape.owners.filter((owner) => owner !== "case")]);

/** Return one entry. @param {Desk} desk @param {string} card @param {Owner} owner @returns {Wire.CellShown} */
function cellOf({ knowledge, voice }, card, owner) {
  const { num, den } = knowledge.exact(card, owner);
  if (num === den) return { mark: "yes", text: null, chance: null };
  if (num === 0n) return { mark: "no", text: null, chance: null };
  return { mark: "unknown", text: voice.percent(num, den), chance: knowledge.chance(card, owner) };
}

/** @param {Desk} desk @returns {Wire.SheetShown} */
function sheetOf(desk) {
  const { notebook, voice, pack: now } = desk;
  const owners = columns(desk);
  const row = (/** @type {string} */ card) => ({
    card,
    name: voice.card(card),
    cells: owners.map((owner) => cellOf(desk, card, owner)),
  });
  const kinds = now.drawn.kinds.map(({ id, many }) => ({
    kind: id,
    name: many,
    rows: notebook.shape.cards.filter((card) => now.cards[card] === id).map(row),
  }));
  const heads = owners.map((id) => ({ id, name: voice.owner(id, notebook.game.names) }));
  return { version: 0, owners: /** @type {Wire.OwnerShown[]} */ (heads), kinds };
}

/** @param {Desk} desk */
const linesOf = ({ notebook, voice }) => notebook.notes.map((_, line) => voice.tellNote(notebook, line));

/** Return the sheet, or what contradicts what. @param {Desk} desk @returns {Told} */
function tell(desk) {
  const { notebook, knowledge, voice } = desk;
  if (!knowledge.consistent) {
    const found = conflict(notebook.shape, notebook.facts) ?? { notes: [], suspects: [] };
    return { conflict: { ...found, says: voice.suspects(found) }, lines: linesOf(desk) };
  }
  const { total, cases, deals, certain } = knowledge;
  const names = Object.entries(certain).map(([card, owner]) => [card, voice.owner(owner, notebook.game.names)]);
  return {
    deals: new Intl.NumberFormat(desk.pack.language).format(deals),
    count: cases.length,
    cases: cases.slice(0, 100).map(({ cards, weight }) => ({
      cards,
      chance: Number((weight * 1_000_000n) / total) / 1_000_000,
      percent: voice.percent(weight, total),
    })),
    sheet: sheetOf(desk),
    certain: Object.fromEntries(names),
    conflict: null,
  };
}

/** Return why an entry is certain, or that it is open. @param {Desk} desk @param {string} card @param {Owner} owner */
function why({ notebook, knowledge, voice }, card, owner) {
  const { num, den } = knowledge.exact(card, owner);
  if (num > 0n && num < den)
    return { heading: voice.whyOpen(notebook, card, owner, num, den), sentences: [], notes: [] };
  const holds = num === den;
  const facts = explain(knowledge, card, owner, holds);
  return {
    heading: voice.whyHeading(notebook, card, owner, holds),
    sentences: voice.tellReasons(notebook, facts, card, owner, holds),
    notes: [...new Set(facts.flatMap(({ note }) => note ?? []))].sort((one, other) => one - other),
  };
}

/** Return what to ask next. @param {Desk} desk @param {string|null} place */
function counsel({ notebook, knowledge, voice, pack: now }, place) {
  if (notebook.me === null) return { summary: voice.noAdvice(), found: [] };
  const kinds = now.kinds.map((kind) => notebook.shape.cards.filter((card) => now.cards[card] === kind));
  const found = advise({ kinds, order: askedBy(notebook), knowledge, place, top: TOP });
  return voice.tellAdvice(notebook, knowledge, found);
}

/** @type {Record<string, (desk: Desk, question: Question) => unknown>} */
const ANSWERS = {
  sheet: (desk) => tell(desk),
  why: (desk, { card = "", owner = "case" }) => why(desk, card, owner),
  advise: (desk, { place = null }) => counsel(desk, place),
};

/** Answer a question. @param {Question} question */
export function answer(question) {
  pack = question.pack ?? pack;
  const now = /** @type {Wire.ServedPack} */ (pack);
  try {
    return { id: question.id, answer: ANSWERS[question.ask](deskFor(question.raw, now), question) };
  } catch (error) {
    if (!(error instanceof NotesError)) throw error;
    const { code, note, details } = error;
    return { id: question.id, problem: { code, note, details, sentence: speakerOf(now).problem(error) } };
  }
}
