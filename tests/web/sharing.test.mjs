import assert from "node:assert/strict";
import { test } from "node:test";
import {
  engaged,
  freeSeats,
  mustHandOn,
  needsCurtain,
  nextNumber,
  wanted,
} from "../../src/sleuth/web/js/state/sharing.js";

const anna = { number: 1, seat: 0, name: "Anna" };
const ben = { number: 2, seat: 2, name: "Ben" };
const both = [anna, ben];
const holds = (sharer, asked = true) => ({ number: sharer.number, asked });
const playing = (actor) => ({ status: "playing", actor });

test("the device goes to the person who has to act and does not hold it", () => {
  assert.deepEqual(wanted(both, 2, 1), [ben]);
  assert.deepEqual(wanted(both, 2, 2), []);
  assert.deepEqual(wanted(both, 1, 1), []);
  assert.deepEqual(wanted([anna, { ...ben, seat: 0 }], 0, 2), []);
});

test("a team at one device hides nothing from itself, but from others", () => {
  const mate = { ...ben, seat: 0 };
  const cleo = { number: 3, seat: 1, name: "Cleo" };
  assert.equal(needsCurtain([anna, mate]), false);
  assert.equal(mustHandOn([anna, mate], playing(0), holds(mate, false), true), false);
  assert.equal(needsCurtain([anna, mate, cleo]), true);
  assert.deepEqual(wanted([anna, mate, cleo], 0, 3), [anna, mate], "either of them may take it");
  assert.equal(mustHandOn([anna, mate, cleo], playing(0), holds(mate), false), false);
  assert.equal(mustHandOn([anna, mate, cleo], playing(0), holds(cleo), false), true);
});

test("the curtain falls for another person, after the holder is done, and before a holder who did not say who they are", () => {
  assert.equal(mustHandOn(both, playing(2), holds(anna), false), true);
  assert.equal(mustHandOn(both, playing(1), holds(anna), false), false);
  assert.equal(mustHandOn(both, playing(1), holds(anna), true), true);
  assert.equal(mustHandOn(both, playing(0), holds(anna, false), false), true);
});

test("there is no curtain before or after the game, or for one person alone", () => {
  for (const status of ["open", "over"])
    assert.equal(mustHandOn(both, { status, actor: 2 }, holds(anna, false), true), false);
  assert.equal(mustHandOn([anna], playing(2), holds(anna, false), true), false);
});

test("a player is busy in their turn and when asked", () => {
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
  assert.deepEqual(freeSeats([chair(["Anna"]), chair([], "novice"), chair([])], [anna], 1), [2]);
  assert.deepEqual(freeSeats([chair(["Anna"]), chair([]), chair([]), chair([])], both, 1), [1, 3]);
  assert.deepEqual(freeSeats([chair(["Anna"]), chair([], "novice"), chair([])], both, 1), []);
});

test("the emptier team comes first", () => {
  const chair = (people, bot = null) => ({ people, bot, ready: false, kept: null, waiting: [] });
  assert.deepEqual(freeSeats([chair(["Anna"]), chair([])], [anna], 3), [1, 0]);
  assert.deepEqual(freeSeats([chair(["Anna", "Eva", "Ida"]), chair(["Cleo"])], [anna], 3), [1]);
  assert.deepEqual(freeSeats([chair(["Anna"]), chair([], "novice")], [anna], 3), [0]);
  assert.deepEqual(freeSeats([chair([]), chair(["Cleo"])], [anna, { ...ben, seat: 0 }], 2), [1], "told of too late");
});
