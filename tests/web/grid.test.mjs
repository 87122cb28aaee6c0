import assert from "node:assert/strict";
import { test } from "node:test";
import { blankSheet } from "../../src/sleuth/web/js/state/blank_sheet.js";
import { moved } from "../../src/sleuth/web/js/state/grid.js";

const SIZE = { groups: [6, 6, 9], columns: 5 };
const from = (row, column, key, ctrlKey = false) => {
  const to = moved(SIZE, { row, column }, { key, ctrlKey });
  return to && [to.row, to.column];
};

test("arrows go to the next entry, and stay at the edge", () => {
  assert.deepEqual(from(3, 2, "ArrowUp"), [2, 2]);
  assert.deepEqual(from(5, 2, "ArrowDown"), [6, 2]);
  assert.deepEqual(from(3, 2, "ArrowLeft"), [3, 1]);
  assert.deepEqual(from(3, 2, "ArrowRight"), [3, 3]);
  assert.deepEqual(from(0, 0, "ArrowUp"), [0, 0]);
  assert.deepEqual(from(20, 4, "ArrowDown"), [20, 4]);
  assert.deepEqual(from(20, 4, "ArrowRight"), [20, 4]);
});

test("Home and End go along the row, with Ctrl to the corners", () => {
  assert.deepEqual(from(3, 2, "Home"), [3, 0]);
  assert.deepEqual(from(3, 2, "End"), [3, 4]);
  assert.deepEqual(from(3, 2, "Home", true), [0, 0]);
  assert.deepEqual(from(3, 2, "End", true), [20, 4]);
});

test("Page Up and Page Down go from kind to kind", () => {
  assert.deepEqual(from(3, 2, "PageDown"), [6, 2]);
  assert.deepEqual(from(6, 2, "PageDown"), [12, 2]);
  assert.deepEqual(from(13, 2, "PageDown"), [20, 2]);
  assert.deepEqual(from(13, 2, "PageUp"), [12, 2]);
  assert.deepEqual(from(12, 2, "PageUp"), [6, 2]);
  assert.deepEqual(from(0, 2, "PageUp"), [0, 2]);
});

test("other keys are not for the sheet", () => assert.equal(from(3, 2, "w"), null));

test("before anything is written, all cards are there for each seat and the case", () => {
  const edition = {
    kinds: [
      { id: "suspect", many: "suspects" },
      { id: "weapon", many: "weapons" },
    ],
    cards: [
      { id: "plum", kind: "suspect", name: "Plum" },
      { id: "rope", kind: "weapon", name: "Rope" },
    ],
  };
  const { owners, kinds } = blankSheet(edition, ["Ann", "Bob"], "The case");
  assert.deepEqual(
    owners.map(({ id }) => id),
    ["case", 0, 1],
  );
  assert.deepEqual(
    kinds.map(({ name, rows }) => [name, rows.map(({ card }) => card), rows[0].cells.length]),
    [
      ["suspects", ["plum"], 3],
      ["weapons", ["rope"], 3],
    ],
  );
});
