/** What the comparison with Python does not show about the count: refusals, large sets, and the generator itself. */
import assert from "node:assert/strict";
import test from "node:test";
import { advise, NoAdvice } from "../../src/sleuth/web/js/count/advice.js";
import { each, indexes, single, size } from "../../src/sleuth/web/js/count/cards.js";
import { conflict } from "../../src/sleuth/web/js/count/conflict.js";
import { Knowledge } from "../../src/sleuth/web/js/count/knowledge.js";
import { primesFor, Whole } from "../../src/sleuth/web/js/count/residues.js";
import { contradiction, dice, explain } from "../../src/sleuth/web/js/count/why.js";

const SMALL = {
  cards: ["a1", "a2", "b1", "b2", "c1", "c2"],
  kinds: [0, 0, 1, 1, 2, 2],
  owners: [0, 1, "case"],
  sizes: [2, 1, 3],
};
const fact = (how, owner, cards, least, most, more = {}) => ({ how, owner, cards, least, most, ...more });

test("two cards of each kind and hands of two and one have 24 deals", () => {
  const knowledge = new Knowledge(SMALL);
  assert.equal(knowledge.deals, 24n);
  assert.deepEqual(knowledge.exact("a1", 0), { num: 1n, den: 3n });
  assert.equal(knowledge.cases.length, 8);
});

test("sets have room for sixty cards", () => {
  const cards = single(0) | single(31) | single(32) | single(59);
  assert.equal(size(cards), 4);
  assert.equal(size(single(60) - 1n), 60);
  assert.deepEqual(indexes(cards, 60), [0, 31, 32, 59]);
  assert.deepEqual(each(cards), [single(0), single(31), single(32), single(59)]);
});

test("remainders give large numbers back", () => {
  const number = 2n ** 200n - 12345n;
  const primes = primesFor(number);
  assert.equal(new Set(primes).size, primes.length);
  assert.equal(new Whole(primes).of(primes.map((prime) => Number(number % BigInt(prime)))), number);
});

test("a count that would not fit in memory is refused", () => {
  const kinds = Array.from({ length: 60 }, (_, card) => card % 3);
  const cards = kinds.map((_, card) => `card-${card}`);
  const shape = { cards, kinds, owners: [0, 1, 2, "case"], sizes: [19, 19, 19, 3] };
  const facts = cards.map((card, at) => fact("showed", at % 3, [card, cards[(at * 7 + 1) % 60]], 1, 2));
  assert.throws(() => new Knowledge(shape, facts.slice(0, 30)).total, /too many/);
});

test("a card or an owner of another deal is refused", () => {
  assert.throws(() => new Knowledge(SMALL, [fact("hand", 0, ["d1"], 1, 1)]).total, /not in this deal: d1/);
  assert.throws(() => new Knowledge(SMALL).weight("a1", "side"), /not in this deal: side/);
});

test("the dice fall as in Python", () => {
  const roll = dice();
  assert.deepEqual([roll(), roll(), roll()], [15470, 18256, 53708]);
});

test("there is no proof of what is open, and none from a contradiction", () => {
  const facts = [fact("hand", 0, ["a1"], 1, 1), fact("noted", 0, ["a1"], 0, 0)];
  assert.throws(() => explain(new Knowledge(SMALL), "a1", 0), { code: "open" });
  assert.throws(() => explain(new Knowledge(SMALL, facts), "a1", 0), { code: "impossible" });
  assert.throws(() => contradiction(SMALL, []), { code: "open" });
  assert.throws(() => new Knowledge(SMALL, facts).table, /no deal/);
});

test("a shape that does not add up contradicts itself", () => {
  const shape = { ...SMALL, sizes: [1, 1, 3] };
  assert.deepEqual(contradiction(shape, []), []);
  assert.equal(new Knowledge(shape).consistent, false);
});

test("hands and open cards are not doubted", () => {
  const facts = [fact("hand", 0, ["a1"], 1, 1), fact("noted", 1, ["a1"], 1, 1, { note: 4 })];
  assert.deepEqual(conflict(SMALL, facts), { notes: [4], suspects: [4] });
  assert.equal(conflict(SMALL, facts.slice(0, 1)), null);
});

test("advice is for places, and not needed when the case is known", () => {
  const question = { kinds: [SMALL.cards.slice(0, 2), SMALL.cards.slice(2, 4), SMALL.cards.slice(4)], order: [1] };
  const knowledge = new Knowledge(SMALL, [fact("hand", 0, ["a1"], 1, 1)]);
  assert.throws(() => advise({ ...question, knowledge, place: "a1" }), NoAdvice);
  assert.ok(advise({ ...question, knowledge, place: "c2" }).every(({ cards }) => cards[2] === "c2"));
  const solved = knowledge.given(fact("case", "case", ["a2", "b1", "c1"], 3, 3));
  assert.deepEqual(advise({ ...question, knowledge: solved }), []);
});
