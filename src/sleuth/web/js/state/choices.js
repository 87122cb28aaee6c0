/** The legal actions the server hands over, sorted: places to go, cards to name, cards to show, the rest. */

/** @typedef {import("./types.js").Choice} Choice */

const GOING = ["move", "take-passage"];
const NAMING = ["suggest", "accuse", "choose-case"];

/**
 * Choices with their labels.
 * @param {import("./types.js").Now|null} now @param {{version: number, labels: string[][]}|null} words
 * @returns {Choice[]}
 */
export function labelled(now, words) {
  if (!now?.choices || words?.version !== now.version) return [];
  return now.choices.flatMap((menu, m) =>
    menu.map((action, a) => ({ action, label: words.labels[m]?.[a] ?? action.type })),
  );
}

/** Choices of some types. @param {Choice[]} choices @param {...string} types */
export const ofType = (choices, ...types) => choices.filter((choice) => types.includes(choice.action.type));

/** Where my figure can go, by spot. @param {Choice[]} choices @returns {Map<string, Choice>} */
export const goals = (choices) => new Map(ofType(choices, ...GOING).map((choice) => [choice.action.to, choice]));

/** What needs cards to be named: one entry per type. @param {Choice[]} choices */
export const claims = (choices) => NAMING.filter((type) => choices.some((choice) => choice.action.type === type));

/** Everything that is a button of its own. @param {Choice[]} choices */
export const plain = (choices) => choices.filter(({ action }) => ![...GOING, ...NAMING, "show"].includes(action.type));

/** The cards that can be named, by kind. @param {Choice[]} menu @returns {string[][]} */
export function nameable(menu) {
  const kinds = menu[0]?.action.cards.length ?? 0;
  return Array.from({ length: kinds }, (_, kind) => [...new Set(menu.map((choice) => choice.action.cards[kind]))]);
}

/** What is chosen from the start: a kind with one card only. @param {Choice[]} menu @returns {(string|null)[]} */
export const fixed = (menu) => nameable(menu).map((cards) => (cards.length === 1 ? cards[0] : null));

/** The choice that names exactly these cards. @param {Choice[]} menu @param {(string|null)[]} cards */
export const naming = (menu, cards) =>
  menu.find((choice) =>
    choice.action.cards.every((/** @type {string} */ card, /** @type {number} */ kind) => card === cards[kind]),
  );
