/** Moving about the sheet with the keyboard. No DOM in here. */

/** @typedef {{row: number, column: number}} At */
/** @typedef {{groups: number[], columns: number}} Size how many rows each kind has, and how many columns there are */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @param {number} value @param {number} most */
const within = (value, most) => Math.min(Math.max(value, 0), most);

/** Return the first row of the kind before or after. @param {number[]} groups @param {number} row @param {1|-1} way */
function otherKind(groups, row, way) {
  const firsts = groups.map((_, kind) => groups.slice(0, kind).reduce((sum, count) => sum + count, 0));
  return way > 0 ? firsts.find((first) => first > row) : firsts.findLast((first) => first < row);
}

/**
 * Return where a key leads: arrows to the next entry, Home and End along the row (with Ctrl to the corners), Page Up
 * and Page Down from kind to kind. Null if the key is not for the sheet.
 * @param {Size} size @param {At} at @param {{key: string, ctrlKey?: boolean}} pressed @returns {At|null}
 */
export function moved({ groups, columns }, { row, column }, { key, ctrlKey = false }) {
  const rows = groups.reduce((sum, count) => sum + count, 0);
  const step = STEPS[key];
  if (step) return { row: within(row + step[0], rows - 1), column: within(column + step[1], columns - 1) };
  if (key === "Home") return { row: ctrlKey ? 0 : row, column: 0 };
  if (key === "End") return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
  if (key === "PageUp") return { row: otherKind(groups, row, -1) ?? 0, column };
  if (key === "PageDown") return { row: otherKind(groups, row, 1) ?? rows - 1, column };
  return null;
}
