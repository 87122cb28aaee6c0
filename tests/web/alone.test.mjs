/** Whether I am the only person at a table, and whether my seat is out. */
import assert from "node:assert/strict";
import test from "node:test";
import { alone, amOut } from "../../src/sleuth/web/js/state/alone.js";
import { emptyView, fold } from "../../src/sleuth/web/js/state/fold/fold.js";

const person = { people: ["Ann"], bot: null };
const bot = { people: [], bot: "gus" };

test("with bots only I am alone", () => {
  assert.ok(alone({ me: 0, chairs: [person, bot, bot] }));
  assert.ok(!alone({ me: 0, chairs: [person, person, bot] }));
  assert.ok(!alone({ me: 0, chairs: [{ people: ["Ann", "Bo"], bot: null }, bot] }));
  assert.ok(!alone({ me: 0, chairs: [person, { people: [], bot: null }] }));
  assert.ok(!alone({ me: null, chairs: [bot, bot] }));
});

test("a seat is out while the game goes on", () => {
  const seats = [{ standing: "out" }, { standing: "in" }];
  assert.ok(amOut({ me: 0, seats, status: "playing" }));
  assert.ok(!amOut({ me: 1, seats, status: "playing" }));
  assert.ok(!amOut({ me: 0, seats, status: "over" }));
  assert.ok(!amOut({ me: null, seats, status: "playing" }));
});

test("the pace of the bots is part of the plan", () => {
  const opened = { ...emptyView(), plan: { tempo: 1 } };
  const after = fold(opened, { type: "tempo-changed", n: 4, at: 0, tempo: 0.2, hurry: true }, null, 0);
  assert.equal(after.plan.tempo, 0.2);
  assert.equal(after.hurry, true);
});
