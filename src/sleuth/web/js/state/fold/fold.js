/**
 * The view of a table, folded from the messages of the server. No rules: who acts and what is legal comes with `now`.
 * Every function is pure; a view is never changed, always replaced.
 */

import { pieceOf, withFigures } from "../edition.js";
import { askFolds } from "./asking.js";
import { cardFolds } from "./cards.js";
import { patchSeat, put } from "./lists.js";

/** Return the view before the first message. @returns {View} */
export const emptyView = () => ({
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
  hurry: false,
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

/** @returns {Chair} */
const emptyChair = () => ({ people: [], ready: false, bot: null, kept: null, waiting: [] });
/** @returns {SeatView} */
const openSeat = () => ({
  standing: "in",
  cards: 0,
  held: 0,
  city: null,
  usedAbility: false,
  laid: [],
  origin: null,
});

/** The folds of what happens at the table outside the game. @type {TableFolds} */
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
  "figures-changed": (view, { figures }) => ({ ...view, plan: withPlan(view, { figures }) }),
  "culprit-changed": (view, { seat }) => ({ ...view, plan: withCulprit(view, seat) }),
  "teams-changed": (view, { team }) => ({ ...view, plan: withPlan(view, { team }) }),
  "tempo-changed": (view, { tempo, hurry }) => ({ ...view, hurry, plan: withPlan(view, { tempo }) }),
  started: (view, { names, culprit = null }) => ({
    ...view,
    names,
    status: "playing",
    plan: culprit === null ? view.plan : withCulprit(view, culprit),
  }),
  spoken: (view, { n, seat, name, text, team = false }) => ({
    ...view,
    talk: [...view.talk, { n, seat, name, text, team }],
  }),
  switched: (view, { chat }) => ({ ...view, chat }),
  abandoned: (view) => ({ ...view, status: "abandoned" }),
  again: (view, { table, code }) => ({ ...view, again: { table, code } }),
};

/**
 * Return the plan with changes; a table that changes has been opened before.
 * @param {View} view @param {Partial<Plan>} changes
 */
const withPlan = (view, changes) => ({ .../** @type {Plan} */ (view.plan), ...changes });

/** Return the plan with a seat as the culprit, or null for the lot. @param {View} view @param {Viewer} culprit */
function withCulprit(view, culprit) {
  const { dealer: _, ...options } = view.plan?.options ?? {};
  return withPlan(view, { culprit, options });
}

/** The folds of what happens in the game. @type {GameFolds} */
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
    figures: put(view.figures, edition.suspects.indexOf(figure), /** @type {string} */ (edition.centre)),
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

/**
 * Move a seat's figure to another spot.
 * @param {View} view @param {{seat: number, to: string}} event @param {Edition} edition @returns {View}
 */
function place(view, { seat, to }, edition) {
  return { ...view, figures: put(view.figures, pieceOf(edition, seat), to) };
}

/**
 * Put all pieces where they stand before the first move.
 * @param {View} view @param {Edition|null} edition @returns {View}
 */
function layOut(view, edition) {
  if (view.figures.length || !edition?.board) return view;
  const { starts } = edition.board;
  const start = (view.plan?.options.figures ?? edition.options.figures) === "start";
  const centre = /** @type {string} */ (edition.centre);
  return {
    ...view,
    figures: edition.suspects.map((id) => (start ? starts[id] : centre)),
    weapons: edition.weapons.map(() => centre),
  };
}

/** @param {View} view @param {GameEvent} event @param {Edition} edition @returns {View} */
function foldEvent(view, event, edition) {
  const change = /** @type {((view: View, event: GameEvent, edition: Edition) => View)|undefined} */ (
    gameFolds[event.type]
  );
  return change?.(view, event, withFigures(edition, view.plan?.figures)) ?? view;
}

/**
 * Return the view after one more message; a message of an unknown type only counts.
 * @param {View} view @param {Wire.Message} message @param {Edition} edition @param {Viewer} me
 * @returns {View}
 */
export function fold(view, message, edition, me) {
  const { n, type } = message;
  const next = { ...view, n, me };
  if (type === "seen") {
    const deeds = message.by ? [...view.deeds, { n, name: message.by }] : view.deeds;
    return foldEvent(layOut({ ...next, deeds }, edition), message.event, edition);
  }
  const change = /** @type {((view: View, message: TableMessage) => View)|undefined} */ (tableFolds[type]);
  return change?.(next, message) ?? next;
}
