/**
 * The best next suggestions for a seat. An estimate from each card's own chances selects the suggestions worth a closer
 * look (Python draws random deals for that); everything returned about those is counted exactly, as in Python.
 */
import { choices } from "./cards.js";
import { count } from "./counting.js";
import { estimate } from "./estimate.js";
import { ratio } from "./knowledge.js";
import { chanceOf, Outcomes } from "./outcomes.js";

/**
 * @typedef {import("./knowledge.js").Knowledge} Knowledge
 * @typedef {{by: number, cards: Record<string, number>}} Answer how likely a seat shows each card
 */
/**
 * @typedef {object} Advice a suggestion and what to expect from it
 * @property {string[]} cards
 * @property {number} value what suggestions are ranked by, in bits
 * @property {number} bits what the answer tells the asker about the case
 * @property {number} publicBits the part that everybody learns: who passes and who shows a card
 * @property {number} whole how likely the suggestion names the whole case
 * @property {number} nobody how likely nobody shows a card
 * @property {number} solves how likely the case is certain after the answer
 * @property {Answer[]} answers in the order in which the seats are asked
 * @property {Record<string, string[]>} alike for each card: others of its kind that would do exactly as well
 */

/** How many more than those returned get a closer look: their order may change. */
const SPARE = 4;
/**
 * How much it counts against a suggestion that everybody learns from it, and what naming a card of the case is worth.
 */
const GIVEN_AWAY = 0.15;
const LIKELY = 1;

/** No advice is possible: `place` is not a place of the edition. */
export class NoAdvice extends Error {
  code = "not-a-place";
}

/**
 * Return the best suggestions, best first; none when the case is certain. With `place`, only suggestions there.
 * @param {{kinds: string[][], order: number[], knowledge: Knowledge, place?: string|null, top?: number}} question `kinds`:
 *   the cards by kind; `order`: the seats that are asked, in order @returns {Advice[]}
 */
export function advise({ kinds, order, knowledge, place = null, top = 3 }) {
  if (place !== null && !kinds[kinds.length - 1].includes(place)) throw new NoAdvice();
  if (knowledge.cases.length === 1) return [];
  const groups = kinds.map((cards) => alikeOf(knowledge, cards));
  if (place !== null) groups[groups.length - 1] = [[place]];
  const alike = Object.fromEntries(groups.flat().map(([first, ...others]) => [first, others]));
  const all = choices(groups.map((kind) => kind.map(([first]) => first)));
  const promised = all.map((cards) => score(knowledge, cards, estimate(knowledge, order, cards)));
  const best = promised.map((_, at) => at).sort((a, b) => promised[b] - promised[a] || a - b);
  const closer = best.slice(0, top + SPARE).sort((a, b) => a - b);
  const found = counted(
    knowledge,
    order,
    closer.map((at) => all[at]),
  );
  return found.slice(0, top).map((advice) => {
    const same = advice.cards.filter((card) => alike[card].length).map((card) => [card, alike[card]]);
    return { ...advice, alike: Object.fromEntries(same) };
  });
}

/**
 * Group the cards of one kind that nothing distinguishes: a suggestion with any of a group is as good.
 * @param {Knowledge} knowledge @param {string[]} cards
 */
function alikeOf(knowledge, cards) {
  const groups = count(knowledge.given().constraints())?.groups ?? [];
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const card of cards) {
    const index = knowledge.deal.card(card);
    const key = `${groups.findIndex((members) => members.includes(index))} ${knowledge.ownerOf(card)}`;
    found.set(key, [...(found.get(key) ?? []), card]);
  }
  return [...found.values()];
}

/**
 * Return these suggestions with exact numbers, best first.
 * @param {Knowledge} knowledge @param {number[]} order @param {string[][]} suggestions @returns {Advice[]}
 */
export function counted(knowledge, order, suggestions) {
  const outcomes = new Outcomes(knowledge, order);
  const found = suggestions.map((cards) => judged(knowledge, outcomes, cards));
  const rank = (/** @type {Advice} */ advice) => Math.round(advice.value * 1e9);
  return found.sort((a, b) => rank(b) - rank(a)); // ties keep the order of the cards
}

/** @param {Knowledge} knowledge @param {Outcomes} outcomes @param {string[]} cards @returns {Advice} */
function judged(knowledge, outcomes, cards) {
  const found = outcomes.of(cards).map((outcome) => ({ ...outcome, chance: chanceOf(outcome.shares) }));
  const [bits, publicBits] = [outcomes.bits(found), outcomes.publicBits(found)];
  const whole = knowledge.cases.find((entry) => `${entry.cards}` === `${cards}`)?.weight ?? 0n;
  const sum = (/** @type {typeof found} */ some) => some.reduce((all, outcome) => all + outcome.chance, 0);
  /** @type {Map<number, Record<string, number>>} */
  const answers = new Map();
  for (const { by, card, chance } of found)
    if (by !== null && card !== null) answers.set(by, { ...answers.get(by), [card]: chance });
  return {
    cards,
    value: score(knowledge, cards, { bits, publicBits }),
    bits,
    publicBits,
    whole: ratio(whole, knowledge.total),
    nobody: sum(found.filter((outcome) => outcome.by === null)),
    solves: sum(found.filter((outcome) => outcome.shares.size === 1)),
    answers: [...answers].map(([by, shown]) => ({ by, cards: shown })),
    alike: {},
  };
}

/**
 * Return what a suggestion promises.
 * @param {Knowledge} knowledge @param {string[]} cards @param {{bits: number, publicBits: number}} gains
 */
function score(knowledge, cards, { bits, publicBits }) {
  const chances = cards.reduce((sum, card) => sum + knowledge.chance(card, "case"), 0);
  return bits - GIVEN_AWAY * publicBits + LIKELY * chances;
}
