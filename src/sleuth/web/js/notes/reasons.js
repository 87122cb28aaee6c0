/** Proofs as sentences: what was learnt in which turn, what to make of it, and what follows. */
import { Argument, senseOf } from "./argument.js";
import { merged } from "./merged.js";
import { capital } from "./voice.js";

/**
 * @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Owner} Owner
 * @typedef {import("./company.js").Company} Company @typedef {import("./voice.js").Voice} Voice
 * @typedef {import("./merged.js").Statement} Statement
 */

/**
 * Return why the owner holds the card (or does not): the facts in order, a hint at the argument, the conclusion.
 * @param {Company} company @param {Fact[]} facts @param {string} card @param {Owner} owner @param {boolean} holds
 */
export function tellReasons(company, facts, card, owner, holds) {
  const { voice } = company;
  const sentences = merged(facts).map((statement) => told(company, statement));
  const hint = new Argument(company, facts).hint(card, owner, holds);
  const key = holds ? "reason-so-holds" : "reason-so-lacks";
  return [...sentences, ...hint, voice.text(key, { card: voice.word(card), ...company.where(owner) })];
}

/** @param {Company} company @param {Statement} statement */
function told(company, statement) {
  const { voice } = company;
  const { fact, cards } = statement;
  const sentence = voice.text(`reason-${fact.how}`, {
    cards: voice.cardsWord(cards),
    options: voice.cardsWord(cards, "or"),
    number: cards.length,
    sense: senseOf(fact),
    least: fact.least,
    most: fact.most,
    ...company.listed(statement.owners),
    ...company.asker(fact.to),
    ...company.where(fact.owner),
    ...claimOf(voice, cards),
  });
  return dated(voice, statement, sentence);
}

/** Return a sentence with the turns or notes it comes from; the deal has none. @param {Voice} voice @param {Statement} statement @param {string} told */
function dated(voice, { fact, turns }, told) {
  const noted = (fact.note ?? null) !== null;
  if (!noted && !turns.some(Boolean)) return capital(told);
  const key = noted ? "reason-in-notes" : "reason-in-turns";
  return voice.text(key, { turns: voice.listed(turns.map(String)), count: turns.length, told });
}

/** Return the arguments of a claim, if the cards are one of each kind. @param {Voice} voice @param {string[]} cards */
function claimOf(voice, cards) {
  const { kinds, cards: kindOf } = voice.pack;
  const ordered = kinds.flatMap((kind) => cards.filter((card) => kindOf[card] === kind));
  const whole = ordered.length === kinds.length && ordered.every((card, index) => kindOf[card] === kinds[index]);
  return whole ? { whole: "yes", ...voice.claimArgs(ordered) } : { whole: "no" };
}
