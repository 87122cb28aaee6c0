/** A game that is over, gone through step by step as one seat saw it. No DOM in here. */
import { computed, signal } from "../../vendor/signals-core.js";
import { fold, nothing } from "./fold.js";

/** @typedef {import("./types.js").View} View */

/**
 * The views after each message, made when they are first asked for.
 * @param {any} told @param {any} edition @param {number|null} me
 */
function views(told, edition, me) {
  const made = [nothing()];
  return (/** @type {number} */ number) => {
    while (made.length <= number) made.push(fold(made[made.length - 1], told[made.length - 1], edition, me));
    return made[number];
  };
}

/** Whose turn is shown. @param {View} view */
const acting = (view) => (view.ending ? null : (view.turn?.seat ?? null));

/**
 * A table to look at: its parts are those of a table that is played, and `at` is the step it shows.
 * @param {any} data what the server tells of the game
 * @param {any} edition
 * @param {number} [first] the step to begin with
 */
export function replaying(data, edition, first = 0) {
  const steps = data.told
    .filter((/** @type {any} */ each) => each.type === "seen")
    .map((/** @type {any} */ each) => each.n);
  const viewAfter = views(data.told, edition, data.seat);
  const last = steps.length - 1;
  const within = (/** @type {number} */ step) => Math.min(Math.max(Math.trunc(step) || 0, 0), last);
  const at = signal(within(first));
  const view = computed(() => ({ ...viewAfter(steps[at.value]), chat: false }));
  return {
    at,
    last,
    view,
    edition: signal(edition),
    now: computed(() => ({ status: "over", seat: data.seat, host: false, actor: acting(view.value) })),
    sentences: computed(() => data.sentences.filter((/** @type {[number, string]} */ [n]) => n <= steps[at.value])),
    choices: signal([]),
    words: signal(null),
    online: signal([]),
    pending: signal(null),
    link: signal("live"),
    /** Show another step; beyond the ends it stays there. @param {number} step */
    go(step) {
      at.value = within(step);
    },
  };
}

/**
 * How many cases a seat still had to reckon with in the turn shown.
 * @param {any} story @param {number|null} seat @param {View} view
 */
export function reckoned(story, seat, view) {
  if (!story || seat === null) return null;
  const counts = story.possible[seat] ?? []; // a very long game is told without them
  return counts[view.ending ? counts.length - 1 : Math.max((view.turn?.number ?? 1) - 1, 0)] ?? null;
}
