import assert from "node:assert/strict";
import { test } from "node:test";
import { insights, neighbour, reckoned, replaying } from "../../src/sleuth/web/js/state/table/replay.js";

const EDITION = { id: "questions", family: "questions", suspects: ["a", "b"], weapons: [], options: {}, board: null };
const seen = (n, event) => ({ type: "seen", n, at: 0, event });
const DATA = {
  seat: 1,
  told: [
    {
      type: "opened",
      n: 1,
      at: 0,
      table: "t",
      code: "C",
      plan: { edition: "questions", seats: 2, bots: {}, options: {} },
    },
    { type: "started", n: 2, at: 0, names: ["Ann", "Bob"] },
    seen(3, { type: "turn-started", seat: 0 }),
    { type: "spoken", n: 4, at: 0, seat: 0, name: "Ann", text: "hello" },
    seen(5, { type: "turn-started", seat: 1 }),
    seen(6, { type: "game-ended", ending: "solved", winner: 1, case: ["x"] }),
  ],
  sentences: [
    [3, "Ann's turn"],
    [5, "Bob's turn"],
    [6, "The end"],
  ],
};
const turns = (table) => table.view.value.turn.seat;

test("a replay goes step by step through the events, and back", () => {
  const table = replaying(DATA, EDITION);
  assert.equal(table.last, 2);
  assert.deepEqual([turns(table), table.view.value.names, table.view.value.me], [0, ["Ann", "Bob"], 1]);
  assert.deepEqual(table.view.value.talk, []);
  table.go(1);
  assert.deepEqual([turns(table), table.sentences.value.length, table.view.value.talk.length], [1, 2, 1]);
  table.go(0);
  assert.deepEqual([turns(table), table.sentences.value.length], [0, 1]);
});

test("the step stays within the game, whatever the address says", () => {
  const table = replaying(DATA, EDITION, 99);
  assert.equal(table.at.value, 2);
  assert.deepEqual(table.view.value.ending.cards, ["x"]);
  for (const [asked, shown] of [
    [-1, 0],
    [3, 2],
    [NaN, 0],
    [1.7, 1],
  ]) {
    table.go(asked);
    assert.equal(table.at.value, shown);
  }
  assert.equal(table.view.value.ending, null);
});

test("the number of possible cases belongs to the turn shown", () => {
  const table = replaying(DATA, EDITION);
  const story = {
    possible: [
      [9, 8, 7],
      [6, 5, 4],
    ],
  };
  assert.equal(reckoned(story, 1, table.view.value), 6);
  table.go(1);
  assert.equal(reckoned(story, 1, table.view.value), 5);
  table.go(2);
  assert.equal(reckoned(story, 1, table.view.value), 4);
  assert.equal(reckoned(story, null, table.view.value), null);
  assert.equal(reckoned(null, 1, table.view.value), null);
});

test("a game too long to be counted has no number to show", () => {
  const table = replaying(DATA, EDITION);
  assert.equal(reckoned({ possible: [] }, 1, table.view.value), null);
});

test("the server is asked about the seat at the step shown", async () => {
  const asked = [];
  const table = replaying(DATA, EDITION, 1, async (path) => asked.push(path));
  await table.ask("/sheet?mode=seen");
  table.go(2);
  await table.ask("/sheet?mode=seen");
  assert.deepEqual(asked, ["/sheet?mode=seen&seat=1&at=5", "/sheet?mode=seen&seat=1&at=6"]);
});

test("marks stand where a seat could know more, and where it could first name the case", () => {
  const story = {
    possible: [
      [9, 9, 4, 1, 1],
      [8, 7],
    ],
  };
  const table = { turns: [0, 10, 20, 30], last: 35 };
  const [fell, solved] = insights(story, 0, table);
  assert.deepEqual([fell.step, fell.count, fell.solved], [20, 4, false]);
  assert.deepEqual([solved.step, solved.count, solved.solved], [30, 1, true]);
  assert.equal(insights(story, 0, table).length, 2);
  assert.deepEqual(
    insights(story, null, table).map(({ seat, step }) => [seat, step]),
    [[0, 30]],
  );
  assert.deepEqual(insights({ possible: [] }, 1, table), []);
});

test("jumps go from one question to the next, and not beyond", () => {
  assert.equal(neighbour([3, 8, 12], 8, 1), 12);
  assert.equal(neighbour([3, 8, 12], 8, -1), 3);
  assert.equal(neighbour([3, 8, 12], 5, -1), 3);
  assert.equal(neighbour([3, 8, 12], 12, 1), undefined);
  assert.equal(neighbour([], 0, -1), undefined);
});
