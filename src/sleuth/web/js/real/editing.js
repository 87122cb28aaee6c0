/** Changes to the lines of a game. Each returns new notes and leaves the old ones as they are. No DOM in here. */

/** Write a line: in place of the line with this index, or after the last. @param {RawNotes} raw @param {RawNote} note @param {number|null} index */
export const written = (raw, note, index = null) => ({
  ...raw,
  notes: index === null ? [...raw.notes, note] : raw.notes.with(index, note),
});

/** Delete a line. @param {RawNotes} raw @param {number} index @returns {RawNotes} */
export const deleted = (raw, index) => ({ ...raw, notes: raw.notes.toSpliced(index, 1) });

/** Move a line up (-1) or down (1); at either end it stays. @param {RawNotes} raw @param {number} index @param {number} by */
export function moved(raw, index, by) {
  const to = index + by;
  if (to < 0 || to >= raw.notes.length) return raw;
  return { ...raw, notes: raw.notes.toSpliced(index, 1).toSpliced(to, 0, raw.notes[index]) };
}

/** The fields of lines that name players. */
const NAMED = ["by", "of", "who", "shown_by", "passed", "declined", "lied"];

/** Return a line with players renamed. @param {RawNote} note @param {(name: string) => string} rename @returns {RawNote} */
function renamedNote(note, rename) {
  const given = (/** @type {string|string[]} */ value) => (Array.isArray(value) ? value.map(rename) : rename(value));
  const named = NAMED.filter((field) => note[field] !== undefined && note[field] !== null);
  const seen = Object.entries(note.cards ?? {}).map(([name, card]) => [rename(name), card]);
  return {
    ...note,
    ...Object.fromEntries(named.map((field) => [field, given(note[field])])),
    ...(note.cards ? { cards: Object.fromEntries(seen) } : {}),
  };
}

/** Rename the players, in every line as well. @param {RawNotes} raw @param {string[]} seats @returns {RawNotes} */
export function renamed(raw, seats) {
  const names = new Map(raw.seats.map((name, seat) => [name, seats[seat] ?? name]));
  const rename = (/** @type {string} */ name) => names.get(name) ?? name;
  const me = raw.me === undefined ? {} : { me: rename(raw.me) };
  return { ...raw, seats, ...me, notes: raw.notes.map((note) => renamedNote(note, rename)) };
}

/** Return notes without fields that say nothing. @param {RawNotes} raw @returns {RawNotes} */
export function bare(raw) {
  const { notes, ...rest } = raw;
  const said = Object.entries(rest).filter(([, value]) => value && !(typeof value === "object" && isEmpty(value)));
  return /** @type {RawNotes} */ ({ ...Object.fromEntries(said), notes });
}

/** @param {object} value */
const isEmpty = (value) => Object.keys(value).length === 0;
