import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyView } from "../../src/sleuth/web/js/state/fold/fold.js";
import { soundCues } from "../../src/sleuth/web/js/state/sound_cues.js";

const before = { ...emptyView(), names: ["Anna", "Ben"], figures: ["A1", "B1"] };
const question = { asker: 0, cards: [], answers: [{ seat: 1, kind: "show" }] };

test("each change has its sound", () => {
  assert.deepEqual(soundCues(before, { ...before, dice: { seat: 0, dice: [3, 4] } }, false), ["roll"]);
  assert.deepEqual(soundCues(before, { ...before, figures: ["A2", "B1"] }, false), ["step"]);
  assert.deepEqual(soundCues(before, { ...before, question }, false), ["card"]);
  assert.deepEqual(soundCues(before, { ...before, held: ["spy"] }, true), ["card", "asked"]);
  assert.deepEqual(soundCues(before, { ...before, ending: { ending: "solved", winner: 0, cards: [] } }, true), ["end"]);
});

test("there is no sound where nothing happens, nor for what happened earlier", () => {
  assert.deepEqual(soundCues(before, before, true), []);
  assert.deepEqual(soundCues(before, { ...before, talk: [] }, false), []);
  assert.deepEqual(soundCues(emptyView(), { ...before, dice: { seat: 0, dice: [3] } }, true), []);
});
