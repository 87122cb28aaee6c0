import assert from "node:assert/strict";
import { test } from "node:test";
import { engaged, freeSeat, mustHandOn, nextNumber, wanted } from "../../src/sleuth/web/js/state/sharing.js";

const anna = { number: 1, seat: 0, name: "Anna" };
const ben = { number: 2, seat: 2, name: "Ben" };
const both = [anna, ben];
const holds = (sharer, asked = true) => ({ number: sharer.number, asked });
const playing = (actor) => ({ status: "playing", actor });

test("the device is wanted by whoever has to act and does not hold it", () => {
  assert.equal(wanted(both, 2, 1), ben);
  assert.equal(wanted(both, 2, 2), null);
  assert.equal(wanted(both, 1, 1), null);
  assert.equal(wanted([anna, { ...ben, seat: 0 }], 0, 2), null);
});

test("the curtain falls for another one, behind one who is through, and before one who did not say who he is", () => {
  assert.equal(mustHandOn(both, playing(2), holds(anna), false), true);
  assert.equal(mustHandOn(both, playing(1), holds(anna), false), false);
  assert.equal(mustHandOn(both, playing(1), holds(anna), true), true);
  assert.equal(mustHandOn(both, playing(0), holds(anna, false), false), true);
});

test("there is no curtain before the game, behind it, or for one alone", () => {
  for (const status of ["open", "over"])
    assert.equal(mustHandOn(both, { status, actor: 2 }, holds(anna, false), true), false);
  assert.equal(mustHandOn([anna], playing(2), holds(anna, false), true), false);
});

test("one is busy in one's turn and when asked", () => {
  assert.equal(engaged({ turn: { seat: 0 } }, { seat: 0, actor: 1 }), true);
  assert.equal(engaged({ turn: { seat: 1 } }, { seat: 0, actor: 0 }), true);
  assert.equal(engaged({ turn: { seat: 1 } }, { seat: 0, actor: 2 }), false);
  assert.equal(engaged({ turn: null }, { seat: null, actor: null }), false);
});

test("a new player gets a free number and a free seat", () => {
  assert.equal(nextNumber(both), 3);
  assert.equal(nextNumber([ben]), 1);
  assert.equal(nextNumber([1, 2, 3, 4, 5, 6].map((number) => ({ ...ben, number }))), null);
  const chair = (people, bot = null) => ({ people, bot, ready: false, kept: null });
  assert.equal(freeSeat([chair(["Anna"]), chair([], "novice"), chair([])], [anna]), 2);
  assert.equal(freeSeat([chair(["Anna"]), chair([]), chair([]), chair([])], both), 1);
  assert.equal(freeSeat([chair(["Anna"]), chair([], "novice"), chair([])], both), null);
});
