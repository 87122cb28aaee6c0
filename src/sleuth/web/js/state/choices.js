/** The legal actions the server sends, sorted: spots to go to, cards to name, cards to show, the rest. */

/** @type {ActionType[]} */
const MOVES = ["move", "take-passage"];
/** @type {("suggest"|"accuse"|"choose-case")[]} */
const CLAIMS = ["suggest", "accuse", "choose-case"];

/**
 * Return the choices with their labels, which stay valid until something happens in the game; chat changes nothing.
 * @param {Wire.Now|null} now @param {Pick<Wire.Narration, "version"|"labels">|null} words @returns {Choice[]}
 */
export function labelled(now, words) {
  if (!now?.choices || !words || words.version < now.moment || words.version > now.version) return [];
  return now.choices.flatMap((menu, m) =>
    menu.map((action, a) => ({ action, label: words.labels[m]?.[a] ?? action.type })),
  );
}

/**
 * Return the choices of some types.
 * @template {ActionType} T @param {Choice[]} choices @param {...T} types
 */
export const ofType = (choices, ...types) =>
  /** @type {Choice<T>[]} */ (
    /** @type {unknown} */ (choices.filter((choice) => types.some((type) => type === choice.action.type)))
  );

/**
 * Return where my figure can go, by spot.
 * @param {Choice[]} choices @returns {Map<string, Choice<"move"|"take-passage">>}
 */
export const goals = (choices) =>
  new Map(ofType(choices, "move", "take-passage").map((choice) => [choice.action.to, choice]));

/** Return the types of action that name cards. @param {Choice[]} choices */
export const claims = (choices) => CLAIMS.filter((type) => choices.some((choice) => choice.action.type === type));

/** Return the choice to deny a card I hold (R11.2); it is never the only one. @param {Choice[]} choices */
export const denial = (choices) => (ofType(choices, "show").length ? ofType(choices, "pass")[0] : undefined);

/** Return what is neither a move, nor a claim, nor a card to show or to deny. @param {Choice[]} choices */
function plain(choices) {
  const others = [...MOVES, ...CLAIMS, "show"];
  const denying = denial(choices);
  return choices.filter((choice) => choice !== denying && !others.includes(choice.action.type));
}

/** Return the beginning that labels share, in whole words, without what follows a dash. @param {string[]} labels */
function commonBeginning(labels) {
  const words = labels.map((label) => label.split(" "));
  const differs = words[0].findIndex((word, at) => words.some((other) => other[at] !== word));
  return words[0]
    .slice(0, Math.max(differs, 0))
    .join(" ")
    .split(" –")[0]
    .replace(/[\s:,]+$/, "");
}

/** Return what a label says after the common beginning. @param {string} label @param {string} begun */
const rest = (label, begun) => label.slice(begun.length).replace(/^[\s–:,]+/, "");

/** Return a key that actions share when they differ only in their target. @param {Action} action */
function groupKey(action) {
  const { type, effect, source, card } = /** @type {Partial<Wire.Use & Wire.Play>} */ (/** @type {unknown} */ (action));
  return [type, effect, source, card].join(" ");
}

/**
 * Return everything that is a button of its own; actions that differ only in their target share one.
 * @param {Choice[]} choices @returns {ChoiceGroup[]}
 */
export function buttons(choices) {
  const groups = /** @type {Map<string, Choice[]>} */ (new Map());
  for (const choice of plain(choices)) {
    const key = groupKey(choice.action);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()].flatMap((group) => {
    const label = group.length > 1 ? commonBeginning(group.map((choice) => choice.label)) : "";
    if (!label) return group.map((choice) => ({ label: choice.label, choices: [{ ...choice, rest: "" }] }));
    return [{ label, choices: group.map((choice) => ({ ...choice, rest: rest(choice.label, label) })) }];
  });
}

/** @typedef {Choice<"suggest"|"accuse"|"choose-case">} Naming */

/** Return the cards that can be named, by kind. @param {Naming[]} menu @returns {string[][]} */
export function nameable(menu) {
  const kinds = menu[0]?.action.cards.length ?? 0;
  return Array.from({ length: kinds }, (_, kind) => [...new Set(menu.map((choice) => choice.action.cards[kind]))]);
}

/**
 * Return what is chosen from the start: a kind with one card only.
 * @param {Naming[]} menu @returns {(string|null)[]}
 */
export const fixed = (menu) => nameable(menu).map((cards) => (cards.length === 1 ? cards[0] : null));

/** Return the choice that names exactly these cards. @param {Naming[]} menu @param {(string|null)[]} cards */
export const naming = (menu, cards) =>
  menu.find((choice) => choice.action.cards.every((card, kind) => card === cards[kind]));
