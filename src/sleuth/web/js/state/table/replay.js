/** A finished game, step by step, as one seat saw it. No DOM in here. */
import { computed, signal } from "../../../vendor/signals-core.js";
import { emptyView, fold } from "../fold/fold.js";
import { noMarks } from "../marks.js";

/**
 * Return a function for the view after a number of messages; each is computed once.
 * @param {Wire.Message[]} messages @param {Edition} edition @param {Viewer} me
 */
function views(messages, edition, me) {
  const made = [emptyView()];
  return (/** @type {number} */ number) => {
    while (made.length <= number) made.push(fold(made[made.length - 1], messages[made.length - 1], edition, me));
    return made[number];
  };
}

/** Return the seat whose turn is shown. @param {View} view */
const acting = (view) => (view.ending ? null : (view.turn?.seat ?? null));

/** Return the events of the game, each of which is a step. @param {Wire.Message[]} messages */
const eventsOf = (messages) => messages.flatMap((message) => (message.type === "seen" ? [message] : []));

/**
 * Return the steps at which an event of a type happens.
 * @param {Wire.EventSeen[]} events @param {...GameEvent["type"]} types
 */
const stepsOf = (events, ...types) => events.flatMap(({ event }, step) => (types.includes(event.type) ? [step] : []));

/**
 * Return a table to look at. It has the parts of a table that is played, and `at`, the step it shows.
 * @param {Wire.Replay} data
 * @param {Edition} edition
 * @param {number} [first] the step to begin with
 * @param {(path: string) => Promise<any>} [ask] asks the server about the seat at the step shown
 */
export function replaying(data, edition, first = 0, ask = () => Promise.reject({ code: "offline" })) {
  const events = eventsOf(data.told);
  const steps = events.map((message) => message.n);
  const viewAfter = views(data.told, edition, data.seat);
  const last = steps.length - 1;
  const within = (/** @type {number} */ step) => Math.min(Math.max(Math.trunc(step) || 0, 0), last);
  const at = signal(within(first));
  const view = computed(() => ({ ...viewAfter(steps[at.value]), chat: false }));
  const here = () => `&seat=${data.seat}&at=${steps[at.value]}`;
  return {
    at,
    last,
    view,
    /** The steps at which somebody asks, and those at which a turn begins. */
    questions: stepsOf(events, "suggestion-made"),
    turns: stepsOf(events, "turn-started"),
    edition: signal(edition),
    now: computed(() => ({
      status: "over",
      seat: data.seat,
      host: false,
      actor: acting(view.value),
      moment: at.value,
    })),
    sentences: computed(() => data.sentences.filter(([n]) => n <= steps[at.value])),
    choices: signal([]),
    /** Nothing is played: each step is a still picture. */
    scene: signal(/** @type {Playing|null} */ (null)),
    words: signal(null),
    online: signal([]),
    pending: signal(null),
    link: signal("live"),
    sheet: signal(/** @type {Wire.SheetShown|null} */ (null)),
    marks: signal(noMarks()),
    picking: signal(null),
    ask: (/** @type {string} */ path) => ask(`${path}${here()}`),
    /** Show another step; beyond the ends it stays there. @param {number} step */
    go(step) {
      at.value = within(step);
    },
  };
}

/** @typedef {Pick<Wire.Story, "possible">} Counts how many cases were possible for each seat, turn by turn */

/**
 * Return how many cases were possible for a seat in the turn shown.
 * @param {Counts|null} story @param {number|null} seat @param {View} view
 */
export function reckoned(story, seat, view) {
  if (!story || seat === null) return null;
  const counts = story.possible[seat] ?? []; // the server leaves them out of a very long game
  return counts[view.ending ? counts.length - 1 : Math.max((view.turn?.number ?? 1) - 1, 0)] ?? null;
}

/** @typedef {{step: number, seat: number, count: number, solved: boolean}} Insight */

/**
 * Return the steps at which a seat could know more than a turn before; `solved` where it could first name the case.
 * Without a seat, where each of them could first name it.
 * @param {Counts} story @param {Viewer} seat @param {{turns: number[], last: number}} table @returns {Insight[]}
 */
export function insights(story, seat, { turns, last }) {
  const of = (/** @type {number} */ whose) => {
    const counts = story.possible[whose] ?? [];
    return counts.flatMap((count, turn) => {
      const solved = count === 1 && counts[turn - 1] !== 1;
      const fell = turn > 0 && count < counts[turn - 1];
      return fell || solved ? [{ step: turns[turn] ?? last, seat: whose, count, solved }] : [];
    });
  };
  if (seat !== null) return of(seat);
  return story.possible.flatMap((_, whose) => of(whose).filter(({ solved }) => solved));
}

/**
 * Return the step before or after one among some, or undefined.
 * @param {number[]} steps @param {number} at @param {1|-1} way
 */
export const neighbour = (steps, at, way) =>
  way > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at);
