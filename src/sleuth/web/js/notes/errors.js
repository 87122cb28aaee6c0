/**
 * @typedef {Record<string, string|number>} Details
 * @typedef {{code: string, rule: string, details: Details}} GameRefusal why a game cannot be played, as the rules say it
 */

/** Notes that cannot be used: a code, the note it is about (counted from 0), and details, as in Python. */
export class NotesError extends Error {
  /** @param {string} code @param {number|null} [note] @param {Details} [details] @param {GameRefusal|null} [refusal] */
  constructor(code, note = null, details = {}, refusal = null) {
    super(code);
    this.name = "NotesError";
    this.code = code;
    this.note = note;
    this.details = details;
    /** The refusal of the rules, for seats or options that cannot be played. */
    this.refusal = refusal;
  }
}

/** Return the error for a game that cannot be played. @param {GameRefusal} refusal */
export function unfit(refusal) {
  const named = Object.entries(refusal.details).map(([key, value]) => `${key}=${value}`);
  const problem = `${refusal.code} (${refusal.rule})${named.length ? `: ${named.join(", ")}` : ""}`;
  return new NotesError("unfit-game", null, { problem }, refusal);
}
