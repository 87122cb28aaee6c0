/**
 * Whether few solutions are left, as far as my sheet shows it: what is written there, by the table in the mode I chose or
 * by myself. It tells nobody more than they can read there, so a table without hints gives nothing away.
 */
import { cell } from "./marks.js";

/** The most solutions that are few: from here on it is worth thinking of the accusation. */
export const FEW = 6;

/**
 * Return how many solutions a sheet leaves open.
 * @param {Pick<Wire.SheetShown, "owners"|"kinds">} sheet @param {Record<string, string>} mine my own marks, by cell
 */
export function leftOpen({ owners, kinds }, mine) {
  const mark = (/** @type {Wire.RowShown} */ row, /** @type {number} */ at) =>
    mine[cell(row.card, `${owners[at].id}`)] ?? row.cells[at].mark;
  const of = (/** @type {Wire.RowShown} */ row) =>
    owners.map(({ id }, at) => ({ inCase: id === "case", mark: mark(row, at) }));
  const sure = (/** @type {Wire.RowShown} */ row) => of(row).some((each) => each.inCase && each.mark === "yes");
  const out = (/** @type {Wire.RowShown} */ row) => of(row).some((each) => each.mark === (each.inCase ? "no" : "yes"));
  const open = (/** @type {Wire.RowShown[]} */ rows) => (rows.some(sure) ? 1 : rows.filter((row) => !out(row)).length);
  return kinds.reduce((product, { rows }) => product * open(rows), 1);
}

/** Return whether the sheet leaves few solutions. @param {Wire.SheetShown|null} sheet @param {Record<string, string>} mine */
export const fewLeft = (sheet, mine) => sheet !== null && leftOpen(sheet, mine) <= FEW;
