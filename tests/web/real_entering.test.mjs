import assert from "node:assert/strict";
import { test } from "node:test";
import {
  askedBy,
  named,
  newSuggestion,
  replied,
  showable,
  shown,
  stepOf,
  suggestionNote,
  suggestionOf,
} from "../../src/sleuth/web/js/real/asking.js";
import { carriedBy, DamagedLink, packed, unpacked } from "../../src/sleuth/web/js/real/carrying.js";
import {
  asksFor,
  asksOnly,
  atOnce,
  lineNote,
  lineOf,
  newLine,
  picked,
  tipShown,
} from "../../src/sleuth/web/js/real/lines.js";

const names = ["Ann", "Ben", "Cy", "Di"];
const table = {
  kinds: [
    ["plum", "white"],
    ["rope", "axe"],
    ["hall", "study"],
  ],
  names,
  me: "Ann",
  hand: ["white", "rope"],
  open: [],
  order: (by) => [...names.slice(names.indexOf(by) + 1), ...names.slice(0, names.indexOf(by))],
  featured: (feature) => (feature === "woman" ? ["white"] : ["plum"]),
};
const watching = { ...table, me: null, hand: [] };

/** Enter a suggestion by taps. */
const asked = (by, ...cards) => cards.reduce((draft, card) => named(draft, card, table), newSuggestion(by));

test("who showed implies who passed, and a line is complete after five taps", () => {
  const draft = asked("Ben", "hall", "plum", "axe");
  assert.equal(stepOf(draft, table), "answer");
  const done = shown(draft, "Di");
  assert.equal(stepOf(done, table), "done");
  assert.deepEqual(suggestionNote(done, table), {
    suggest: ["plum", "axe", "hall"],
    by: "Ben",
    passed: ["Cy"],
    shown_by: "Di",
  });
});

test("nobody means that all others passed", () => {
  const done = shown(asked("Cy", "plum", "axe", "hall"), null);
  assert.equal(stepOf(done, table), "done");
  assert.deepEqual(suggestionNote(done, table).passed, ["Di", "Ann", "Ben"]);
  assert.equal("shown_by" in suggestionNote(done, table), false);
});

test("only the asker is asked which card it was, and only where several are possible", () => {
  const several = shown(asked("Ann", "plum", "axe", "hall"), "Ben");
  assert.equal(stepOf(several, table), "card");
  assert.deepEqual(showable(several, table), ["plum", "axe", "hall"]);
  assert.equal(stepOf({ ...several, card: "axe" }, table), "done");
  assert.equal(suggestionNote({ ...several, card: "axe" }, table).card, "axe");
  const one = shown(asked("Ann", "white", "rope", "hall"), "Ben"); // two are my own
  assert.equal(stepOf(one, table), "done");
  assert.equal(suggestionNote(one, table).card, "hall");
  const other = shown(asked("Ben", "plum", "axe", "hall"), "Cy");
  assert.equal(stepOf(other, table), "done");
  assert.equal("card" in suggestionNote(other, table), false);
  assert.equal(stepOf(shown(asked("Ann", "plum", "axe", "hall"), "Ben"), watching), "done");
});

test("my own answer asks only if I could show several", () => {
  const one = shown(asked("Cy", "plum", "rope", "hall"), "Ann");
  assert.equal(stepOf(one, table), "done");
  assert.equal(suggestionNote(one, table).card, "rope");
  assert.deepEqual(suggestionNote(one, table).passed, ["Di"]);
  const two = shown(asked("Cy", "white", "rope", "hall"), "Ann");
  assert.equal(stepOf(two, table), "card");
  assert.deepEqual(showable(two, table), ["white", "rope"]);
});

test("a card takes the place of the one of its kind, and the same again takes it back", () => {
  const draft = asked("Ben", "plum", "white", "axe", "hall", "hall");
  assert.deepEqual(draft.cards, ["white", "axe", null]);
  assert.equal(stepOf(draft, table), "cards");
  assert.deepEqual(named(draft, "unheard-of", table), draft);
});

test("what is rare can be entered too: declined, not asked, false witness, a second card, a card seen by an effect", () => {
  let draft = { ...asked("Ben", "plum", "axe", "hall"), more: true, twice: true };
  draft = replied(replied(draft, "Cy", "declined"), "Ann", "unasked");
  const done = shown(draft, "Di");
  assert.equal(stepOf(done, table), "card"); // an effect may have shown it to me
  assert.equal(stepOf({ ...done, card: null }, table), "second");
  assert.deepEqual(suggestionNote({ ...done, card: null, second: true }, table), {
    suggest: ["plum", "axe", "hall"],
    by: "Ben",
    shown_by: "Di",
    declined: ["Cy"],
    second: true,
  });
  assert.equal(suggestionNote({ ...done, card: null, second: false }, table).second, false);
  const lied = replied({ ...asked("Ben", "plum", "axe", "hall"), more: true }, "Di", "lied");
  assert.deepEqual(suggestionNote(shown(lied, null), table).lied, ["Di"]);
  assert.deepEqual(suggestionNote(shown(lied, null), table).passed, ["Cy", "Ann", "Di"]);
  const owed = suggestionNote({ ...shown(lied, "Di"), card: null }, table);
  assert.deepEqual([owed.shown_by, owed.lied, owed.passed], ["Di", ["Di"], ["Cy", "Di"]]);
});

test("a line that is opened and kept unchanged is the same line", () => {
  const lines = [
    { suggest: ["plum", "axe", "hall"], by: "Ben", passed: ["Cy"], shown_by: "Di" },
    { suggest: ["plum", "axe", "hall"], by: "Ann", shown_by: "Ben", card: "axe" },
    { suggest: ["plum", "axe", "hall"], by: "Cy", passed: ["Di", "Ann", "Ben"] },
    { suggest: ["plum", "axe", "hall"], by: "Ben", passed: ["Ann"], shown_by: "Di", declined: ["Cy"], second: "hall" },
  ].map((note, index) => [note, suggestionNote(suggestionOf(note, index, table), table)]);
  for (const [note, again] of lines.slice(0, 3)) assert.deepEqual(again, note);
  assert.deepEqual(lines[3][1].declined, ["Cy"]);
  const unasked = { suggest: ["plum", "axe", "hall"], by: "Ben", passed: ["Cy"] };
  assert.deepEqual(suggestionNote(suggestionOf(unasked, 0, { ...table, me: null }), table).passed, ["Cy"]);
});

test("nobody answers themselves", () => {
  const draft = askedBy(shown(asked("Ben", "plum", "axe", "hall"), "Di"), "Di");
  assert.equal(stepOf(draft, table), "answer");
});

test("other lines are complete when nothing is missing", () => {
  const pick = (draft, ...cards) => cards.reduce((now, card) => picked(now, card, table), draft);
  assert.equal(lineNote(pick(newLine("accuse", "Cy"), "hall", "plum", "axe"), table), null);
  assert.deepEqual(
    lineNote({ ...pick(newLine("accuse", "Cy"), "hall", "plum", "axe", "white"), right: false }, table),
    {
      accuse: ["white", "axe", "hall"],
      by: "Cy",
      right: false,
    },
  );
  assert.deepEqual(lineNote(pick(newLine("saw", "side"), "plum", "hall"), table), { saw: "hall", of: "side" });
  assert.equal(lineNote(pick(newLine("saw"), "plum"), table), null);
  assert.deepEqual(lineNote(pick(newLine("lacks", "Di"), "hall", "plum", "hall", "rope"), table), {
    lacks: ["plum", "rope"],
    who: "Di",
  });
  assert.deepEqual(lineNote(pick(newLine("case"), "hall", "plum", "axe"), table), { case: ["plum", "axe", "hall"] });
  assert.equal(lineNote(pick(newLine("case"), "hall"), table), null);
  assert.deepEqual(
    [atOnce(newLine("saw")), atOnce(newLine("holds")), atOnce({ ...newLine("saw"), line: 2 })],
    [true, false, false],
  );
});

test("a tip asks everybody or one, and my own answer follows from my hand", () => {
  const golden = asksFor(newLine("tip", "Ben"), "woman");
  assert.deepEqual(lineNote(tipShown(golden, "Di"), table), {
    tip: "woman",
    by: "Ben",
    shown_by: ["Di", "Ann"],
    passed: ["Cy"],
  });
  assert.deepEqual(lineNote(tipShown(tipShown(golden, "Di"), "Di"), table).shown_by, ["Ann"]);
  const secret = asksOnly(asksFor(newLine("tip", "Ann"), "man"), "Cy");
  assert.deepEqual(lineNote(secret, table), { tip: "man", by: "Ann", passed: ["Cy"] });
  assert.deepEqual(lineNote(tipShown(secret, "Cy", "plum"), table), { tip: "man", by: "Ann", cards: { Cy: "plum" } });
  assert.equal(lineNote(newLine("tip", "Ann"), table), null);
});

test("every other line can be opened again", () => {
  const lines = [
    { accuse: ["plum", "axe", "hall"], by: "Cy", right: true },
    { saw: "hall", of: "side" },
    { holds_one_of: ["plum", "rope"], who: "Di" },
    { tip: "man", by: "Ann", shown_by: ["Di"], passed: ["Ben"], cards: { Cy: "plum" } },
    { tip: "man", by: "Ann", passed: ["Cy"] },
    { case: ["plum", "axe", "hall"] },
  ];
  for (const note of lines) assert.deepEqual(lineNote(lineOf(note, 3), table), note);
});

test("a link carries the notes, compressed or not, and a damaged one says so", async () => {
  const raw = { edition: "classic", seats: ["Änne", "Бен"], notes: Array(40).fill({ saw: "rope", of: "Änne" }) };
  const [small, plain] = [await packed(raw), await packed(raw, false)];
  assert.ok(small.length < plain.length / 5);
  for (const text of [small, plain]) {
    assert.match(text, /^[\w-]+$/);
    assert.deepEqual(await unpacked(text), raw);
  }
  for (const text of ["", "1", small.slice(0, -9), `${plain.slice(0, 40)}!`, "0bm8", `2${plain.slice(1)}`])
    await assert.rejects(unpacked(text), DamagedLink);
  assert.equal(carriedBy(` https://example.org/sub/real#notes=${small} `), small);
  assert.equal(carriedBy("https://example.org/real"), null);
});
