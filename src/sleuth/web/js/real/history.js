/** What a person did to the notes of a game: every change can be undone and done again. No DOM in here. */

const MOST_STEPS = 200;

/** @param {RawNotes} raw @returns {Steps} */
export const begun = (raw) => ({ past: [], now: raw, future: [] });

/** Return the history after a change. @param {Steps} history @param {RawNotes} raw @returns {Steps} */
export const changed = ({ past, now }, raw) => ({ past: [...past, now].slice(-MOST_STEPS), now: raw, future: [] });

/** Return the history without the last change. @param {Steps} history @returns {Steps} */
export function undone(history) {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

/** Return the history with the change that was undone last. @param {Steps} history @returns {Steps} */
export function redone(history) {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.now], now: after, future } : history;
}
