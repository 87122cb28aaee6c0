import assert from "node:assert/strict";
import { test } from "node:test";
import { VOICES } from "../../src/sleuth/web/js/sound/voices.js";
import { emptyView } from "../../src/sleuth/web/js/state/fold/fold.js";
import { sceneCues, soundCues } from "../../src/sleuth/web/js/state/sound_cues.js";

const before = { ...emptyView(), names: ["Anna", "Ben"], figures: ["A1", "B1"] };
const question = { asker: 0, cards: [], answers: [{ seat: 1, kind: "show" }] };

test("each change has its sound", () => {
  assert.deepEqual(soundCues(before, { ...before, dice: { seat: 0, dice: [3, 4] } }, false), ["dice"]);
  assert.deepEqual(soundCues(before, { ...before, figures: ["A2", "B1"] }, false), ["steps"]);
  assert.deepEqual(soundCues(before, { ...before, question }, false), ["slide"]);
  assert.deepEqual(soundCues(before, { ...before, held: ["spy"] }, true), ["slide", "asked"]);
  assert.deepEqual(soundCues(before, { ...before, ending: { ending: "solved", winner: 0, cards: [] } }, true), ["win"]);
});

test("there is no sound where nothing happens, nor for what happened earlier", () => {
  assert.deepEqual(soundCues(before, before, true), []);
  assert.deepEqual(soundCues(before, { ...before, talk: [] }, false), []);
  assert.deepEqual(soundCues(emptyView(), { ...before, dice: { seat: 0, dice: [3] } }, true), []);
});

test("each part of a scene has its sound", () => {
  const accusation = { kind: "accusation", parts: [1, 1, 1, 1, 1], right: false };
  const heard = [0, 1, 2, 3, 4].flatMap((part) => sceneCues({ ...accusation, part }));
  assert.deepEqual(heard, ["slide", "envelope", "envelope", "envelope", "wrong"]);
  assert.deepEqual(sceneCues({ ...accusation, right: true, part: 4 }), ["win"]);
  assert.deepEqual(sceneCues({ kind: "shown", part: 0 }), ["slide"]);
  assert.deepEqual(sceneCues({ kind: "shown", part: 1 }), ["note"]);
  assert.deepEqual(sceneCues({ kind: "walk", spot: "H12" }), ["steps"]);
  assert.deepEqual(sceneCues({ kind: "walk", spot: "library" }), ["enter"]);
  assert.deepEqual(sceneCues({ kind: "roll", part: 0 }), ["dice"]);
  assert.deepEqual(sceneCues({ kind: "roll", part: 1 }), []);
});

test("nobody hears that it is somebody else's turn, nor what has no sound", () => {
  assert.deepEqual(sceneCues({ kind: "turn", mine: true }), ["asked"]);
  assert.deepEqual(sceneCues({ kind: "turn", mine: false }), []);
  assert.deepEqual(sceneCues({ kind: "none" }), []);
  assert.deepEqual(sceneCues(null), []);
});

test("every sound that is wanted can be played", () => {
  const kinds = ["dealt", "roll", "question", "shows", "drawn", "played", "city", "nobody", "turn", "shown", "walk"];
  const wanted = kinds.flatMap((kind) => sceneCues({ kind, mine: true, part: 0, spot: "hall" }));
  assert.deepEqual(
    wanted.filter((name) => !(name in VOICES)),
    [],
  );
});
