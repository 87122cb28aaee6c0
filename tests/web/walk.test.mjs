import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL } from "../../src/sleuth/web/js/state/board/geometry.js";
import { way } from "../../src/sleuth/web/js/state/board/walk.js";

/** A corridor of 5 x 3 squares round a pillar, with a hall on the left and a study on the right of its top row. */
const squares = [];
for (let y = 0; y < 3; y++)
  for (let x = 1; x < 6; x++) if (x !== 3 || y !== 1) squares.push([`${"ABCDEFG"[x]}${y}`, x, y]);
const places = [
  { id: "hall", doors: [[1, 0, 0, 0]] },
  {
    id: "study",
    doors: [
      [5, 0, 6, 0],
      [5, 2, 6, 2],
    ],
  },
  { id: "cellar", doors: [] },
];
const board = { squares, places };
const cells = (points) => points.map(({ x, y }) => [x / CELL - 0.5, y / CELL - 0.5]);

test("the shortest walk goes from square to square, one step each", () => {
  const found = cells(way(board, "B0", "F0"));
  assert.deepEqual(found, [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ]);
});

test("it leaves a place by its door and enters the next one by the nearer door", () => {
  const found = cells(way(board, "hall", "study"));
  assert.deepEqual(found[0], [0, 0]);
  assert.deepEqual(found.at(-1), [6, 0]);
  assert.equal(found.length, 7);
});

test("it goes around figures in the way, and through them if there is no other path", () => {
  const found = cells(way(board, "B0", "F0", ["D0"]));
  assert.ok(!found.some(([x, y]) => x === 3 && y === 0));
  assert.equal(found.length, 9);
  assert.equal(way(board, "B0", "F0", ["D0", "D2"]).length, 5);
});

test("there is no walk to a place without doors", () => assert.deepEqual(way(board, "B0", "cellar"), []));
