/**
 * What the page shows of a table, folded from what it was told. No rules: who acts and what is legal comes with `now`.
 * Every function is pure; a view is never changed, always replaced.
 */

import { pieceOf, played } from "./edition.js";
import { askFolds } from "./fold_asking.js";
import { cardFolds } from "./fold_cards.js";
import { patchSeat, put } from "./folding.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Told} Told */

/** The view before anything was told. @returns {View} */
export const nothing = () => ({
  n: 0,
  table: null,
  code: null,
  plan: null,
  me: null,
  status: "open",
  chairs: [],
  names: [],
  chat: true,
  again: null,
  talk: [],
  deeds: [],
  seats: [],
  figures: [],
  weapons: [],
  hand: null,
  held: [],
  open: [],
  centre: 0,
  side: 0,
  looks: [],
  played: [],
  turn: null,
  dice: null,
  question: null,
  shown: {},
  deck: null,
  discard: 0,
  walkers: 0,
  ending: null,
});

const emptyChair = () => ({ people: [], ready: false, bot: null, kept: null, waiting: [] });
/** @returns {import("./types.js").SeatOpen} */
const openSeat = () => ({
  standing: "in",
  cards: 0,
  held: 0,
  city: null,
  usedAbility: false,
  laid: [],
  origin: null,
});

/** Folds of what happens at the table, beside the game. @type {Record<string, (view: View, told: any) => View>} */
const tableFolds = {
  opened: (view, { table, code, plan }) => ({
    ...view,
    table,
    code,
    plan,
    chairs: Array.from({ length: plan.seats }, (_, seat) => ({ ...emptyChair(), bot: plan.bots[seat] ?? null })),
    seats: Array.from({ length: plan.seats }, openSeat),
  }),
  "seat-changed": (view, { seat, people, ready, bot, kept, waiting = [] }) => ({
    ...view,
    chairs: put(view.chairs, seat, { people, ready, bot, kept, waiting }),
  }),
  "figures-changed": (view, { figures }) => ({ ...view, plan: { ...view.plan, figures } }),
  "culprit-changed": (view, { seat }) => ({ ...view, plan: withCulprit(view.plan, seat) }),
  "teams-changed": (view, { team }) => ({ ...view, plan: { ...view.plan, team } }),
  started: (view, { names, culprit = null }) => ({
    ...view,
    names,
    status: "playing",
    plan: culprit === null ? view.plan : withCulprit(view.plan, culprit),
  }),
  spoken: (view, { n, seat, name, text, team = false }) => ({
    ...view,
    talk: [...view.talk, { n, seat, name, text, team }],
  }),
  switched: (view, { chat }) => ({ ...view, chat }),
  abandoned: (view) => ({ ...view, status: "abandoned" }),
  again: (view, { table, code }) => ({ ...view, again: { table, code } }),
};

/** A plan in which a seat plays the culprit, or the lot decides. @param {any} plan @param {number|null} culprit */
function withCulprit(plan, culprit) {
  const { dealer: _, ...options } = plan.options;
  return { ...plan, culprit, options };
}

/** Folds of what happens in the game. @type {Record<string, (view: View, event: any, edition: any) => View>} */
const gameFolds = {
  "weapons-placed": (view, { spots }) => ({ ...view, weapons: spots }),
  "turn-started": (view, { seat }) => ({
    ...view,
    turn: { seat, number: (view.turn?.number ?? 0) + 1 },
    dice: null,
    question: null,
  }),
  "dice-rolled": (view, { seat, dice }) => ({ ...view, dice: { seat, dice } }),
  moved: place,
  "stepped-aside": place,
  "figure-sent": (view, { figure }, edition) => ({
    ...view,
    figures: put(view.figures, edition.suspects.indexOf(figure), edition.centre),
  }),
  "seat-taken": (view, { seat, cards }) => ({
    ...view,
    seats: patchSeat(view.seats, seat, { standing: "taken", held: 0, laid: cards }),
    open: [...view.open, ...cards],
  }),
  "game-ended": (view, { ending, winner, case: cards }) => ({
    ...view,
    status: "over",
    ending: { ending, winner, cards },
    question: null,
  }),
  ...askFolds,
  ...cardFolds,
};

/** A seat's figure on another spot. @param {View} view @param {any} event @param {any} edition @returns {View} */
function place(view, { seat, to }, edition) {
  return { ...view, figures: put(view.figures, pieceOf(edition, seat), to) };
}

/** Where everything stands before the first move. @param {View} view @param {any} edition */
function layOut(view, edition) {
  if (view.figures.length || !edition?.board) return view;
  const start = (view.plan?.options.figures ?? edition.options.figures) === "start";
  return {
    ...view,
    figures: edition.suspects.map((/** @type {string} */ id) => (start ? edition.board.starts[id] : edition.centre)),
    weapons: edition.weapons.map(() => edition.centre),
  };
}

/**
 * The view after one more message.
 * @param {View} view @param {Told} told @param {any} edition @param {number|null} me
 * @returns {View}
 */
export function fold(view, told, edition, me) {
  const next = { ...view, n: told.n, me };
  if (told.type !== "seen") return tableFolds[told.type]?.(next, told) ?? next;
  const ready = layOut(told.by ? { ...next, deeds: [...view.deeds, { n: told.n, name: told.by }] } : next, edition);
  return gameFolds[told.event.type]?.(ready, told.event, played(edition, view.plan?.figures)) ?? ready;
}
