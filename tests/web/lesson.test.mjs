import assert from "node:assert/strict";
import { test } from "node:test";
import { allows, meant } from "../../src/sleuth/web/js/state/lesson.js";

const lesson = (more) => ({ course: "going", moment: "go", wanted: [], cells: [], ...more });

test("without a lesson, and once it is over, everything goes", () => {
  assert.ok(allows(null, { type: "roll" }));
  assert.ok(allows(lesson({ course: "strayed" }), { type: "roll" }));
  assert.ok(!allows(lesson(), { type: "roll" }));
});

test("what a lesson does not name may be anything", () => {
  const wanted = [{ type: "show" }, { type: "move", to: "hall" }, { type: "suggest", cards: ["plum", "rope", "hall"] }];
  const here = lesson({ wanted });
  assert.ok(allows(here, { type: "show", card: "rope" }));
  assert.ok(allows(here, { type: "move", to: "hall" }));
  assert.ok(!allows(here, { type: "move", to: "study" }));
  assert.ok(allows(here, { type: "suggest", cards: ["plum", "rope", "hall"] }));
  assert.ok(!allows(here, { type: "suggest", cards: ["plum", "dagger", "hall"] }));
  assert.ok(!allows(here, { type: "accuse", cards: ["plum", "rope", "hall"] }));
});

test("a lesson means cells, buttons, rooms and cards, and on a phone the tab they are in", () => {
  assert.deepEqual(meant(null), []);
  const cells = meant(lesson({ moment: "why", cells: ["rope@case"] }));
  assert.ok(cells.includes('[data-cell="rope@case"]'));
  assert.ok(cells.includes('[data-does="why"]'));
  assert.ok(cells.some((each) => each.includes("tabs")));
  const wanted = [{ type: "roll" }, { type: "move", to: "hall" }, { type: "suggest", cards: ["plum"] }];
  assert.deepEqual(meant(lesson({ wanted })), [
    '[data-does="roll"]',
    '[data-to="hall"]',
    '[data-does="suggest"]',
    '[data-pick="plum"]:not([aria-pressed="true"])',
    '.table-grid:has([data-pick="plum"][aria-pressed="true"]) .naming .send',
  ]);
});
