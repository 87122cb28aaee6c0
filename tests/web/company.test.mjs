/** Messages about teams and the culprit, folded. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyView, fold } from "../../src/sleuth/web/js/state/fold/fold.js";

const PLAN = { edition: "questions", seats: 2, bots: {}, options: { dealer: 1, side_cards: 4 }, team: 2 };
const OPENED = { type: "opened", table: "t", code: "C", plan: PLAN };

/** The view after these messages, numbered in order. */
const after = (...told) =>
  [OPENED, ...told].reduce(
    (view, message, index) => fold(view, { at: 0, n: index + 1, ...message }, null, 0),
    emptyView(),
  );

test("a team's people are there, and who of them is not ready", () => {
  const seat = { type: "seat-changed", seat: 1, people: ["Ann", "Ben"], ready: false, bot: null, kept: null };
  assert.deepEqual(after({ ...seat, waiting: ["Ben"] }).chairs[1].waiting, ["Ben"]);
  assert.deepEqual(after(seat).chairs[1].waiting, [], "an older server does not say");
});

test("teams and the culprit are what was chosen last", () => {
  assert.equal(after({ type: "teams-changed", team: 1 }).plan.team, 1);
  const chosen = after({ type: "culprit-changed", seat: 0 }).plan;
  assert.deepEqual([chosen.culprit, chosen.options], [0, { side_cards: 4 }]);
  const drawn = { type: "started", names: ["Ann", "Ben"], culprit: 1 };
  assert.equal(after({ type: "culprit-changed", seat: null }, drawn).plan.culprit, 1);
  assert.deepEqual(after({ type: "started", names: ["Ann", "Ben"], culprit: null }).plan, PLAN);
});

test("a message to my team is marked, and one to another team leaves only its number", () => {
  const spoken = { type: "spoken", seat: 0, name: "Ann", text: "psst" };
  const view = after({ ...spoken, team: true }, { type: "unheard" }, spoken);
  assert.deepEqual(
    view.talk.map(({ n, team }) => [n, team]),
    [
      [2, true],
      [4, false],
    ],
  );
  assert.equal(view.n, 4);
});

test("the person of my team who acted is remembered with the number of the event", () => {
  const turn = { type: "seen", event: { type: "turn-started", seat: 0 } };
  assert.deepEqual(after(turn, { ...turn, by: "Ben" }).deeds, [{ n: 3, name: "Ben" }]);
});
