/** A person's notes, read and checked: the table, the deal, and the facts, as Python's `deduction/notes` reads them. */
import { sizesOf } from "./deal.js";
import { NotesError } from "./errors.js";
import { factsOf } from "./facts.js";
import { checked, readNote } from "./fields.js";
import { gameOf } from "./game.js";
import { TableWords } from "./words.js";

/**
 * @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Shape} Shape
 * @typedef {import("../count/shape.js").Owner} Owner
 * @typedef {{kind: string, fields: Record<string, any>}} Note a note without what is null, by the field that identifies it
 */
/**
 * @typedef {object} Notebook the players at the table, which of them wrote the notes, and what they have learnt
 * @property {import("./game.js").NotedGame} game
 * @property {number|null} me
 * @property {string[]} hand
 * @property {Shape} shape
 * @property {Note[]} notes
 * @property {Fact[]} facts those from the writer's hand and from open cards have no note
 */

/**
 * Return the notebook that an object of JSON describes; throws `NotesError` with the codes and details of Python.
 * @param {unknown} raw @param {Wire.ServedPack} pack @returns {Notebook}
 */
export function readNotes(raw, pack) {
  const file = checked(raw, pack.file, null);
  const game = tableOf(file, pack);
  const words = new TableWords(pack, game.names);
  const me = file.me === undefined ? null : words.seat(file.me);
  const [hand, open] = [words.cards(file.hand ?? []), words.cards(file.open ?? [])];
  const both = hand.find((card) => open.includes(card));
  if (both !== undefined) throw new NotesError("hand-and-open", null, { card: both });
  const dealt = sizesOf(pack, game, file.hand_sizes ?? null, open.length, "dealer" in (file.options ?? {}));
  checkHand(me, hand, dealt.hands);
  const shape = shapeOf(pack, dealt);
  const notes = /** @type {unknown[]} */ (file.notes ?? []).map((note, number) => readNote(note, pack, number));
  const learnt = notes.flatMap((note, number) => factsOf(note, { words, shape, me, hand, number }));
  return {
    game,
    me,
    hand,
    shape,
    notes,
    facts: [...given("hand", me ?? 0, hand), ...given("open", "open", open), ...learnt],
  };
}

/** Return the game a file is about. @param {Record<string, any>} file @param {Wire.ServedPack} pack */
function tableOf(file, pack) {
  const seats = /** @type {string[]} */ (file.seats);
  if (file.edition !== pack.id) {
    throw new NotesError("unknown-edition", null, {
      problem: `unknown edition '${file.edition}': expected ${pack.id}`,
    });
  }
  for (const seat of seats) {
    if (pack.piles.includes(seat)) throw new NotesError("seat-reserved", null, { seat });
    if (seats.indexOf(seat) !== seats.lastIndexOf(seat)) throw new NotesError("seat-twice", null, { seat });
  }
  return gameOf(pack, seats, file.options ?? {});
}

/** @param {number|null} me @param {string[]} hand @param {number[]} sizes */
function checkHand(me, hand, sizes) {
  if (me === null && hand.length) throw new NotesError("hand-of-nobody");
  if (me !== null && hand.length !== sizes[me]) {
    throw new NotesError("hand-size", null, { found: hand.length, expected: sizes[me] });
  }
}

/** Return the shape of a deal; empty piles are not owners. @param {Wire.ServedPack} pack @param {import("./deal.js").DealSizes} dealt */
function shapeOf({ cards, kinds }, { hands, side, centre, open }) {
  const piles = Object.entries({ case: kinds.length, side, centre, open }).filter(([, size]) => size);
  return /** @type {Shape} */ ({
    cards: Object.keys(cards),
    kinds: Object.values(cards).map((kind) => kinds.indexOf(kind)),
    owners: [...hands.keys(), ...piles.map(([pile]) => pile)],
    sizes: [...hands, ...piles.map(([, size]) => size)],
  });
}

/** Return facts about cards that everybody knows or the writer was dealt. @param {string} how @param {Owner} owner @param {string[]} cards */
const given = (how, owner, cards) => cards.map((card) => ({ how, owner, cards: [card], least: 1, most: 1 }));
