/** My own marks on the sheet, or my team's: tap goes round, every step of mine can be taken back. */

/**
 * @typedef {Record<string, string>} Cells
 * @typedef {{cells: Cells, past: [string, string|null][], kept: Cells}} Marks `kept` is what the server has
 */

const ROUND = [null, "no", "yes", "maybe"];
const LONGEST_PAST = 200;

/** @returns {Marks} */
export const blank = () => ({ cells: {}, past: [], kept: {} });

/** The cell of a card and an owner. @param {string} card @param {string} owner */
export const cell = (card, owner) => `${card}@${owner}`;

/** Cells with changes laid over them. @param {Cells} cells @param {Record<string, string|null>} changes @returns {Cells} */
function written(cells, changes) {
  const both = Object.entries({ ...cells, ...changes }).filter(([, mark]) => mark !== null);
  return /** @type {any} */ (Object.fromEntries(both));
}

/** The next mark in a cell. @param {Marks} marks @param {string} key @returns {Marks} */
export function cycled(marks, key) {
  const before = marks.cells[key] ?? null;
  const next = ROUND[(ROUND.indexOf(before) + 1) % ROUND.length];
  /** @type {Marks["past"]} */
  const past = [...marks.past, [key, before]];
  return { ...marks, cells: written(marks.cells, { [key]: next }), past: past.slice(-LONGEST_PAST) };
}

/** Without the last step. @param {Marks} marks @returns {Marks} */
export function undone(marks) {
  const last = marks.past.at(-1);
  if (!last) return marks;
  return { ...marks, cells: written(marks.cells, { [last[0]]: last[1] }), past: marks.past.slice(0, -1) };
}

/** What the server does not have yet: marks by cell, null where one was taken back. @param {Marks} marks */
export function unsent({ cells, kept }) {
  const keys = [...new Set([...Object.keys(cells), ...Object.keys(kept)])].filter((key) => cells[key] !== kept[key]);
  return Object.fromEntries(keys.map((key) => [key, cells[key] ?? null]));
}

/** The server has these changes now. @param {Marks} marks @param {Record<string, string|null>} sent @returns {Marks} */
export const saved = (marks, sent) => ({ ...marks, kept: written(marks.kept, sent) });

/** What the server has kept; whatever else was put there counts as nothing. @param {any} data @returns {Cells} */
function known(data) {
  const cells = Object.entries(data?.cells ?? {}).filter(([, mark]) => ROUND.includes(/** @type {any} */ (mark)));
  return /** @type {any} */ (Object.fromEntries(cells));
}

/** The marks to begin with. @param {any} data @returns {Marks} */
export const unpacked = (data) => ({ cells: known(data), past: [], kept: known(data) });

/**
 * The marks once others of my team have written: what I have not sent yet stays, and what they have changed I cannot
 * take back.
 * @param {Marks} marks @param {any} data @returns {Marks}
 */
export function refreshed(marks, data) {
  const kept = known(data);
  const cells = written(kept, unsent(marks));
  return { cells, kept, past: marks.past.filter(([key]) => cells[key] === marks.cells[key]) };
}
