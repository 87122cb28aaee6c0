/** Contradictory notes: which of them contradict each other, and which single one could be the mistake. */
import { agree } from "./why.js";

/** @typedef {import("./shape.js").Shape} Shape @typedef {import("./shape.js").Fact} Fact */

/**
 * @typedef {object} NotesConflict notes that contradict each other, as numbers counted from 0
 * @property {number[]} notes a minimal set of contradictory notes: without any one of them the others agree
 * @property {number[]} suspects notes each of which, if it alone is wrong, explains the contradiction
 */

/**
 * Return the notes that contradict each other, or null if some deal satisfies all of them.
 * @param {Shape} shape @param {Fact[]} facts those without a note are not doubted @returns {NotesConflict|null}
 */
export function conflict(shape, facts) {
  const everything = [...new Set(facts.flatMap(({ note }) => note ?? []))].sort((a, b) => a - b);
  const agreed = (/** @type {number[]} */ notes) =>
    agree(
      shape,
      facts.filter(({ note }) => note === undefined || note === null || notes.includes(note)),
    );
  if (agreed(everything)) return null;
  const without = (/** @type {number[]} */ notes, /** @type {number} */ note) =>
    notes.filter((other) => other !== note);
  let kept = everything;
  for (const note of everything) if (!agreed(without(kept, note))) kept = without(kept, note);
  return { notes: kept, suspects: kept.filter((note) => agreed(without(everything, note))) };
}
