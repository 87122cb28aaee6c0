import assert from "node:assert/strict";
import { test } from "node:test";
import { HEIGHT, LEFT, points, RIGHT, spread, WIDTH } from "../../src/sleuth/web/js/state/timeline.js";

test("a line goes from left to right, and down as cases are ruled out", () => {
  const line = points([324, 18, 1], 324, 3);
  assert.deepEqual(
    line.map(([x]) => x),
    [LEFT, (LEFT + WIDTH - RIGHT) / 2, WIDTH - RIGHT],
  );
  assert.ok(line[0][1] < line[1][1] && line[1][1] < line[2][1] && line[2][1] < HEIGHT);
  assert.ok(Math.abs(line[1][1] - (line[0][1] + line[2][1]) / 2) < 1e-9, "18 is halfway between 1 and 324");
  assert.ok(points([1], 1, 1).flat().every(Number.isFinite), "a single turn, and nothing to find out");
});

test("names at the same height are put above each other", () => {
  const found = spread([100, 100, 20, 98], 13);
  const sorted = [...found].sort((a, b) => b - a);
  assert.ok(sorted.every((height, index) => index === 0 || sorted[index - 1] - height >= 13));
  assert.deepEqual([found[0], found[2]], [100, 20], "what has room stays where it is");
});
