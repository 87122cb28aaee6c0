import assert from "node:assert/strict";
import { test } from "node:test";
import { counting } from "../../src/sleuth/web/js/real/counting.js";
import { dealt, following, notesOf, secureChance, thrown } from "../../src/sleuth/web/js/real/refereeing.js";
import {
  begunAgain,
  laid,
  missing,
  proposed,
  rawOf,
  seated,
  setUpOf,
} from "../../src/sleuth/web/js/real/setting_up.js";

const KINDS = [
  ["a", "b", "c"],
  ["d", "e"],
  ["f", "g", "h"],
];
const numbered = (seat) => `P${seat + 1}`;
const edition = { id: "tiny", seats: [3, 5], switches: [{ name: "side_cards", values: [0, 4] }], cards: [] };

test("a deal hands out every card once, and the case has one of each kind", () => {
  for (let round = 0; round < 50; round++) {
    const found = dealt(KINDS, { hands: [2, 1], side: 1, centre: 0, open: 1 }, secureChance);
    assert.deepEqual(
      found.case.map((card) => KINDS.findIndex((kind) => kind.includes(card))),
      [0, 1, 2],
    );
    assert.deepEqual([...found.case, ...found.hands.flat(), ...found.side, ...found.open].sort(), KINDS.flat().sort());
    assert.deepEqual([found.hands[0].length, found.hands[1].length, found.side.length], [2, 1, 1]);
  }
});

test("chance decides every place of a card", () => {
  const first = dealt(KINDS, { hands: [5], side: 0, centre: 0, open: 0 }, () => 0);
  assert.deepEqual(first.case, ["a", "d", "f"]);
  const other = dealt(KINDS, { hands: [5], side: 0, centre: 0, open: 0 }, (below) => below - 1);
  assert.deepEqual(other.case, ["c", "e", "h"]);
});

test("dice have six sides, and a question mark stands for the one", () => {
  assert.deepEqual(
    thrown(["plain", "question"], () => 0),
    [1, 0],
  );
  assert.deepEqual(
    thrown(["plain", "question"], () => 5),
    [6, 6],
  );
  const pips = new Set(Array.from({ length: 300 }, () => thrown(["plain"], secureChance)[0]));
  assert.deepEqual([...pips].sort(), [1, 2, 3, 4, 5, 6]);
});

test("the turn goes round, in the direction of the edition", () => {
  const names = ["A", "B", "C"];
  assert.equal(following({ turn: 2, names, options: {} }), 0);
  assert.equal(following({ turn: 0, names, options: { turn_order: "counter-clockwise" } }), 2);
});

test("a seat takes its own cards to its own device, and nobody else's", () => {
  const table = { edition: "tiny", names: ["A", "B"], options: {}, hands: [["b"], ["e", "g"]], case: ["a"], open: [] };
  assert.deepEqual(notesOf(table, 1), {
    edition: "tiny",
    seats: ["A", "B"],
    me: "B",
    hand: ["e", "g"],
    hand_sizes: [1, 2],
    notes: [],
  });
});

test("a set-up says what is missing until the game can begin", () => {
  let setUp = proposed(edition, numbered);
  assert.deepEqual(setUp.names, ["P1", "P2", "P3", "P4"]);
  const sizes = { hands: [2, 2, 2, 2], side: 0, centre: 0, open: 1, uneven: false };
  assert.deepEqual(missing(setUp, sizes), { what: "hand", count: 2 });
  for (const card of ["a", "b", "c", "c"]) setUp = laid(setUp, "hand", card);
  assert.deepEqual(missing(setUp, sizes), { what: "open", count: 1 });
  setUp = laid(setUp, "open", "b"); // it cannot be in my hand as well
  assert.deepEqual([setUp.hand, setUp.open], [["a"], ["b"]]);
  setUp = laid(laid(laid(setUp, "hand", "d"), "hand", "e"), "hand", "f");
  assert.deepEqual(missing(setUp, sizes), { what: "hand-less", count: 2 });
  assert.deepEqual(missing({ ...setUp, names: ["P1", " ", "P3", "P4"] }, sizes).what, "name");
  assert.deepEqual(missing({ ...setUp, names: ["P1", "P1 ", "P3", "P4"] }, sizes).what, "names");
  assert.deepEqual(missing(setUp, { ...sizes, hands: null }).what, "dealer");
  assert.deepEqual(missing(setUp, { ...sizes, hands: null, culprit: true }).what, "culprit");
  assert.equal(missing({ ...setUp, me: null }, sizes), null);
});

test("another number of seats keeps the names, and what no longer fits goes", () => {
  const five = { ...seated(proposed(edition, numbered), edition, 5, numbered), me: 4, rules: { dealer: 4 } };
  assert.equal(five.names.length, 5);
  const two = seated(five, edition, 2, numbered);
  assert.deepEqual([two.names, two.me, two.rules], [["P1", "P2"], 0, { side_cards: 4 }]);
});

test("notes begin as they were set up, and the other way round", () => {
  const setUp = { ...proposed(edition, numbered), names: ["Ann ", "Ben", "Cy"], hand: ["a"], rules: { dealer: 1 } };
  const raw = rawOf(setUp);
  assert.deepEqual(raw, {
    edition: "tiny",
    seats: ["Ann", "Ben", "Cy"],
    me: "Ann",
    hand: ["a"],
    options: { dealer: 1 },
    notes: [],
  });
  assert.deepEqual(rawOf(setUpOf(raw)), raw);
  assert.equal("me" in rawOf({ ...setUp, me: null }), false);
  const noted = { ...raw, notes: [{ saw: "b", of: "Ben" }] };
  assert.deepEqual(begunAgain(noted, { ...setUp, names: ["Ann", "Bea", "Cy"] }).notes, [{ saw: "b", of: "Bea" }]);
});

test("questions to the worker get their own answers; a worker that fails is started again", async () => {
  const made = [];
  const count = counting(() => {
    const worker = { sent: [], postMessage: (message) => worker.sent.push(message) };
    made.push(worker);
    return worker;
  });
  const pack = { id: "tiny" };
  const [one, two] = [count("sheet", { notes: [] }, pack), count("why", { notes: [] }, pack, { card: "a" })];
  const [first, second] = made[0].sent;
  assert.deepEqual([first.pack, "pack" in second, second.card], [pack, false, "a"]);
  made[0].onmessage({ data: { id: second.id, answer: 2 } });
  made[0].onmessage({ data: { id: first.id, problem: { code: "bad", note: 0, sentence: "No." } } });
  assert.equal(await two, 2);
  await assert.rejects(one, (error) => error.problem.code === "bad" && error.message === "No.");
  const lost = count("sheet", { notes: [] }, pack);
  made[0].onerror();
  await assert.rejects(lost, (error) => error.problem.code === "counting");
  count("sheet", { notes: [] }, pack);
  assert.deepEqual([made.length, made[1].sent[0].pack], [2, pack]);
});
