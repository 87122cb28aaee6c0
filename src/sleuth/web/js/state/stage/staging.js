/** What a table shows while it is played scene by scene: never more than the stage has reached. No DOM in here. */
import { batch, effect, signal } from "../../../vendor/signals-core.js";
import { directing } from "./director.js";
import { scenesOf, takesBack } from "./scenes.js";

/** @typedef {import("../table/table.js").Shown} Shown */
/** @typedef {import("./director.js").Step} Step */
/** @typedef {{view: View, message: Wire.Message, before: View}} Told a message, and the view before and after it */

/**
 * @typedef {object} Memory the number of the last message that was played, for each seat
 * @property {(seat: Viewer) => number|null} read
 * @property {(seat: Viewer, n: number) => void} write
 */

/** Return a memory that lasts as long as the page. @returns {Memory} */
function shortMemory() {
  const numbers = /** @type {Map<Viewer, number>} */ (new Map());
  return { read: (seat) => numbers.get(seat) ?? null, write: (seat, n) => numbers.set(seat, n) };
}

/**
 * Return how the table stands while earlier things are still played: nobody is asked anything.
 * @param {Wire.Now} now @returns {Wire.Now}
 */
const meanwhile = ({ choices: _, ...now }) => ({
  ...now,
  status: now.status === "open" ? "open" : "playing",
  actor: null,
});

/** Return the scenes of some messages, each with its message. @param {Told[]} told @param {Edition} edition */
const scenesFor = (told, edition) =>
  told.map(({ before, message, view }, index) => {
    const taken = index + 1 < told.length && takesBack(told[index + 1].message);
    return scenesOf(before, message, view, edition).filter((scene) => !(taken && scene.kind === "nobody"));
  });

/** Do something later, as one change. @param {() => void} task @param {number} milliseconds @returns {unknown} */
const inTime = (task, milliseconds) => setTimeout(() => batch(task), milliseconds);

/**
 * Return the stage of a table: it takes in what the server tells, and shows it scene by scene.
 * @param {Shown} shown
 * @param {Partial<Pick<import("../table/table.js").World, "pace"|"memory"|"later"|"waits">>} world
 */
export function staged(shown, { pace = { value: "at-once" }, memory = shortMemory(), later = inTime, waits = false }) {
  const scene = signal(/** @type {Playing|null} */ (null));
  const behind = signal(false);
  const play = (/** @type {Playing|null} */ next) => {
    scene.value = next;
  };
  const director = directing({
    pace: () => pace.value,
    play,
    later,
  });
  let waiting = 0;
  /** What is played once somebody watches. @type {Step[]|null} */
  let kept = waits ? [] : null;
  const add = (/** @type {Step[]} */ steps) => {
    if (kept && (kept.length || steps.some((step) => step.scene))) kept.push(...steps);
    else director.add(steps);
  };

  /** The steps of one message: its scenes, and what it changes. @param {Told} told @param {Scene[]} scenes @returns {Step[]} */
  const steps = ({ view }, scenes) => {
    const show = () => {
      shown.view.value = view;
    };
    const after = () => memory.write(view.me, view.n);
    if (!scenes.length) return [{ show, after }];
    // a card that I get to know is not told before I see it
    const teller = Math.max(
      scenes.findIndex((each) => each.held),
      0,
    );
    return scenes.map((each, index) => ({
      scene: each,
      show: index === teller ? show : () => {},
      after: index === scenes.length - 1 ? after : undefined,
    }));
  };

  /** @param {Told[]} told @param {Wire.Now} now */
  function take(told, now) {
    const reached = memory.read(told.at(-1)?.view.me ?? shown.view.value.me);
    const early = shown.now.value === null || shown.now.value.status === "open";
    // without a memory this is the first time: what has happened before is not played
    const fresh = told.filter(({ message }) => reached !== null && message.n > reached);
    const [past, edition] = [told.length - fresh.length, /** @type {Edition} */ (shown.drawn.value)];
    const old = told.slice(0, past).flatMap((each) => steps(each, []));
    const begun = early && fresh.length ? [{ show: () => stand(meanwhile(now)) }] : [];
    const scenes = scenesFor(fresh, edition);
    // who goes to the end at once sees the end only
    const hurried = (/** @type {Told} */ { view }) => view.hurry && !view.ending;
    const more = fresh.flatMap((each, index) => steps(each, hurried(each) ? [] : scenes[index]));
    waiting += 1;
    const caughtUp = () => {
      waiting -= 1;
      behind.value = waiting > 0;
      stand(now);
    };
    batch(() => {
      behind.value = true;
      director.add([...old, ...begun]);
      add([...more, { show: caughtUp }]);
    });
  }

  const stand = (/** @type {Wire.Now} */ now) => {
    shown.now.value = now;
  };
  const forget = () =>
    batch(() => {
      director.clear();
      if (kept) kept = [];
      waiting = 0;
      behind.value = false;
    });
  const unpace = effect(() => {
    pace.value;
    director.repace();
  });
  const stop = () => {
    unpace();
    forget();
  };
  const watch = () =>
    batch(() => {
      director.add(kept ?? []);
      kept = null;
    });
  return { scene, behind, take, forget, stop, watch, noted: () => batch(director.noted) };
}
