/** The sounds of a change at the table. */

/** @param {View} view */
const shows = (view) => view.question?.answers.filter((answer) => answer.kind === "show").length ?? 0;

/** The sound of each change, the most important first. @type {[string, (before: View, after: View) => boolean][]} */
const SOUNDS = [
  ["end", (before, after) => !before.ending && Boolean(after.ending)],
  ["roll", (before, after) => Boolean(after.dice) && after.dice !== before.dice],
  ["card", (before, after) => shows(after) > shows(before) || after.held.length > before.held.length],
  ["step", (before, after) => after.figures.some((spot, figure) => spot !== before.figures[figure])],
];

/**
 * Return the sounds of a change. Anyone who comes late does not hear the whole game at once.
 * @param {View} before @param {View} after @param {boolean} asked whether I have to act now and had not before
 * @returns {string[]}
 */
export function soundCues(before, after, asked) {
  if (!before.names.length || before === after) return [];
  const found = SOUNDS.filter(([, happened]) => happened(before, after)).map(([name]) => name);
  return asked && !after.ending ? [...found, "asked"] : found;
}
