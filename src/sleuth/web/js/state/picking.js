/** The cards of a suggestion, an accusation or a case, while they are picked in the rows of the sheet. No DOM in here. */
import { claims, fixed, nameable, naming, ofType } from "./choices.js";

/** @typedef {"suggest"|"accuse"|"choose-case"} ClaimType */
/** @typedef {{type: ClaimType, cards: (string|null)[], moment: number, sure: boolean}} Picking */
/**
 * @typedef {object} Bench what picking needs of a table
 * @property {Signal<Picking|null>} picking
 * @property {Signal<Choice[]>} choices
 * @property {Signal<{moment: number}|null>} now
 * @property {(action: Action) => boolean|void} act false if it is kept
 */

/**
 * Begin to put a claim together; cards that can be named are chosen from the start. It changes nothing if there is no
 * such claim now.
 * @param {Bench} table @param {ClaimType} type @param {(string|null)[]} [cards] by kind
 */
export function beginPicking(table, type, cards = []) {
  const menu = ofType(table.choices.value, type);
  if (!menu.length || !table.now.value) return;
  const offered = nameable(menu);
  const wanted = (/** @type {number} */ kind) => offered[kind].find((card) => card === cards[kind]) ?? null;
  const chosen = fixed(menu).map((card, kind) => card ?? wanted(kind));
  table.picking.value = { type, cards: chosen, moment: table.now.value.moment, sure: false };
}

/**
 * Return the claim being put together, with what can be named and, once it is complete, the choice it makes; null if
 * there is none, or if the game has gone on.
 * @param {Bench} table
 */
export function pickingAt({ picking, choices, now }) {
  const made = picking.value;
  if (!made || made.moment !== now.value?.moment) return null;
  const menu = ofType(choices.value, made.type);
  return menu.length ? { ...made, offered: nameable(menu), found: naming(menu, made.cards) } : null;
}

/** Choose a card; it replaces the one of its kind. @param {Bench} table @param {string} card */
export function pick(table, card) {
  const made = pickingAt(table);
  const kind = made?.offered.findIndex((cards) => cards.includes(card)) ?? -1;
  if (!made || kind < 0) return;
  const cards = made.cards.map((old, at) => (at === kind ? card : old));
  table.picking.value = { type: made.type, cards, moment: made.moment, sure: false };
}

/** Give the claim up. @param {Pick<Bench, "picking">} table */
export function cancelPicking(table) {
  table.picking.value = null;
}

/** Make the claim; an accusation is asked twice, because it cannot be undone. @param {Bench} table */
export function sendPicked(table) {
  const made = pickingAt(table);
  if (!made?.found) return;
  if (made.type === "accuse" && !made.sure) {
    table.picking.value = { type: made.type, cards: made.cards, moment: made.moment, sure: true };
    return;
  }
  if (table.act(made.found.action) !== false) table.picking.value = null;
}

/**
 * Return the claim to begin with at once: a suggestion or a case, if nothing else can be done.
 * @param {Choice[]} choices @returns {ClaimType|null}
 */
export function onlyClaim(choices) {
  const [type] = claims(choices);
  const only = type && type !== "accuse" && choices.every(({ action }) => action.type === type);
  return only ? type : null;
}
