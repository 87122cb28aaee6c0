import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changedSwitches,
  changes,
  culpritOf,
  fitting,
  hasCulprit,
  rolls,
  seatCounts,
  sidesOf,
  switchesFor,
  toggled,
} from "../../src/sleuth/web/js/state/setup.js";

const option = (name, type, usual, values) => ({ name, text: name, type, default: usual, values });
const EDITION = {
  family: "board",
  seats: [3, 6],
  switches: [
    option("dice", "list", ["plain"], ["plain", "question"]),
    option("staying", "switch", false, [false, true]),
    option("intrigue", "switch", false, [false]),
    option("side_cards", "number", 0, [0, 1, 4]),
    option("dealer", "number", -1, [-1, 0, 1, 2, 3, 4, 5]),
  ],
};
const CARDS = { ...EDITION, family: "cards", switches: EDITION.switches.slice(4) };
const FOR_TWO = { ...EDITION, seats: [2, 6] };
const CHASE = { ...CARDS, options: { culprit: true } };
const names = (edition, seats) => switchesFor(edition, seats).map(({ name }) => name);

test("two can play where cards can be laid beside the board", () => {
  assert.deepEqual(seatCounts(EDITION), [2, 3, 4, 5, 6]);
  assert.deepEqual(seatCounts(CARDS), [3, 4, 5, 6]);
  assert.equal(fitting(CARDS, 2), 3);
  assert.equal(fitting(CARDS, 9), 6);
});

test("only switches that leave a choice are offered", () => {
  assert.deepEqual(names(EDITION, 3), ["dice", "staying", "dealer"]);
  assert.deepEqual(names(EDITION, 2), ["dice", "staying", "side_cards", "dealer"]);
  assert.deepEqual(switchesFor(EDITION, 3).at(-1).values, [-1, 0, 1, 2]);
  assert.deepEqual(switchesFor(CARDS, 3)[0].values, [0, 1, 2], "in card games the first seat deals");
});

test("a roll has one to three dice, and a plain one among them", () => {
  assert.deepEqual(rolls(["plain"]), [["plain"], ["plain", "plain"], ["plain", "plain", "plain"]]);
  assert.equal(rolls(["plain", "question"]).length, 6);
  assert.ok(rolls(["plain", "question"]).every((roll) => roll.includes("plain")));
});

test("only what differs from the edition is sent", () => {
  assert.deepEqual(changes(EDITION, 4, {}), {});
  assert.deepEqual(changes(EDITION, 4, { staying: false, dice: ["plain"], intrigue: true, other: 1 }), {});
  assert.deepEqual(changes(EDITION, 4, { staying: true, dice: ["plain", "plain"] }), {
    staying: true,
    dice: ["plain", "plain"],
  });
  assert.deepEqual(changes(EDITION, 2, {}), { side_cards: 4 });
  assert.deepEqual(changes(EDITION, 2, { side_cards: 1 }), { side_cards: 1 });
  assert.deepEqual(changes(EDITION, 3, { side_cards: 1, dealer: 2 }), { dealer: 2 });
});

test("two seats are a house rule only where the book has no rule for two", () => {
  assert.deepEqual(changes(FOR_TWO, 2, {}), {});
  assert.deepEqual(changes(FOR_TWO, 2, { side_cards: 1 }), { side_cards: 1 });
  const changed = (edition, options) => changedSwitches(edition, { seats: 2, options }).map(({ name }) => name);
  assert.deepEqual(changed(FOR_TWO, {}), []);
  assert.deepEqual(changed(FOR_TWO, { side_cards: 4 }), [], "as older tables have it");
  assert.deepEqual(changed(FOR_TWO, { side_cards: 1 }), ["side_cards"]);
  assert.deepEqual(changed(EDITION, { side_cards: 4, staying: true }), ["staying", "side_cards"]);
  assert.deepEqual(
    changedSwitches(EDITION, { seats: 4, options: { staying: true, dealer: -1 } }).map(({ name }) => name),
    ["staying"],
  );
});

test("two teams can play where two can", () => {
  assert.deepEqual(sidesOf(EDITION), [2, 3, 4, 5, 6, "teams"]);
  assert.deepEqual(sidesOf(CARDS), [3, 4, 5, 6]);
});

test("where somebody plays the culprit, the culprit is chosen and not the dealer", () => {
  assert.equal(hasCulprit(CARDS), false);
  assert.equal(hasCulprit(CARDS, { culprit: true }), true);
  assert.equal(hasCulprit(CHASE, { culprit: false }), false);
  assert.deepEqual(switchesFor(CHASE, 3), []);
  assert.deepEqual(switchesFor({ ...CARDS, options: {} }, 3, { culprit: true }), []);
  assert.deepEqual(changes(CHASE, 3, { dealer: 2 }), {});
});

test("the culprit is chosen by seat or as the dealer, or drawn by lot", () => {
  assert.equal(culpritOf(CHASE, { seats: 3, options: {} }), null);
  assert.equal(culpritOf(CHASE, { seats: 3, options: {}, culprit: 0 }), 0);
  assert.equal(culpritOf(CHASE, { seats: 3, options: { dealer: -1 }, culprit: null }), 2);
  assert.equal(culpritOf(CARDS, { seats: 3, options: { dealer: 1 } }), null);
});

test("values are added and removed in their order", () => {
  assert.deepEqual(toggled(["a", "b", "c"], ["c"], "a"), ["a", "c"]);
  assert.deepEqual(toggled(["a", "b", "c"], ["a", "c"], "a"), ["c"]);
});
