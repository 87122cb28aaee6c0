/** One table as the page lives with it: what was told, where it stands, its words, my sheet. No DOM in here. */
import { batch, computed, signal } from "../../vendor/signals-core.js";
import { labelled } from "./choices.js";
import { connect } from "./connection.js";
import { played } from "./edition.js";
import { fetching, following } from "./fetching.js";
import { fold, nothing } from "./fold.js";
import { blank, cycled, undone, unpacked } from "./marks.js";
import { patiently } from "./patient.js";
import { saying } from "./saying.js";

/**
 * @typedef {object} World what a table needs from outside
 * @property {(method: string, path: string, body?: unknown) => Promise<any>} call
 * @property {(table: string, after: number) => string} liveUrl
 * @property {{value: string}} language
 * @property {{value: string}} sheetMode
 * @property {() => string} newKey
 * @property {(url: string) => WebSocket} [open]
 */

/** What a page shows of a table, before anything is known. */
export function unknown() {
  const [view, drawn] = [signal(nothing()), signal(/** @type {any} */ (null))];
  const figures = computed(() => view.value.plan?.figures);
  return {
    /** The edition as it was told, and as this table plays it: with the figures chosen so far. */
    drawn,
    edition: computed(() => drawn.value && played(drawn.value, figures.value)),
    view,
    now: signal(/** @type {import("./types.js").Now|null} */ (null)),
    words: signal(/** @type {any} */ (null)),
    sentences: signal(/** @type {[number, string][]} */ ([])),
    sheet: signal(/** @type {any} */ (null)),
    marks: signal(blank()),
    online: signal(/** @type {number[]} */ ([])),
    link: signal("connecting"),
    problem: signal(/** @type {{code: string, details?: object}|null} */ (null)),
    pending: signal(/** @type {string|null} */ (null)),
  };
}

/** @typedef {ReturnType<typeof unknown>} Shown */

/**
 * Takes in what the live connection tells. It is shown when it is complete: with the next `now`.
 * @param {Shown} shown @param {() => void} onward what to do once a game has gone on
 * @param {() => void} marked what to do when my team has written on our sheet
 * @param {(key: string) => void} answered what to do when the server has said yes or no to something
 */
function listener(shown, onward, marked, answered) {
  let told = nothing();
  const settled = (/** @type {string} */ key) => {
    if (shown.pending.value === key) shown.pending.value = null;
    answered(key);
  };
  /** @type {Record<string, (message: any) => void>} */
  const answers = {
    presence: ({ online }) => {
      shown.online.value = online;
    },
    done: ({ key }) => settled(key),
    marked,
    refused: ({ key, code, details }) => {
      settled(key);
      shown.problem.value = { code, details };
    },
    now: (message) => {
      batch(() => {
        shown.view.value = told;
        shown.now.value = message;
      });
      if (message.status !== "open") onward();
    },
  };
  return {
    reached: () => told.n,
    /**
     * Forget everything: from here on the view is somebody else's. For the same seat what is shown stays true.
     * @param {any} plan @param {number|null} me
     */
    begin(plan, me) {
      const same = told.n > 0 && told.me === me;
      told = { ...nothing(), plan, me };
      if (!same) shown.view.value = told;
    },
    hear(/** @type {any} */ message) {
      if (message.n > told.n) told = fold(told, message, shown.drawn.value, told.me);
      else answers[message.type]?.(message);
    },
  };
}

/**
 * Ask how the table is set and who I am there, and begin from nothing.
 * @param {string} at @param {World} world @param {Shown} shown
 * @param {ReturnType<typeof fetching>} fetch @param {ReturnType<typeof listener>} ear
 */
async function enter(at, world, shown, fetch, ear) {
  const seen = await world.call("GET", at);
  await fetch.edition(seen.plan);
  const kept = seen.now.seat === null ? null : await world.call("GET", `${at}/marks`);
  batch(() => {
    ear.begin(seen.plan, seen.now.seat);
    shown.sentences.value = [];
    shown.words.value = shown.sheet.value = null;
    shown.marks.value = unpacked(kept);
  });
}

/**
 * The live connection of a table, once one has entered; `leave` ends it, even before it has begun.
 * @param {string} id @param {World} world @param {Shown} shown
 * @param {ReturnType<typeof listener>} ear @param {() => Promise<void>} come
 * @param {() => void} connected what to do whenever there is a connection again
 */
function wiring(id, world, shown, ear, come, connected) {
  let wire = /** @type {ReturnType<typeof connect>|null} */ (null);
  let left = false;
  const failed = failing(shown);
  const stand = (/** @type {string} */ state) => {
    const fresh = state === "live" && shown.link.value !== "live";
    shown.link.value = state;
    if (state === "lost") shown.pending.value = null;
    if (fresh) connected();
  };
  const begin = () => {
    const url = () => world.liveUrl(id, ear.reached());
    if (!left) wire = connect({ url, hear: ear.hear, stand, forget: () => come().catch(failed), open: world.open });
  };
  const started = come().then(begin, (error) => {
    shown.link.value = error.code === "offline" ? "lost" : "gone";
    failed(error);
  });
  const leave = () => {
    left = true;
    wire?.close();
  };
  return { started, leave, send: (/** @type {object} */ message) => wire?.send(message) ?? false };
}

/** @param {Shown} shown */
const failing = (shown) => (/** @type {any} */ error) => {
  shown.problem.value = { code: error.code ?? "unavailable", details: error.details };
};

/** @param {string} id @param {World} world */
export function sitAt(id, world) {
  const [at, shown] = [`/tables/${id}`, unknown()];
  const failed = failing(shown);
  const fetch = fetching(at, world, shown, failed);
  const onward = () => {
    fetch.words();
    fetch.sheet();
  };
  const talk = saying((message) => wire.send(message));
  const come = () => {
    talk.forget();
    return enter(at, world, shown, fetch, ear);
  };
  const ear = listener(shown, onward, fetch.readMarks, talk.settled);
  const wire = wiring(id, world, shown, ear, come, talk.again);
  const follow = following(world, shown, fetch, failed);
  const write = (/** @type {import("./marks.js").Marks} */ next) => {
    shown.marks.value = next;
    fetch.keepMarks();
  };
  return {
    id,
    ...shown,
    choices: computed(() => labelled(shown.now.value, shown.words.value)),
    started: wire.started,
    /** Do something: one of the choices. @param {import("./types.js").Action} action */
    act(action) {
      if (shown.pending.value || !shown.now.value) return;
      const key = world.newKey();
      const sent = wire.send({ type: "act", key, moment: shown.now.value.moment, action });
      if (sent) shown.pending.value = key;
      else shown.problem.value = { code: "offline" };
    },
    /** Say something to all, or to my team. @param {string} text @param {"all"|"team"} to */
    say: (text, to = "all") => talk.say(world.newKey(), text, to),
    /** Make all other copies of who I am void. @param {{key: string, here: boolean}} how */
    signOut: (how) => world.call("POST", "/me/sign-out", how),
    /** Change the table; what comes of it is told live. @type {(...request: [string, string, unknown?]) => any} */
    change: (method, path, body) => world.call(method, at + path, body).catch(failed),
    call: (/** @type {string} */ method, /** @type {string} */ path) => world.call(method, at + path),
    ask: (/** @type {string} */ path) => patiently(() => world.call("GET", at + path)),
    mark: (/** @type {string} */ key) => write(cycled(shown.marks.value, key)),
    undoMark: () => write(undone(shown.marks.value)),
    leave() {
      follow();
      wire.leave();
    },
  };
}
