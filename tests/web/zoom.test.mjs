import assert from "node:assert/strict";
import { test } from "node:test";
import { middleOf, moved, onBoard, scaleOf, zoomed } from "../../src/sleuth/web/js/state/board/zoom.js";

const whole = { x: -10, y: -10, width: 200, height: 100 };

test("zooming keeps the point under the finger where it is", () => {
  const at = { x: 40, y: 20 };
  const box = zoomed(whole, whole, 2, at);
  assert.equal(scaleOf(whole, box), 2);
  assert.equal((at.x - box.x) / box.width, (at.x - whole.x) / whole.width);
  assert.equal((at.y - box.y) / box.height, (at.y - whole.y) / whole.height);
});

test("the view stays inside the edges, and the zoom is limited", () => {
  const corner = zoomed(whole, whole, 100, { x: -10, y: -10 });
  assert.equal(scaleOf(whole, corner), 4);
  assert.deepEqual([corner.x, corner.y], [-10, -10]);
  const far = moved(whole, corner, 1000, 1000);
  assert.equal(far.x + far.width, 190);
  assert.equal(far.y + far.height, 90);
  assert.deepEqual(zoomed(whole, far, 0, middleOf(far)), whole);
});

test("a point of the screen is found on the board, even with empty margins", () => {
  const screen = { x: 0, y: 100, width: 400, height: 400 };
  assert.deepEqual(onBoard(screen, whole, { x: 200, y: 300 }), middleOf(whole));
  assert.deepEqual(onBoard(screen, whole, { x: 0, y: 200 }), { x: -10, y: -10 });
});
