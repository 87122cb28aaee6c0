import assert from "node:assert/strict";
import { test } from "node:test";
import { initials, letters } from "../../src/sleuth/web/js/state/initials.js";

test("names are shortened as far as they still differ", () => {
  assert.deepEqual(initials(["Anna", "Ben", "Anton", ""]), ["Ann", "B", "Ant", ""]);
  assert.deepEqual(initials(["Bea", "bea", "Élodie"]), ["Bea", "bea", "É"]);
});

test("players who are only numbered keep their numbers", () => {
  assert.deepEqual(initials(["Player 1", "Player 2", "Ann"]), ["1", "2", "A"]);
});

test("figures have one or two letters of their last names", () => {
  assert.deepEqual(letters(["Fräulein Gloria", "Oberst von Gatow", "Frau Weiß"]), ["Gl", "Ga", "W"]);
});

test("relatives have letters of their first names", () => {
  assert.deepEqual(letters(["Ada Grey", "Bea Grey", "Cora White"]), ["A", "B", "C"]);
});
