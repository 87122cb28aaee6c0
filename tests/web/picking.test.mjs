import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beginPicking,
  cancelPicking,
  onlyClaim,
  pick,
  pickingAt,
  sendPicked,
} from "../../src/sleuth/web/js/state/picking.js";

const PEOPLE = ["plum", "green"];
const WEAPONS = ["rope", "dagger"];
const claim = (type, ...cards) => ({ action: { type, cards }, label: `${type} ${cards.join(" ")}` });
const all = (type, places) =>
  PEOPLE.flatMap((person) => WEAPONS.flatMap((weapon) => places.map((place) => claim(type, person, weapon, place))));
const end = { action: { type: "end-turn" }, label: "end" };

/** A table in the hall where one may suggest, accuse or end the turn. */
function bench() {
  const acted = [];
  return {
    acted,
    picking: { value: null },
    choices: { value: [...all("suggest", ["hall"]), ...all("accuse", ["hall", "study"]), end] },
    now: { value: { moment: 7 } },
    act: (action) => acted.push(action),
  };
}

test("the place of a suggestion is chosen from the start, and the rest one by one", () => {
  const table = bench();
  beginPicking(table, "suggest");
  assert.deepEqual(pickingAt(table).cards, [null, null, "hall"]);
  pick(table, "green");
  pick(table, "dagger");
  pick(table, "plum");
  assert.deepEqual(pickingAt(table).cards, ["plum", "dagger", "hall"]);
  assert.equal(pickingAt(table).found.label, "suggest plum dagger hall");
});

test("what cannot be named cannot be picked", () => {
  const table = bench();
  beginPicking(table, "suggest");
  pick(table, "study");
  pick(table, "unheard-of");
  assert.deepEqual(pickingAt(table).cards, [null, null, "hall"]);
});

test("a hint begins with its cards, as far as they can be named", () => {
  const table = bench();
  beginPicking(table, "suggest", ["green", "rope", "study"]);
  assert.deepEqual(pickingAt(table).cards, ["green", "rope", "hall"]);
  beginPicking(table, "accuse", ["green", "unheard-of", "study"]);
  assert.deepEqual(pickingAt(table).cards, ["green", null, "study"]);
});

test("nothing begins that is not offered", () => {
  const table = bench();
  beginPicking(table, "choose-case");
  assert.equal(table.picking.value, null);
});

test("a complete suggestion is sent at once, an incomplete one never", () => {
  const table = bench();
  beginPicking(table, "suggest", ["green"]);
  sendPicked(table);
  assert.deepEqual(table.acted, []);
  pick(table, "rope");
  sendPicked(table);
  assert.deepEqual(table.acted, [{ type: "suggest", cards: ["green", "rope", "hall"] }]);
  assert.equal(pickingAt(table), null);
});

test("an accusation is asked twice, and again after another card", () => {
  const table = bench();
  beginPicking(table, "accuse", ["green", "rope", "hall"]);
  sendPicked(table);
  assert.equal(pickingAt(table).sure, true);
  pick(table, "study");
  assert.equal(pickingAt(table).sure, false);
  sendPicked(table);
  assert.deepEqual(table.acted, []);
  sendPicked(table);
  assert.deepEqual(table.acted, [{ type: "accuse", cards: ["green", "rope", "study"] }]);
});

test("it can be given up, and ends when the game goes on", () => {
  const table = bench();
  beginPicking(table, "suggest");
  cancelPicking(table);
  assert.equal(pickingAt(table), null);
  beginPicking(table, "suggest");
  table.now.value = { moment: 8 };
  assert.equal(pickingAt(table), null);
});

test("while the labels are fetched again it waits", () => {
  const table = bench();
  beginPicking(table, "suggest", ["green"]);
  const offered = table.choices.value;
  table.choices.value = [];
  assert.equal(pickingAt(table), null);
  table.choices.value = offered;
  assert.deepEqual(pickingAt(table).cards, ["green", null, "hall"]);
});

test("a suggestion or a case begins by itself where nothing else can be done; an accusation never does", () => {
  assert.equal(onlyClaim(all("suggest", ["hall"])), "suggest");
  assert.equal(onlyClaim(all("choose-case", ["hall", "study"])), "choose-case");
  assert.equal(onlyClaim([...all("suggest", ["hall"]), end]), null);
  assert.equal(onlyClaim(all("accuse", ["hall"])), null);
  assert.equal(onlyClaim([end]), null);
  assert.equal(onlyClaim([]), null);
});
