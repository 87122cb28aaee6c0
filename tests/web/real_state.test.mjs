import assert from "node:assert/strict";
import { test } from "node:test";
import { bare, deleted, moved, renamed, written } from "../../src/sleuth/web/js/real/editing.js";
import { begun, changed, redone, undone } from "../../src/sleuth/web/js/real/history.js";
import { nextAsker } from "../../src/sleuth/web/js/real/seating.js";
import { openStore } from "../../src/sleuth/web/js/real/store.js";

const raw = { edition: "classic", seats: ["Ann", "Ben", "Cy"], me: "Ann", hand: ["rope"], notes: [] };
const notes = (...lines) => ({ ...raw, notes: lines });
const [first, second, third] = [
  { saw: "rope", of: "Ben" },
  { saw: "hall", of: "Cy" },
  { lacks: ["plum"], who: "Ben" },
];

/** A storage like the browser's. */
function shelf(entries = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text),
    removeItem: (key) => kept.delete(key),
  };
}

test("lines are written, replaced, moved and deleted, and the old notes stay as they are", () => {
  const two = written(written(raw, first), second);
  assert.deepEqual(two.notes, [first, second]);
  assert.deepEqual(written(two, third, 0).notes, [third, second]);
  assert.deepEqual(moved(two, 1, -1).notes, [second, first]);
  assert.deepEqual(moved(two, 0, -1), two);
  assert.deepEqual(moved(two, 1, 1), two);
  assert.deepEqual(deleted(two, 0).notes, [second]);
  assert.deepEqual(raw.notes, []);
});

test("a player who is renamed is renamed in every line", () => {
  const lines = notes(
    { suggest: ["plum", "rope", "hall"], by: "Cy", passed: ["Ann"], declined: [], lied: ["Ben"], shown_by: "Ben" },
    { tip: "woman", by: "Ann", shown_by: ["Cy"], cards: { Ben: "white" } },
    { holds: ["rope"], who: "case" },
  );
  const changedNames = renamed(lines, ["Cy", "Bea", "Ann"]); // two of them swap
  assert.equal(changedNames.me, "Cy");
  assert.deepEqual(changedNames.notes, [
    { suggest: ["plum", "rope", "hall"], by: "Ann", passed: ["Cy"], declined: [], lied: ["Bea"], shown_by: "Bea" },
    { tip: "woman", by: "Cy", shown_by: ["Ann"], cards: { Bea: "white" } },
    { holds: ["rope"], who: "case" },
  ]);
});

test("fields that say nothing are left out, lines never", () => {
  const said = bare({ ...raw, me: undefined, hand: [], options: {}, open: ["hall"] });
  assert.deepEqual(said, { edition: "classic", seats: raw.seats, open: ["hall"], notes: [] });
});

test("every change can be undone and done again, until there is a new one", () => {
  const [one, two] = [notes(first), notes(first, second)];
  const both = changed(changed(begun(raw), one), two);
  assert.equal(undone(both).now, one);
  assert.equal(undone(undone(both)).now, raw);
  assert.equal(undone(undone(undone(both))).now, raw);
  assert.equal(redone(undone(both)).now, two);
  assert.equal(redone(both).now, two);
  assert.deepEqual(changed(undone(both), notes(third)).future, []);
});

test("games are stored at once, and another start finds them, the latest first", () => {
  const storage = shelf({ "sleuth.language": '"de"' });
  let now = 1;
  const store = openStore(
    () => storage,
    () => now++,
  );
  const [one, two] = [store.add(raw), store.add(notes(first))];
  store.put(one.id, notes(second));
  assert.deepEqual(openStore(() => storage).list(), [
    { id: one.id, at: 3, raw: notes(second) },
    { id: two.id, at: 2, raw: notes(first) },
  ]);
  store.remove(one.id);
  assert.deepEqual(openStore(() => storage).list(), [two]);
  store.restore(one);
  assert.deepEqual(openStore(() => storage).get(one.id), one);
  assert.equal(storage.kept.get("sleuth.language"), '"de"');
});

test("a damaged entry is passed over and not deleted", () => {
  const storage = shelf({ "sleuth.real.game.a": "{", "sleuth.real.game.b": '{"at": 1, "raw": {}}' });
  const store = openStore(() => storage);
  assert.deepEqual(store.list(), []);
  store.add(raw);
  assert.equal(storage.kept.get("sleuth.real.game.a"), "{");
});

test("without storage, or with a full one, the games stay in memory and the reason is known", () => {
  const forbidden = openStore(() => {
    throw new Error("SecurityError");
  });
  const game = forbidden.add(raw);
  assert.equal(forbidden.problem(), "forbidden");
  assert.deepEqual(forbidden.get(game.id).raw, raw);
  const storage = shelf();
  const full = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  const store = openStore(() => storage);
  storage.setItem = () => {
    throw full;
  };
  store.put("x", raw);
  assert.equal(store.problem(), "full");
  assert.deepEqual(store.get("x").raw, raw);
  storage.setItem = (key, text) => storage.kept.set(key, text);
  store.put("x", notes(first));
  assert.equal(store.problem(), null);
});

test("what another window stores is taken over", () => {
  const store = openStore(() => shelf());
  assert.equal(store.follow("sleuth.language", '"de"'), false);
  assert.equal(store.follow("sleuth.real.game.x", JSON.stringify({ at: 5, raw })), true);
  assert.deepEqual(store.get("x"), { id: "x", at: 5, raw });
  store.follow("sleuth.real.game.x", null);
  assert.equal(store.get("x"), undefined);
});

test("the next in turn asks next, without those who are out", () => {
  const asked = (by) => ({ suggest: ["plum", "rope", "hall"], by });
  const rules = (options, silent = []) => ({ options, silent });
  const wrong = { accuse: ["plum", "rope", "hall"], by: "Cy", right: false };
  assert.equal(nextAsker(rules({}), raw), "Ann");
  assert.equal(nextAsker(rules({}), notes(asked("Ann"), first)), "Ben");
  assert.equal(nextAsker(rules({ turn_order: "counter-clockwise" }), notes(asked("Ann"))), "Cy");
  assert.equal(nextAsker(rules({}), notes(wrong, asked("Ben"))), "Ann");
  assert.equal(nextAsker(rules({ accusations: 2 }), notes(wrong, asked("Ben"))), "Cy");
  assert.equal(nextAsker(rules({}, ["Ben"]), notes(asked("Ann"))), "Cy");
  assert.equal(nextAsker(rules({ culprit: true, dealer: 1 }), notes(asked("Ann"))), "Cy");
});
