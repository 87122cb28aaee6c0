import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cell,
  cycled,
  noMarks,
  refreshed,
  saved,
  undone,
  unpacked,
  unsent,
} from "../../src/sleuth/web/js/state/marks.js";

const key = cell("rope", "2");

test("taps cycle through the marks and return to none", () => {
  const seen = [];
  let marks = noMarks();
  for (let tap = 0; tap < 4; tap++) {
    marks = cycled(marks, key);
    seen.push(marks.cells[key] ?? null);
  }
  assert.deepEqual(seen, ["no", "yes", "maybe", null]);
});

test("every step can be undone, and no further", () => {
  const start = cycled(noMarks(), cell("hall", "case"));
  const marks = undone(undone(cycled(cycled(start, key), key)));
  assert.deepEqual(marks.cells, start.cells);
  assert.deepEqual(undone(undone(marks)).cells, {});
});

test("stored marks come back, and nonsense does not", () => {
  const marks = cycled(noMarks(), key);
  assert.deepEqual(unpacked({ cells: marks.cells }).cells, marks.cells);
  assert.deepEqual(unsent(unpacked({ cells: marks.cells })), {});
  assert.deepEqual(unpacked({ cells: { [key]: "<b>" } }).cells, {});
  assert.deepEqual(unpacked(null).cells, {});
  assert.deepEqual(unpacked({}).cells, {});
});

const other = cell("hall", "case");

test("only what has changed is sent, and only once", () => {
  const marks = cycled(unpacked({ cells: { [other]: "yes" } }), key);
  assert.deepEqual(unsent(marks), { [key]: "no" });
  const sent = saved(marks, unsent(marks));
  assert.deepEqual(unsent(sent), {});
  assert.deepEqual(unsent(undone(sent)), { [key]: null });
  assert.deepEqual(undone(sent).cells, { [other]: "yes" });
});

test("what my team writes appears, and what I have not sent yet stays", () => {
  const marks = cycled(unpacked({ cells: { [other]: "yes" } }), key);
  const team = refreshed(marks, { cells: { "plum@1": "no" } });
  assert.deepEqual(team.cells, { "plum@1": "no", [key]: "no" });
  assert.deepEqual(unsent(team), { [key]: "no" });
  assert.deepEqual(undone(team).cells, { "plum@1": "no" });
});

test("I cannot undo what somebody else has written since", () => {
  const first = cycled(cycled(noMarks(), other), key);
  const mine = saved(first, unsent(first));
  const team = refreshed(mine, { cells: { [key]: "yes", [other]: "no" } });
  assert.deepEqual(team.past, [[other, null]]);
  assert.deepEqual(undone(team).cells, { [key]: "yes" });
  assert.deepEqual(undone(undone(team)).cells, { [key]: "yes" });
});
