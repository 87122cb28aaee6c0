/** My own marks on the sheet: tap goes round, every step can be taken back. */

/** @typedef {{cells: Record<string, string>, past: [string, string|null][]}} Marks */

const ROUND = [null, "no", "yes", "maybe"];
const LONGEST_PAST = 200;

/** @returns {Marks} */
export const blank = () => ({ cells: {}, past: [] });

/** The cell of a card and an owner. @param {string} card @param {string} owner */
export const cell = (card, owner) => `${card}@${owner}`;

/** @param {Record<string, string>} cells @param {string} key @param {string|null} mark */
function written(cells, key, mark) {
  const next = { ...cells };
  if (mark === null) delete next[key];
  else next[key] = mark;
  return next;
}

/** The next mark in a cell. @param {Marks} marks @param {string} key @returns {Marks} */
export function cycled(marks, key) {
  const before = marks.cells[key] ?? null;
  const next = ROUND[(ROUND.indexOf(before) + 1) % ROUND.length];
  /** @type {Marks["past"]} */
  const past = [...marks.past, [key, before]];
  return { cells: written(marks.cells, key, next), past: past.slice(-LONGEST_PAST) };
}

/** Without the last step. @param {Marks} marks @returns {Marks} */
export function undone(marks) {
  const last = marks.past.at(-1);
  return last ? { cells: written(marks.cells, last[0], last[1]), past: marks.past.slice(0, -1) } : marks;
}

/** What the server keeps. @param {Marks} marks */
export const packed = (marks) => ({ cells: marks.cells });

/** What the server has kept; whatever else was put there counts as nothing. @param {any} data @returns {Marks} */
export function unpacked(data) {
  const cells = Object.entries(data?.cells ?? {}).filter(([, mark]) => ROUND.includes(/** @type {any} */ (mark)));
  return { cells: /** @type {any} */ (Object.fromEntries(cells)), past: [] };
}
