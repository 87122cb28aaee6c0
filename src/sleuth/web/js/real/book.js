/** Everything about the notes of one edition in one language: reads, checks, tells and counts them. No DOM in here. */
import { sizesOf } from "../notes/deal.js";
import { NotesError } from "../notes/errors.js";
import { gameOf } from "../notes/game.js";
import { readNotes } from "../notes/read.js";
import { speakerOf } from "../notes/speaker.js";

/** @typedef {ReturnType<typeof bookOf>} Book */
/** @typedef {Wire.ServedPack} Pack */
/** @typedef {import("./setting_up.js").SetUp} SetUp */
/** @typedef {import("./setting_up.js").Dealt} Dealt */
/** @typedef {ReturnType<typeof import("./counting.js").counting>} Counting */

const NOTHING = { hands: null, side: 0, centre: 0, open: 0, uneven: false, culprit: false };

/** Return the sizes of all hands and piles; where some cards lie open, the rules say how many. @param {Pack} pack @param {SetUp} setUp */
function sizesFor(pack, { names, rules, sizes, open }) {
  const seats = names.map((_, seat) => String(seat)); // names are checked elsewhere
  const game = gameOf(pack, seats, rules);
  try {
    return sizesOf(pack, game, sizes, sizes ? open.length : 0, true);
  } catch (error) {
    if (!(error instanceof NotesError) || error.code !== "open-count") throw error;
    return sizesOf(pack, game, sizes, Number(error.details.expected), true);
  }
}

/** Return how the cards are dealt, as far as the set-up says it. @param {Pack} pack @param {SetUp} setUp @returns {Dealt} */
function dealtOf(pack, setUp) {
  try {
    const found = sizesFor(pack, setUp);
    const uneven = !setUp.sizes && new Set(found.hands).size > 1;
    const culprit = Boolean(setUp.rules.culprit ?? pack.house.usual.culprit); // who deals plays the culprit
    const dealer = setUp.rules.dealer !== undefined || !(uneven || culprit);
    return { ...found, uneven, culprit, hands: dealer ? found.hands : null };
  } catch {
    return NOTHING; // these rules cannot be played together: checking the notes says why
  }
}

/** Return who has left the game, where intrigue cards can take somebody. @param {Pack} pack @param {RawNotes} raw @param {number} before */
function silentIn(pack, raw, before) {
  const options = /** @type {Rules} */ ({ ...pack.house.usual, ...raw.options });
  const opened = raw.notes.slice(0, before).filter((note) => note.holds && raw.seats.includes(note.who));
  if (!options.intrigue || !opened.length) return [];
  const { sizes } = readNotes({ ...raw, notes: [] }, pack).shape; // seats come first
  return opened.filter((note) => note.holds.length === sizes[raw.seats.indexOf(note.who)]).map((note) => note.who);
}

/**
 * @param {Edition} edition @param {Pack} pack @param {Counting} count asks the worker
 */
export function bookOf(edition, pack, count) {
  const speaker = speakerOf(pack);
  /** Run something that reads notes; null, or what is wrong with them. @param {() => unknown} read @returns {NotesProblem|null} */
  const problemOf = (read) => {
    try {
      read();
      return null;
    } catch (error) {
      if (!(error instanceof NotesError)) throw error;
      return { code: error.code, note: error.note, sentence: speaker.problem(error) };
    }
  };
  return {
    edition,
    pack,
    check: (/** @type {RawNotes} */ raw) => problemOf(() => readNotes(raw, pack)),
    dealt: (/** @type {SetUp} */ setUp) => dealtOf(pack, setUp),
    /** The rules of a game: the edition's for this number of seats, and what was agreed. */
    optionsOf: (/** @type {Rules} */ rules, /** @type {number} */ seats) =>
      /** @type {Rules} */ ({
        ...pack.house.usual,
        ...pack.house.by_seats[seats],
        ...rules,
      }),
    /** The owners of cards that are not seats. */
    piles: (/** @type {RawNotes} */ raw) =>
      readNotes(raw, pack).shape.owners.filter((owner) => typeof owner === "string"),
    /** The players who left the game before a line with their hand laid open: they answer nothing (R8.8). */
    silent: (/** @type {RawNotes} */ raw, /** @type {number|null} */ line) =>
      silentIn(pack, raw, line ?? raw.notes.length),
    /** Every line as a sentence; lines that cannot be read, as they are written. */
    tell: (/** @type {RawNotes} */ raw) => {
      const told = /** @type {string[]} */ ([]);
      const wrong = problemOf(() => {
        const notebook = readNotes(raw, pack);
        told.push(...raw.notes.map((_, line) => speaker.tellNote(notebook, line)));
      });
      return wrong ? raw.notes.map((note) => JSON.stringify(note)) : told;
    },
    count: (/** @type {RawNotes} */ raw) => /** @type {Promise<Told>} */ (count("sheet", raw, pack)),
    why: (/** @type {RawNotes} */ raw, /** @type {string} */ card, /** @type {string|number} */ owner) =>
      count("why", raw, pack, { card, owner }),
    advise: (/** @type {RawNotes} */ raw, /** @type {string|null} */ place) => count("advise", raw, pack, { place }),
  };
}
