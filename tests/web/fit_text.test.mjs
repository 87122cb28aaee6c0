import assert from "node:assert/strict";
import { test } from "node:test";
import { fitText, wrapText } from "../../src/sleuth/web/js/state/board/fit_text.js";

test("words are broken into lines, and a long word has a line of its own", () => {
  assert.deepEqual(wrapText("Saal des Kleinen Rates", 8), ["Saal des", "Kleinen", "Rates"]);
  assert.deepEqual(wrapText("Drachenkatakomben", 8), ["Drachenkatakomben"]);
});

test("the font is as large as the longest word allows", () => {
  assert.equal(fitText("Halle", 144).size, 17);
  const { size, lines } = fitText("Drachenkatakomben", 96);
  assert.ok(size < 17 && size >= 10);
  assert.deepEqual(lines, ["Drachenkatakomben"]);
  assert.equal(fitText("Donaudampfschifffahrtsgesellschaft", 96).size, 10, "but they can be read");
});
