import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, plan } from "../../src/sleuth/web/js/state/board/geometry.js";
import { arrowhead, cropped, frameOf, pointsOf } from "../../src/sleuth/web/js/state/board/scene.js";

// a corridor of five squares; a room of four cells above its first two, with a door at B3, and a room far away
const board = {
  width: 8,
  height: 3,
  squares: [0, 1, 2, 3, 4].map((x) => [`${"ABCDE"[x]}3`, x, 2]),
  places: [
    {
      id: "hall",
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
      doors: [[1, 2, 1, 1]],
    },
    { id: "far", cells: [[7, 0]], doors: [] },
  ],
  questions: ["C3", "E3"],
  starts: { plum: "A3", white: "E3" },
  passages: [["hall", "far"]],
};
const drawn = plan(board);
const middle = (x, y) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

test("a crop has nothing that lies outside it", () => {
  const { board: seen, drawn: part } = cropped(board, drawn, [0, 0, 3, 3]);
  assert.deepEqual(
    seen.squares.map(([name]) => name),
    ["A3", "B3", "C3"],
  );
  assert.deepEqual(seen.questions, ["C3"]);
  assert.deepEqual(seen.starts, { plum: "A3" });
  assert.deepEqual(seen.passages, []);
  assert.deepEqual(
    part.rooms.map((room) => room.id),
    ["hall"],
  );
  assert.equal(cropped(board, drawn, [0, 0, 8, 3]).board.passages.length, 1);
});

test("the frame has space for the walls", () => {
  const box = frameOf([1, 0, 3, 2]);
  assert.ok(box.x < CELL && box.x + box.width > 4 * CELL);
  assert.ok(box.y < 0 && box.y + box.height > 2 * CELL);
});

test("a path goes through the centres of squares, and ends just inside the door of a place", () => {
  const inwards = pointsOf(drawn, { spots: ["C3", "B3", "hall"], leap: false });
  assert.deepEqual(inwards, [middle(2, 2), middle(1, 2), middle(1, 1)]);
  const outwards = pointsOf(drawn, { spots: ["hall", "B3"], leap: false });
  assert.deepEqual(outwards, [middle(1, 1), middle(1, 2)]);
});

test("a leap goes from centre to centre", () => {
  assert.deepEqual(pointsOf(drawn, { spots: ["hall", "far"], leap: true }), [{ x: CELL, y: CELL }, middle(7, 0)]);
});

test("an arrow points where it leads", () => {
  const [tip, one, other] = arrowhead({ x: 0, y: 0 }, { x: 10, y: 0 });
  assert.deepEqual(tip, { x: 10, y: 0 });
  assert.ok(one.x < 10 && other.x < 10);
  assert.ok(Math.abs(one.y + other.y) < 1e-9 && one.y * other.y < 0);
});
