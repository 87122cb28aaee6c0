/** My own marks on the sheet, or my team's: a tap cycles through them, and each of my steps can be undone. */

/**
 * @typedef {Record<string, string>} Cells
 * @typedef {{cells: Cells, past: [string, string|null][], kept: Cells}} Marks `kept` is what the server has stored
 */

const CYCLE = [null, "no", "yes", "maybe"];
const MOST_STEPS = 200;

/** @returns {Marks} */
export const noMarks = () => ({ cells: {}, past: [], kept: {} });

/** Return the key of a cell. @param {string} card @param {string} owner */
export const cell = (card, owner) => `${card}@${owner}`;

/**
 * Return cells with changes applied.
 * @param {Cells} cells @param {Record<string, string|null>} changes @returns {Cells}
 */
function written(cells, changes) {
  const all = Object.entries({ ...cells, ...changes });
  return Object.fromEntries(all.flatMap(([key, mark]) => (mark === null ? [] : [[key, mark]])));
}

/** Return the marks after a tap on a cell. @param {Marks} marks @param {string} key @returns {Marks} */
export function cycled(marks, key) {
  const before = marks.cells[key] ?? null;
  const next = CYCLE[(CYCLE.indexOf(before) + 1) % CYCLE.length];
  /** @type {Marks["past"]} */
  const past = [...marks.past, [key, before]];
  return { ...marks, cells: written(marks.cells, { [key]: next }), past: past.slice(-MOST_STEPS) };
}

/** Return the marks without my last step. @param {Marks} marks @returns {Marks} */
export function undone(marks) {
  const last = marks.past.at(-1);
  if (!last) return marks;
  return { ...marks, cells: written(marks.cells, { [last[0]]: last[1] }), past: marks.past.slice(0, -1) };
}

/** Return what the server does not have yet: marks by cell, null where one was erased. @param {Marks} marks */
export function unsent({ cells, kept }) {
  const keys = [...new Set([...Object.keys(cells), ...Object.keys(kept)])].filter((key) => cells[key] !== kept[key]);
  return Object.fromEntries(keys.map((key) => [key, cells[key] ?? null]));
}

/**
 * Return the marks once the server has stored these changes.
 * @param {Marks} marks @param {Record<string, string|null>} sent @returns {Marks}
 */
export const saved = (marks, sent) => ({ ...marks, kept: written(marks.kept, sent) });

/** @typedef {{cells?: Record<string, unknown>}|null} StoredMarks any client may have stored them */

/** Return the stored marks, without anything that is not a mark. @param {StoredMarks} data @returns {Cells} */
function known(data) {
  const cells = Object.entries(data?.cells ?? {});
  return Object.fromEntries(
    cells.flatMap(([key, mark]) => (typeof mark === "string" && CYCLE.includes(mark) ? [[key, mark]] : [])),
  );
}

/** Return the marks to begin with. @param {StoredMarks} data @returns {Marks} */
export const unpacked = (data) => ({ cells: known(data), past: [], kept: known(data) });

/**
 * Return the marks once others of my team have written: what I have not sent yet stays, and what they have changed I
 * cannot undo.
 * @param {Marks} marks @param {StoredMarks} data @returns {Marks}
 */
export function refreshed(marks, data) {
  const kept = known(data);
  const cells = written(kept, unsent(marks));
  return { cells, kept, past: marks.past.filter(([key]) => cells[key] === marks.cells[key]) };
}
