/** What is agreed before a game: the number of seats and the house rules. No DOM in here. */

/** @typedef {Wire.Switch} Switch */

const SIDE_CARDS = "side_cards";
const USUAL_SIDE_CARDS = 4;
const MOST_DICE = 3;
/** What is chosen in place of a number of seats when two teams play, and the largest team. */
export const TEAMS = "teams";
export const TEAM_SIZE = 3;

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Return the possible numbers of seats; two, where cards can be set aside.
 * @param {Edition} edition @returns {number[]}
 */
export function seatCounts(edition) {
  const [least, most] = edition.seats;
  const forTwo = edition.switches.some((each) => each.name === SIDE_CARDS && each.values.some((value) => value > 0));
  const first = forTwo ? 2 : least;
  return Array.from({ length: most - first + 1 }, (_, index) => first + index);
}

/** Return whether the edition's own rules are for two; elsewhere that is a house rule. @param {Edition} edition */
const bookForTwo = (edition) => edition.seats[0] <= 2;

/**
 * Return the numbers of seats, and two teams where two can play.
 * @param {Edition} edition @returns {(number|string)[]}
 */
export const sidesOf = (edition) => [...seatCounts(edition), ...(seatCounts(edition).includes(2) ? [TEAMS] : [])];

/** Return whether somebody plays the culprit against all others. @param {Edition} edition @param {Rules} [rules] */
export const hasCulprit = (edition, rules = {}) => Boolean(rules.culprit ?? edition.options?.culprit);

/**
 * Return the seat chosen to play the culprit, or null for the lot.
 * @param {Edition} edition @param {Plan} plan @returns {number|null}
 */
export function culpritOf(edition, plan) {
  if (!hasCulprit(edition, plan.options)) return null;
  const dealer = plan.options?.dealer;
  return plan.culprit ?? (dealer === undefined ? null : (dealer + plan.seats) % plan.seats);
}

/** Return the possible number of seats nearest to a wish. @param {Edition} edition @param {number} wished */
export const fitting = (edition, wished) =>
  seatCounts(edition).reduce((best, seats) => (Math.abs(seats - wished) < Math.abs(best - wished) ? seats : best));

/** Return all rolls of one to three dice, at least one of them plain. @param {string[]} sorts @returns {string[][]} */
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
 * Return a switch as it is at a table with `seats` seats.
 * @param {Edition} edition @param {Switch} each @param {number} seats @returns {Switch}
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
 * Return the switches that leave a choice. Who deals is no choice where somebody plays the culprit (R10.1).
 * @param {Edition} edition @param {number} seats @param {Rules} [rules] @returns {Switch[]}
 */
export const switchesFor = (edition, seats, rules = {}) =>
  edition.switches
    .map((each) => narrowed(edition, each, seats))
    .filter((each) => each.values.length > 1)
    .filter((each) => each.name !== "dealer" || !hasCulprit(edition, rules));

/**
 * Return the house rules: only what differs from the edition. Two seats differ where its book has no rule for two.
 * @param {Edition} edition @param {number} seats @param {Rules} rules @returns {Rules}
 */
export function changes(edition, seats, rules) {
  const changed = switchesFor(edition, seats, rules).filter(
    ({ name, default: usual }) => name in rules && !same(rules[name], usual),
  );
  const found = Object.fromEntries(changed.map(({ name }) => [name, rules[name]]));
  return seats === 2 && !bookForTwo(edition) ? { [SIDE_CARDS]: USUAL_SIDE_CARDS, ...found } : found;
}

/**
 * Return the switches that a table has changed.
 * @param {Edition} edition @param {{seats: number, options?: Rules}} plan @returns {Switch[]}
 */
export function changedSwitches(edition, { seats, options = {} }) {
  const changed = changes(edition, seats, options);
  return edition.switches.filter(({ name }) => name in changed);
}

/**
 * Return `chosen` with a value added or removed, in the order of `all`.
 * @template T @param {T[]} all @param {T[]} chosen @param {T} value
 */
export const toggled = (all, chosen, value) => all.filter((each) => chosen.includes(each) !== (each === value));
