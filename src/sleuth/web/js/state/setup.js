/** What is agreed on before a game: how many seats, and the house rules. No DOM in here. */

/**
 * @typedef {{name: string, text: string, type: string, default: any, values: any[]}} Switch
 * @typedef {Record<string, any>} Rules what was chosen, by the name of the switch
 */

const SIDE_CARDS = "side_cards";
const USUAL_SIDE_CARDS = 4;
const MOST_DICE = 3;
/** What is chosen in place of a number of seats when two teams play, and how many people a team can have. */
export const TEAMS = "teams";
export const TEAM_SIZE = 3;

/** @param {any} one @param {any} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** How many can play; two, where cards can be laid beside the board. @param {any} edition @returns {number[]} */
export function seatCounts(edition) {
  const [least, most] = edition.seats;
  const forTwo = edition.switches.some(
    (/** @type {Switch} */ each) => each.name === SIDE_CARDS && each.values.some((value) => value > 0),
  );
  const first = forTwo ? 2 : least;
  return Array.from({ length: most - first + 1 }, (_, index) => first + index);
}

/** Whether two can play by the edition's own book; elsewhere that is a house rule. @param {any} edition */
const bookForTwo = (edition) => edition.seats[0] <= 2;

/** Numbers of seats, and two teams where two can play. @param {any} edition @returns {(number|string)[]} */
export const sidesOf = (edition) => [...seatCounts(edition), ...(seatCounts(edition).includes(2) ? [TEAMS] : [])];

/** Whether somebody plays the culprit against all others. @param {any} edition @param {Rules} [rules] */
export const hasCulprit = (edition, rules = {}) => Boolean(rules.culprit ?? edition.options?.culprit);

/**
 * The seat chosen to play the culprit, or null for the lot.
 * @param {any} edition @param {any} plan @returns {number|null}
 */
export function culpritOf(edition, plan) {
  if (!hasCulprit(edition, plan.options)) return null;
  const dealer = plan.options?.dealer;
  return plan.culprit ?? (dealer === undefined ? null : (dealer + plan.seats) % plan.seats);
}

/** The number of seats that fits and is nearest to the one wished for. @param {any} edition @param {number} wished */
export const fitting = (edition, wished) =>
  seatCounts(edition).reduce((best, seats) => (Math.abs(seats - wished) < Math.abs(best - wished) ? seats : best));

/** Rolls of one to three dice, at least one of them a plain one. @param {string[]} sorts @returns {string[][]} */
export function rolls(sorts) {
  let longest = [/** @type {string[]} */ ([])];
  const found = [];
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    longest = longest.flatMap((roll) =>
      sorts
        .filter((sort) => sorts.indexOf(sort) >= sorts.indexOf(roll.at(-1) ?? sorts[0]))
        .map((sort) => [...roll, sort]),
    );
    found.push(...longest);
  }
  return found.filter((roll) => roll.includes("plain"));
}

/**
 * A switch as it is at a table of so many seats.
 * @param {any} edition @param {Switch} each @param {number} seats @returns {Switch}
 */
function narrowed(edition, each, seats) {
  if (each.name === "dice") return { ...each, type: "choice", values: rolls(each.values) };
  if (each.name === SIDE_CARDS)
    return { ...each, default: USUAL_SIDE_CARDS, values: seats === 2 ? each.values.filter((value) => value > 0) : [] };
  if (each.name !== "dealer") return each;
  const first = edition.family === "board" ? -1 : 0;
  return { ...each, default: first, values: each.values.filter((value) => value >= first && value < seats) };
}

/**
 * The switches that leave a choice; who deals is none where somebody plays the culprit, who is chosen by itself.
 * @param {any} edition @param {number} seats @param {Rules} [rules] @returns {Switch[]}
 */
export const switchesFor = (edition, seats, rules = {}) =>
  edition.switches
    .map((/** @type {Switch} */ each) => narrowed(edition, each, seats))
    .filter((/** @type {Switch} */ each) => each.values.length > 1)
    .filter((/** @type {Switch} */ each) => each.name !== "dealer" || !hasCulprit(edition, rules));

/**
 * The house rules: only what differs from the edition. Two seats are one where its book has no rule for two.
 * @param {any} edition @param {number} seats @param {Rules} rules @returns {Rules}
 */
export function changes(edition, seats, rules) {
  const changed = switchesFor(edition, seats, rules).filter(
    ({ name, default: usual }) => name in rules && !same(rules[name], usual),
  );
  const found = Object.fromEntries(changed.map(({ name }) => [name, rules[name]]));
  return seats === 2 && !bookForTwo(edition) ? { [SIDE_CARDS]: USUAL_SIDE_CARDS, ...found } : found;
}

/**
 * The switches that a table has changed.
 * @param {any} edition @param {{seats: number, options?: Rules}} plan @returns {Switch[]}
 */
export function changedSwitches(edition, { seats, options = {} }) {
  const changed = changes(edition, seats, options);
  return edition.switches.filter((/** @type {Switch} */ { name }) => name in changed);
}

/**
 * A list with something put in or taken out, in the order of all there are.
 * @param {any[]} all @param {any[]} chosen @param {any} value
 */
export const toggled = (all, chosen, value) => all.filter((each) => chosen.includes(each) !== (each === value));
