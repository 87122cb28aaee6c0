/** Facts that are told in one sentence. */

/** @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Owner} Owner */
/** @typedef {{fact: Fact, owners: Owner[], cards: string[], turns: number[]}} Statement one fact, or several of the same kind */

/** Ways of knowing whose facts are merged into one sentence when they are about the same players. */
const ALIKE = new Set(["hand", "open", "shown", "passed", "peeked", "looked", "tip-none"]);

/** Merge answers of several players to one question, then facts about the same players. @param {Fact[]} facts */
export function merged(facts) {
  const statements = facts.map((fact) => ({ fact, owners: [fact.owner], cards: fact.cards, turns: [fact.turn ?? 0] }));
  const answers = together(statements, ({ fact }) => [fact.cards, fact.turn]);
  return together(answers, ({ owners }) => owners);
}

/** @param {Statement[]} statements @param {(one: Statement) => unknown} same */
function together(statements, same) {
  const groups = /** @type {Map<string, Statement>} */ (new Map());
  for (const [number, one] of statements.entries()) {
    const { how, to, note } = one.fact;
    const alike = ALIKE.has(how) ? JSON.stringify([how, to ?? null, (note ?? null) === null, same(one)]) : `${number}`;
    const before = groups.get(alike);
    groups.set(alike, before ? joined(before, one) : one);
  }
  return [...groups.values()];
}

/** @param {Statement} one @param {Statement} other @returns {Statement} */
const joined = (one, other) => ({
  fact: one.fact,
  owners: [...new Set([...one.owners, ...other.owners])],
  cards: [...new Set([...one.cards, ...other.cards])],
  turns: [...new Set([...one.turns, ...other.turns])],
});
