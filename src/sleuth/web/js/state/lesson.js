/** A lesson on the page: which actions it waits for, and what of the page it means. No DOM in here. */

/** @typedef {Wire.Guide|null} Lesson */

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Return whether an action is a wanted one; what is not named may be anything. @param {Partial<Wire.Wanted>} wanted @param {Action} action */
const fits = (wanted, action) =>
  Object.entries(wanted).every(([name, value]) => value === null || same(value, Object(action)[name]));

/**
 * Return whether a lesson waits for an action; without one, and once it is over, everything goes.
 * @param {Lesson} lesson @param {Action} action
 */
export const allows = (lesson, action) =>
  lesson?.course !== "going" || lesson.wanted.some((wanted) => fits(wanted, action));

/** Return where an action is taken on the page. @param {Partial<Wire.Wanted>} wanted @returns {string[]} */
function places({ type, to, cards }) {
  if (to) return [`[data-to="${to}"]`];
  if (!cards) return [`[data-does="${type}"]`];
  const open = cards.map((card) => `[data-pick="${card}"]:not([aria-pressed="true"])`);
  const picked = cards.map((card) => `:has([data-pick="${card}"][aria-pressed="true"])`).join("");
  return [`[data-does="${type}"]`, ...open, `.table-grid${picked} .naming .send`];
}

/**
 * Return selectors of everything a lesson means: cells of the sheet, buttons, a room; on a phone the tab of the sheet.
 * @param {Lesson} lesson
 */
export function meant(lesson) {
  if (lesson?.course !== "going") return [];
  const cells = lesson.cells.map((cell) => `[data-cell="${cell}"]`);
  const tab = cells.length ? ['.play:not([data-tab="sheet"]) .tabs [data-tab="sheet"]'] : [];
  const why = lesson.moment === "why" ? ['[data-does="why"]'] : [];
  return [...cells, ...tab, ...why, ...lesson.wanted.flatMap(places)];
}
