/**
 * The shapes of what the page knows.
 *
 * @typedef {{type: string, n: number, at: number, [field: string]: any}} Told
 * @typedef {{type: string, [field: string]: any}} Action
 * @typedef {{version: number, status: string, seat: number|null, host: boolean, actor: number|null, moment: number,
 *   name?: string|null, choices?: Action[][]}} Now
 * @typedef {{action: Action, label: string}} Choice
 * @typedef {{squares: [string, number, number][], [field: string]: any}} Board
 * @typedef {{people: string[], ready: boolean, bot: string|null, kept: string|null, waiting: string[]}} Chair
 * @typedef {{standing: string, cards: number, held: number, city: string|null, usedAbility: boolean,
 *   laid: string[], origin: number|"middle"|null, wrong?: number}} SeatOpen `laid`: the hand, once it lies open for all;
 *   `origin`: where its city card came from, if it was the last one to change hands
 * @typedef {{seat: number, pile: "side"|"centre", index: number, card: string|null}} Look at a face-down card
 * @typedef {{seat: number, kind: "pass"|"show", card?: string|null}} Answer
 * @typedef {{n: number, table: string|null, code: string|null, plan: any, me: number|null, status: string,
 *   chairs: Chair[], names: string[], chat: boolean, again: {table: string, code: string}|null,
 *   talk: {n: number, seat: number|null, name: string, text: string, team: boolean}[],
 *   deeds: {n: number, name: string}[],
 *   seats: SeatOpen[], figures: string[], weapons: string[], hand: string[]|null, held: string[], open: string[],
 *   centre: number, side: number, looks: Look[], played: {seat: number, effect: string}[], turn: {seat: number, number: number}|null,
 *   dice: {seat: number, dice: number[]}|null,
 *   question: {asker: number, cards: string[], answers: Answer[]}|null, shown: Record<string, number[]>,
 *   deck: number|null, discard: number, walkers: number,
 *   ending: {ending: string, winner: number|null, cards: string[]}|null}} View
 */
export {};
