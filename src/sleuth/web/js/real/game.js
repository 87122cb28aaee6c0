/** One game under way: its notes, what follows from them, and the line that is being entered. No DOM in here. */
import { computed, signal } from "../../vendor/signals-core.js";
import { newSuggestion, stepOf, suggestionNote, suggestionOf } from "./asking.js";
import { deleted, moved, written } from "./editing.js";
import { begun, changed, redone, undone } from "./history.js";
import { atOnce, lineNote, lineOf, newLine } from "./lines.js";
import { nextAsker } from "./seating.js";
import { tableFacts } from "./table_facts.js";

/** @typedef {ReturnType<typeof openGame>} RealGame */
/** @typedef {Pick<import("./book.js").Book, "edition"|"pack"|"check"|"piles"|"silent"|"count">} Book */

/**
 * @param {RawNotes} raw @param {Book} book
 * @param {(raw: RawNotes) => void} keep stores the notes
 */
export function openGame(raw, book, keep) {
  const steps = signal(begun(raw));
  const told = signal(/** @type {Told|null} */ (null));
  const problem = signal(/** @type {NotesProblem|null} */ (null));
  const draft = signal(/** @type {Draft|null} */ (null));
  /** Why the line that is entered cannot be true. */
  const refused = signal("");
  const counting = signal(false);
  const notes = computed(() => steps.value.now);
  /** Return what is known when a line is entered: lines after it do not count. @param {number|null} line */
  const factsAt = (line) => tableFacts(book.edition, book.pack, notes.value, book.silent(notes.value, line));
  const table = computed(() => factsAt(draft.value?.line ?? null));
  let asked = 0;

  async function recount() {
    const mine = ++asked;
    counting.value = true;
    const answer = await book.count(notes.value).then(
      (found) => ({ found, wrong: null }),
      (error) => ({ found: null, wrong: error.problem ?? { code: "counting", note: null, sentence: "" } }),
    );
    if (mine !== asked) return;
    counting.value = false;
    told.value = answer.found;
    problem.value = answer.wrong;
  }

  /** @param {Steps} next */
  function go(next) {
    if (next.now === steps.value.now) return;
    steps.value = next;
    keep(next.now);
    recount();
  }

  /** Write a line, unless it is impossible by itself. @param {RawNote} note @param {number|null} line */
  function write(note, line) {
    const next = written(notes.value, note, line);
    const wrong = book.check(next);
    if (wrong && wrong.note === (line ?? next.notes.length - 1)) {
      refused.value = wrong.sentence;
      return false;
    }
    draft.value = null;
    refused.value = "";
    go(changed(steps.value, next));
    return true;
  }

  /** Return the line that a draft has become, or null while something is missing. @param {Draft} now */
  const noteOf = (now) =>
    now.kind === "suggest"
      ? stepOf(now, table.value) === "done"
        ? suggestionNote(now, table.value)
        : null
      : lineNote(now, table.value);

  /** Go on entering; a line that is complete is written at once where that is expected. @param {Draft} next */
  function enter(next) {
    draft.value = next;
    refused.value = "";
    const note = noteOf(next);
    if (note && (next.kind === "suggest" ? next.line === null : atOnce(next))) write(note, next.line);
  }

  recount();
  return {
    edition: book.edition,
    pack: book.pack,
    steps,
    notes,
    table,
    told,
    problem,
    draft,
    refused,
    counting,
    enter,
    noteOf,
    recount,
    /** The piles that cards can lie in. */
    piles: () => book.piles(notes.value),
    /** Begin a suggestion by whoever is probably next, or with cards that were advised. */
    suggest: (/** @type {(string|null)[]} */ cards = [null, null, null], by = nextAsker(table.value, notes.value)) =>
      enter({ ...newSuggestion(by), cards }),
    begin: (/** @type {LineDraft["kind"]} */ kind, /** @type {string|null} */ who = null) => enter(newLine(kind, who)),
    /** Write the line that is entered. */
    finish: () => {
      const note = draft.value && noteOf(draft.value);
      return Boolean(note) && write(/** @type {RawNote} */ (note), draft.value?.line ?? null);
    },
    cancel: () => {
      draft.value = null;
      refused.value = "";
    },
    /** Open a line to change it. */
    open: (/** @type {number} */ line) => {
      const note = notes.value.notes[line];
      enter(note.suggest ? suggestionOf(note, line, factsAt(line)) : lineOf(note, line));
    },
    move: (/** @type {number} */ line, /** @type {number} */ by) =>
      go(changed(steps.value, moved(notes.value, line, by))),
    remove: (/** @type {number} */ line) => go(changed(steps.value, deleted(notes.value, line))),
    undo: () => go(undone(steps.value)),
    redo: () => go(redone(steps.value)),
    /** Take over what another window has stored; the line that is changed here may be another one now. */
    follow: (/** @type {RawNotes} */ next) => {
      if (draft.value && draft.value.line !== null) draft.value = null;
      steps.value = changed(steps.value, next);
      recount();
    },
    /** Take over notes that were changed as a whole. */
    replace: (/** @type {RawNotes} */ next) => go(changed(steps.value, next)),
  };
}
