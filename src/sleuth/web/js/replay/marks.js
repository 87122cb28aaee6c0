/** The marks of a sheet for what a seat has seen, without conclusions. */

/**
 * @typedef {import("../count/shape.js").Fact} Fact @typedef {import("../count/shape.js").Shape} Shape
 * @typedef {{shape: Shape, facts: Fact[], names: string[], me: number, entry: number}} Moment what a seat knew after an entry
 * @typedef {"yes"|"no"|"maybe"} Mark
 */

/** Return what a fact says about each single card of it. @param {Fact} fact @returns {Mark|null} */
function markOf({ least, most, cards }) {
  if (most === 0) return "no";
  if (least === cards.length) return "yes";
  return least ? "maybe" : null;
}

/**
 * Return the marks by card and owner. The only conclusion is that the seat holds no card outside its hand.
 * @param {Moment} moment @returns {Map<string, Mark>}
 */
export function seenMarks({ shape, facts, me }) {
  const marks = /** @type {Map<string, Mark>} */ (new Map());
  const put = (/** @type {Fact} */ { cards, owner }, /** @type {Mark} */ mark) => {
    for (const card of cards) marks.set(`${card}@${owner}`, mark);
  };
  const hand = facts.find(({ how }) => how === "hand");
  if (hand) put({ ...hand, cards: shape.cards, owner: me }, "no");
  for (const fact of facts) if (markOf(fact) === "maybe") put(fact, "maybe");
  for (const fact of facts) {
    const mark = markOf(fact);
    if (mark && mark !== "maybe") put(fact, mark); // certainties overwrite the others
  }
  return marks;
}
