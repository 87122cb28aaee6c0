import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "../../src/sleuth/web/js/state/fold.js";
import { heard } from "../../src/sleuth/web/js/state/sounding.js";

const before = { ...nothing(), names: ["Anna", "Ben"], figures: ["A1", "B1"] };
const question = { asker: 0, cards: [], answers: [{ seat: 1, kind: "show" }] };

test("each change has its sound", () => {
  assert.deepEqual(heard(before, { ...before, dice: { seat: 0, dice: [3, 4] } }, false), ["roll"]);
  assert.deepEqual(heard(before, { ...before, figures: ["A2", "B1"] }, false), ["step"]);
  assert.deepEqual(heard(before, { ...before, question }, false), ["card"]);
  assert.deepEqual(heard(before, { ...before, held: ["spy"] }, true), ["card", "asked"]);
  assert.deepEqual(heard(before, { ...before, ending: { ending: "solved", winner: 0, cards: [] } }, true), ["end"]);
});

test("nothing is heard where nothing happens, nor of all that happened before one came", () => {
  assert.deepEqual(heard(before, before, true), []);
  assert.deepEqual(heard(before, { ...before, talk: [] }, false), []);
  assert.deepEqual(heard(nothing(), { ...before, dice: { seat: 0, dice: [3] } }, true), []);
});
