/**
 * What a suggestion could reveal, as if the owners of its cards did not depend on each other: quick, close enough to select
 * the suggestions that are worth an exact count.
 */

/** @typedef {import("./knowledge.js").Knowledge} Knowledge */

/** The rank of an owner that is never asked. */
const NOBODY = 99;

/**
 * Return about how many bits the answer tells the asker, and everybody, about which named cards are in the case.
 * @param {Knowledge} knowledge @param {number[]} order @param {string[]} named
 */
export function estimate(knowledge, order, named) {
  const chances = named.map((card) => knowledge.shape.owners.map((owner) => knowledge.chance(card, owner)));
  const ranks = knowledge.shape.owners.map((owner) => {
    const rank = order.indexOf(/** @type {number} */ (owner));
    return rank < 0 ? NOBODY : rank;
  });
  const sure = named.map((card) => knowledge.ownerOf(card) !== null);
  const [mine, everybodys] = [new Joint(), new Joint()];
  for (const { owners, chance } of combinations(chances)) {
    const held = owners.map((owner) => ranks[owner]);
    const inCase = owners.reduce((bits, owner, at) => bits | (Number(owner === knowledge.deal.case) << at), 0);
    const first = Math.min(...held);
    everybodys.add(first, inCase, chance);
    const shown = held.flatMap((rank, at) => (rank === first && first !== NOBODY ? [at] : []));
    const old = shown.filter((at) => sure[at]);
    const cards = old.length ? old.slice(0, 1) : shown;
    if (!cards.length) mine.add(first, inCase, chance);
    for (const at of cards) mine.add(first * named.length + at + 1000, inCase, chance / cards.length);
  }
  return { bits: mine.shared(), publicBits: everybodys.shared() };
}

/** Yield every way to choose an owner for each card, with its chance. @param {number[][]} chances by card and owner */
function* combinations(chances) {
  let begun = [{ owners: /** @type {number[]} */ ([]), chance: 1 }];
  for (const row of chances)
    begun = begun.flatMap(({ owners, chance }) =>
      row.flatMap((share, owner) => (share ? [{ owners: [...owners, owner], chance: chance * share }] : [])),
    );
  yield* begun;
}

/** The chances of pairs of two numbers. */
class Joint {
  constructor() {
    /** @type {Map<number, number>} */
    this.both = new Map();
    /** @type {Map<number, number>} */
    this.answers = new Map();
    /** @type {Map<number, number>} */
    this.cases = new Map();
  }

  /** @param {number} answer @param {number} inCase @param {number} chance */
  add(answer, inCase, chance) {
    for (const [map, key] of /** @type {const} */ ([
      [this.both, answer * 8 + inCase],
      [this.answers, answer],
      [this.cases, inCase],
    ]))
      map.set(key, (map.get(key) ?? 0) + chance);
  }

  /** Return how many bits the one number reveals about the other. */
  shared() {
    return entropy(this.answers) + entropy(this.cases) - entropy(this.both);
  }
}

/** @param {Map<number, number>} chances */
const entropy = (chances) => [...chances.values()].reduce((sum, chance) => sum - chance * Math.log2(chance), 0);
