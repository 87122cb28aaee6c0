/** Menus as the brief form of the live connection sends them: lists that stand for all their combinations. */

/** Return every combination of one value of each list; the last list changes fastest. @param {string[][]} lists */
const combinations = (lists) =>
  lists.reduce(
    (begun, values) => begun.flatMap((few) => values.map((value) => [...few, value])),
    /** @type {string[][]} */ ([[]]),
  );

/** @param {Wire.Every} menu @returns {Action[]} */
const all = ({ every, of }) =>
  combinations(of).map((values) =>
    every === "move" ? { type: every, to: values[0] } : { type: every, cards: /** @type {any} */ (values) },
  );

/** Return where a table stands with all choices written out. @param {Wire.Now} now @returns {Wire.Now} */
export function writtenOut({ menus, ...now }) {
  return menus ? { ...now, choices: menus.map((menu) => (Array.isArray(menu) ? menu : all(menu))) } : now;
}
