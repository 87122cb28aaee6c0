import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, outline, plan, spread, stand } from "../../src/sleuth/web/js/state/board/geometry.js";

const rows = (...lines) => lines.flatMap((line, y) => [...line].flatMap((mark, x) => (mark === "#" ? [[x, y]] : [])));

test("a rectangle has four corners, a step two more, a hole its own loop", () => {
  const corners = (path) => path.split(/[ML]/).filter(Boolean).length;
  assert.equal(corners(outline(rows("##", "##"))), 4);
  assert.equal(corners(outline(rows("##", "#."))), 6);
  assert.equal(outline(rows("###", "#.#", "###")).match(/Z/g)?.length, 2);
});

test("the free box of a room lies inside it", () => {
  const cells = rows(".##.", "####", "####");
  assert.deepEqual(spread(cells), { x: 0, y: 1, width: 4, height: 2 });
});

test("pieces stand on their squares, side by side in rooms, and never on the same point", () => {
  const board = {
    width: 6,
    height: 6,
    squares: [["F1", 5, 0]],
    places: [{ id: "hall", cells: rows("####", "####", "####"), doors: [] }],
  };
  const where = stand(plan(board), ["F1", "hall", "hall", "hall"], ["hall", "hall", "hall"]);
  assert.deepEqual(where.figures[0], { x: 5.5 * CELL, y: 0.5 * CELL });
  const all = [...where.figures, ...where.weapons].map(({ x, y }) => `${x} ${y}`);
  assert.equal(new Set(all).size, all.length);
  for (const { x, y } of [...where.figures.slice(1), ...where.weapons])
    assert.ok(x > 0 && x < 4 * CELL && y > 0 && y < 3 * CELL);
});
