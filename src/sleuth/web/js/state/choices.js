/** The legal actions the server hands over, sorted: places to go, cards to name, cards to show, the rest. */

/** @typedef {import("./types.js").Choice} Choice */

const GOING = ["move", "take-passage"];
const NAMING = ["suggest", "accuse", "choose-case"];

/**
 * Choices with their labels. Labels stay right until something happens in the game: talk does not change them.
 * @param {import("./types.js").Now|null} now @param {{version: number, labels: string[][]}|null} words
 * @returns {Choice[]}
 */
export function labelled(now, words) {
  if (!now?.choices || !words || words.version < now.moment || words.version > now.version) return [];
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

/** Saying that I have none although I hold one; never the only choice. @param {Choice[]} choices */
export const denial = (choices) => (ofType(choices, "show").length ? ofType(choices, "pass")[0] : undefined);

/** What is neither a way, nor a claim, nor a card to show or to deny. @param {Choice[]} choices */
function plain(choices) {
  const others = [...GOING, ...NAMING, "show"];
  const denying = denial(choices);
  return choices.filter((choice) => choice !== denying && !others.includes(choice.action.type));
}

/** What labels have in common: their beginning in whole words, and of that only what is done. @param {string[]} labels */
function beginning(labels) {
  const words = labels.map((label) => label.split(" "));
  const differs = words[0].findIndex((word, at) => words.some((other) => other[at] !== word));
  return words[0]
    .slice(0, Math.max(differs, 0))
    .join(" ")
    .split(" –")[0]
    .replace(/[\s:,]+$/, "");
}

/** What a label of a group says besides. @param {string} label @param {string} begun */
const rest = (label, begun) => label.slice(begun.length).replace(/^[\s–:,]+/, "");

/** @typedef {{label: string, choices: (Choice & {rest: string})[]}} Group one thing to do, with one aim or with many */

/**
 * Everything that is a button of its own; several of one sort share one.
 * @param {Choice[]} choices @returns {Group[]}
 */
export function buttons(choices) {
  const sorts = new Map();
  for (const choice of plain(choices)) {
    const { type, effect, source, card } = choice.action;
    const sort = [type, effect, source, card].join(" ");
    sorts.set(sort, [...(sorts.get(sort) ?? []), choice]);
  }
  return [...sorts.values()].flatMap((/** @type {Choice[]} */ sort) => {
    const label = sort.length > 1 ? beginning(sort.map((choice) => choice.label)) : "";
    if (!label) return sort.map((choice) => ({ label: choice.label, choices: [{ ...choice, rest: "" }] }));
    return [{ label, choices: sort.map((choice) => ({ ...choice, rest: rest(choice.label, label) })) }];
  });
}

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
