/** A finished game, step by step, as one seat saw it. No DOM in here. */
import { computed, signal } from "../../../vendor/signals-core.js";
import { emptyView, fold } from "../fold/fold.js";

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

/**
 * Return a table to look at. It has the parts of a table that is played, and `at`, the step it shows.
 * @param {Wire.Replay} data
 * @param {Edition} edition
 * @param {number} [first] the step to begin with
 */
export function replaying(data, edition, first = 0) {
  const steps = data.told.filter((message) => message.type === "seen").map((message) => message.n);
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
    sentences: computed(() => data.sentences.filter(([n]) => n <= steps[at.value])),
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
 * Return how many cases were possible for a seat in the turn shown.
 * @param {Wire.Story|null} story @param {number|null} seat @param {View} view
 */
export function reckoned(story, seat, view) {
  if (!story || seat === null) return null;
  const counts = story.possible[seat] ?? []; // the server leaves them out of a very long game
  return counts[view.ending ? counts.length - 1 : Math.max((view.turn?.number ?? 1) - 1, 0)] ?? null;
}
