/** What a seat could know at a moment of a replay: its sheet, and why an entry is certain. No DOM in here. */
import { Knowledge } from "../count/knowledge.js";
import { explain } from "../count/why.js";
import { speakerOf } from "../notes/speaker.js";
import { seenMarks } from "./marks.js";

/**
 * @typedef {import("../count/shape.js").Owner} Owner @typedef {import("./marks.js").Moment} Moment
 * @typedef {import("./marks.js").Mark} Mark @typedef {import("../notes/read.js").Notebook} Notebook
 * @typedef {"none"|"seen"|"follows"|"chances"} Mode how much of a sheet is filled in
 * @typedef {{id: number, ask: string, raw: Moment, pack?: Wire.ServedPack, mode?: Mode, card?: string, owner?: string}} Question
 * @typedef {{moment: Moment, knowledge: Knowledge, pack: Wire.ServedPack, voice: ReturnType<typeof speakerOf>}} Desk
 */

let pack = /** @type {Wire.ServedPack|undefined} */ (undefined);

/** @param {Wire.CellShown["mark"]} mark @returns {Wire.CellShown} */
const plain = (mark) => ({ mark, text: null, chance: null });

/** Return one entry; `seen` is its mark by what was seen alone. @param {Desk} desk @param {Mode} mode @param {Mark|undefined} seen @param {string} card @param {Owner} owner */
function cellOf({ knowledge, voice }, mode, seen, card, owner) {
  if (mode === "none") return plain("unknown");
  if (mode === "seen") return plain(seen ?? "unknown");
  const { num, den } = knowledge.exact(card, owner);
  if (num === den || num === 0n) return plain(num === den ? "yes" : "no");
  const open = plain(seen ?? "unknown");
  if (mode === "follows") return open;
  return { ...open, text: voice.percent(num, den), chance: Number(knowledge.chance(card, owner).toFixed(4)) };
}

/** Return the columns: the case first, then the seats and the piles. @param {Desk} desk */
const columns = ({ moment }) =>
  /** @type {Owner[]} */ (["case", ...moment.shape.owners.filter((owner) => owner !== "case")]);

/** @param {Desk} desk @param {Mode} mode @returns {Wire.SheetShown} */
function sheetOf(desk, mode) {
  const { moment, voice } = desk;
  const [owners, seen] = [columns(desk), seenMarks(moment)];
  const cell = (/** @type {string} */ card) => (/** @type {Owner} */ owner) =>
    cellOf(desk, mode, seen.get(`${card}@${owner}`), card, owner);
  const row = (/** @type {string} */ card) => ({ card, name: voice.card(card), cells: owners.map(cell(card)) });
  const kinds = desk.pack.drawn.kinds.map(({ id, many }) => ({
    kind: id,
    name: many,
    rows: moment.shape.cards.filter((card) => desk.pack.cards[card] === id).map(row),
  }));
  const heads = owners.map((id) => ({ id, name: voice.owner(id, moment.names) }));
  return { version: moment.entry, owners: /** @type {Wire.OwnerShown[]} */ (heads), kinds };
}

/** @param {Desk} desk @param {string} card @param {string} name the owner as text @returns {Wire.Why} */
function whyOf({ moment, knowledge, voice }, card, name) {
  const owner = /** @type {Owner} */ (moment.shape.owners.find((each) => String(each) === name));
  const reader = /** @type {Notebook} */ (/** @type {unknown} */ ({ game: { names: moment.names }, me: moment.me }));
  const { num, den } = knowledge.exact(card, owner);
  if (num > 0n && num < den)
    return { holds: null, heading: voice.whyOpen(reader, card, owner, num, den), sentences: [] };
  const holds = num === den;
  const sentences = voice.tellReasons(reader, explain(knowledge, card, owner, holds), card, owner, holds);
  return { holds, heading: voice.whyHeading(reader, card, owner, holds), sentences };
}

/** Answer a question; the protocol is that of `counting` in js/real. @param {Question} question */
export function answer({ id, ask, raw, pack: given, mode = "follows", card = "", owner = "" }) {
  pack = given ?? pack;
  const now = /** @type {Wire.ServedPack} */ (pack);
  const desk = { moment: raw, knowledge: new Knowledge(raw.shape, raw.facts), pack: now, voice: speakerOf(now) };
  return { id, answer: ask === "sheet" ? sheetOf(desk, mode) : whyOf(desk, card, owner) };
}
