/** A game as people agree on it, from what the pack says about house rules. */
import { unfit } from "./errors.js";
import { misfit } from "./fields.js";

/**
 * @typedef {object} NotedGame
 * @property {string} edition
 * @property {string[]} names by seat
 * @property {Rules} options all house rules, also the usual ones
 * @property {number} dealer the seat that deals
 * @property {number|null} culprit the seat that plays the culprit, if any
 */

const RULE = "R1.7";

/** Return a game, or throw `NotesError`. @param {Wire.ServedPack} pack @param {string[]} names @param {Rules} changes */
export function gameOf(pack, names, changes) {
  const options = agreed(pack, names.length, changes);
  checkFit(pack.house, names.length, options);
  if (names.includes("")) throw unfit({ code: "unfit-names", rule: RULE, details: { seats: names.length } });
  const dealer = (options.dealer + names.length) % names.length;
  return { edition: pack.id, names, options, dealer, culprit: options.culprit ? dealer : null };
}

/** Return all house rules with the changes. @param {Wire.ServedPack} pack @param {number} seats @param {Rules} changes */
function agreed(pack, seats, changes) {
  const { types, foreign, usual, by_seats } = pack.house;
  for (const option of Object.keys(changes)) {
    if (!Object.hasOwn(types, option)) throw unfit({ code: "unknown-option", rule: RULE, details: { option } });
    if (!foreign.includes(option)) continue;
    throw unfit({ code: "option-not-for-edition", rule: RULE, details: { option, edition: pack.id } });
  }
  for (const option of Object.keys(types)) {
    const wrong = Object.hasOwn(changes, option) ? misfit(changes[option], types[option], option) : null;
    const problem = wrong && inWords(wrong, types[option]);
    if (problem) throw unfit({ code: "bad-option", rule: RULE, details: { problem } });
  }
  return /** @type {Rules} */ ({ ...usual, ...by_seats[seats], ...changes });
}

/** Return what is wrong with a value. @param {{path: string, problem: string}} wrong @param {Wire.FieldType} type */
function inWords({ path, problem }, type) {
  const words = type.of?.words.length ? type.of.words : type.words;
  const key = words.length ? path.split("[")[0] : path;
  if (!problem.startsWith("Invalid enum value ")) return `${key}: ${problem[0].toLowerCase()}${problem.slice(1)}`;
  const either = words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : words[0];
  return `${key}: expected ${either}, not ${problem.slice("Invalid enum value ".length)}`;
}

/** Refuse what cannot be played together. @param {Wire.HouseRules} house @param {number} seats @param {Rules} options */
function checkFit(house, seats, options) {
  const [low, high] = house.numbers;
  const tried = (/** @type {any} */ value) =>
    typeof value === "number" ? Math.max(low, Math.min(high, value)) : value;
  const number = Math.min(seats, Math.max(...house.unfit.flatMap((row) => row.seats)));
  const fits = (/** @type {[string, any[]]} */ [name, values]) => values.includes(tried(options[name]));
  const row = house.unfit.find((each) => each.seats.includes(number) && Object.entries(each.options).every(fits));
  if (!row) return;
  const details = "seats" in row.details ? { ...row.details, seats } : row.details;
  throw unfit({ code: row.code, rule: row.rule, details });
}

/**
 * Return the seats that are asked, in order: without the silent ones, the culprit last.
 * @param {NotedGame} game @param {number} asker @param {number[]} [silent]
 */
export function answerers({ names, options, culprit }, asker, silent = []) {
  const step = options.answer_order === "clockwise" ? 1 : -1;
  const around = names
    .slice(1)
    .map((_, index) => (asker + step * (index + 1) + names.length * names.length) % names.length);
  const asked = around.filter((seat) => !silent.includes(seat));
  return [...asked.filter((seat) => seat !== culprit), ...asked.filter((seat) => seat === culprit)];
}

/**
 * Return the seats that the writer of notes can ask, in order: without those whose hand was laid open when the White
 * Walkers took them (R8.5).
 * @param {import("./read.js").Notebook} notebook
 */
export function askedBy({ game, me, facts }) {
  const opened = facts.flatMap(({ how, owner }) => (how === "opened" && typeof owner === "number" ? [owner] : []));
  return me === null ? [] : answerers(game, me, game.options.intrigue ? opened : []);
}

/**
 * Return the kinds of notes, and their fields, that can happen with these house rules.
 * @param {Wire.ServedPack} pack @param {Rules} options @returns {Record<string, string[]>}
 */
export function offered(pack, options) {
  const kinds = Object.entries(pack.offers).map(([kind, fields]) => {
    const possible = Object.entries(fields).filter(([, needs]) => !needs.length || needs.some((name) => options[name]));
    return [kind, possible.map(([field]) => field)];
  });
  return Object.fromEntries(kinds);
}
