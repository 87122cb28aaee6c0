import assert from "node:assert/strict";
import { test } from "node:test";
import { blank, cell, cycled, packed, undone, unpacked } from "../../src/sleuth/web/js/state/marks.js";

const key = cell("rope", "2");

test("a tap goes round and comes back to nothing", () => {
  const seen = [];
  let marks = blank();
  for (let tap = 0; tap < 4; tap++) {
    marks = cycled(marks, key);
    seen.push(marks.cells[key] ?? null);
  }
  assert.deepEqual(seen, ["no", "yes", "maybe", null]);
});

test("every step can be taken back, and no further", () => {
  const start = cycled(blank(), cell("hall", "case"));
  const marks = undone(undone(cycled(cycled(start, key), key)));
  assert.deepEqual(marks.cells, start.cells);
  assert.deepEqual(undone(undone(marks)).cells, {});
});

test("what the server kept comes back, and nonsense does not", () => {
  const marks = cycled(blank(), key);
  assert.deepEqual(unpacked(packed(marks)).cells, marks.cells);
  assert.deepEqual(unpacked({ cells: { [key]: "<b>" } }).cells, {});
  assert.deepEqual(unpacked(null).cells, {});
  assert.deepEqual(unpacked({}).cells, {});
});
