/** One table as the page knows it: its view, its state, its sentences, my sheet. No DOM in here. */
import { batch, computed, signal } from "../../../vendor/signals-core.js";
import { labelled } from "../choices.js";
import { withFigures } from "../edition.js";
import { emptyView, fold } from "../fold/fold.js";
import { cycled, noMarks, undone, unpacked } from "../marks.js";
import { writtenOut } from "../menus.js";
import { reached } from "../stage/reached.js";
import { staged } from "../stage/staging.js";
import { connect } from "./connection.js";
import { fetching, following } from "./fetching.js";
import { outbox } from "./outbox.js";
import { retrying } from "./retry.js";

/**
 * @typedef {object} World what a table needs from outside
 * @property {(method: string, path: string, body?: unknown) => Promise<any>} call its user knows what the path answers
 * @property {(table: string, after: number) => string} liveUrl
 * @property {{value: string}} language
 * @property {{value: string}} sheetMode
 * @property {() => string} newKey
 * @property {{value: string}} [pace] how fast the page plays what happens
 * @property {import("../stage/staging.js").Memory} [memory] how far it has played
 * @property {(task: () => void, milliseconds: number) => unknown} [later]
 * @property {boolean} [waits] whether nothing is played before somebody watches
 * @property {(url: string) => WebSocket} [open]
 */

/** Return what a page shows of a table before anything is known. */
export function unknown() {
  const [view, drawn] = [signal(emptyView()), signal(/** @type {Edition|null} */ (null))];
  const figures = computed(() => view.value.plan?.figures);
  return {
    /** The edition as the server sent it, and as this table plays it: with the figures chosen so far. */
    drawn,
    edition: computed(() => drawn.value && withFigures(drawn.value, figures.value)),
    /** The view as far as the stage has come, and the newest one. */
    view,
    newest: signal(view.peek()),
    now: signal(/** @type {Wire.Now|null} */ (null)),
    words: signal(/** @type {Wire.Narration|null} */ (null)),
    sentences: signal(/** @type {Sentence[]} */ ([])),
    sheet: signal(/** @type {Wire.SheetShown|null} */ (null)),
    marks: signal(noMarks()),
    picking: signal(/** @type {import("../picking.js").Picking|null} */ (null)),
    online: signal(/** @type {number[]} */ ([])),
    link: signal("connecting"),
    problem: signal(/** @type {Refusal|null} */ (null)),
    pending: signal(/** @type {string|null} */ (null)),
    /** Asked before an action is sent, if there is one: false keeps it. */
    guard: signal(/** @type {((action: Action) => boolean)|null} */ (null)),
    /** The cell of my sheet that was explained last. */
    explained: signal(/** @type {string|null} */ (null)),
  };
}

/** @typedef {ReturnType<typeof unknown>} Shown */

/**
 * Take in the messages of the live connection. They are played when they are complete: with the next `now`.
 * @param {Shown} shown @param {ReturnType<typeof staged>} stage @param {() => void} onward called when the game has gone on
 * @param {() => void} marked called when my team has written on our sheet
 * @param {(key: string) => void} answered called when the server has accepted or refused something
 */
function listener(shown, stage, onward, marked, answered) {
  let view = emptyView();
  let told = /** @type {import("../stage/staging.js").Told[]} */ ([]);
  const settled = (/** @type {string} */ key) => {
    if (shown.pending.value === key) shown.pending.value = null;
    answered(key);
  };
  const take = (/** @type {Wire.Now} */ now) => {
    shown.newest.value = view;
    stage.take(told, now);
    told = [];
    if (now.status !== "open") onward();
  };
  /** Take in a message without a number; one of an unknown type is ignored. @param {Wire.FromServer} message */
  const notice = (message) => {
    if (message.type === "presence") shown.online.value = message.online;
    else if (message.type === "done") settled(message.key);
    else if (message.type === "marked") marked();
    else if (message.type === "now") take(writtenOut(message));
    else if (message.type === "refused") {
      if (message.key) settled(message.key);
      shown.problem.value = { code: message.code, details: message.details };
    }
  };
  return {
    reached: () => view.n,
    /**
     * Start over: from here on the view is somebody else's. For the same seat what is shown stays true.
     * @param {Plan} plan @param {Viewer} me
     */
    begin(plan, me) {
      const same = view.n > 0 && view.me === me;
      view = { ...emptyView(), plan, me };
      told = [];
      stage.forget();
      if (!same) shown.view.value = shown.newest.value = view;
    },
    hear(/** @type {Wire.FromServer} */ message) {
      if (!("n" in message)) notice(message);
      else if (message.n > view.n) {
        const before = view;
        view = fold(view, message, /** @type {Edition} */ (shown.drawn.value), view.me);
        told.push({ before, message, view });
      }
    },
  };
}

/**
 * Ask how the table is set and who I am there, and start over.
 * @param {string} at @param {World} world @param {Shown} shown
 * @param {ReturnType<typeof fetching>} fetch @param {ReturnType<typeof listener>} ear
 */
async function enter(at, world, shown, fetch, ear) {
  const seen = /** @type {Wire.TableSeen} */ (await world.call("GET", at));
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
 * Open the live connection of a table after entering it; `leave` ends it, even before it has begun.
 * @param {string} id @param {World} world @param {Shown} shown
 * @param {ReturnType<typeof listener>} ear @param {() => Promise<void>} come
 * @param {() => void} connected called whenever there is a connection again
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
  return { started, leave, send: (/** @type {Wire.FromClient} */ message) => wire?.send(message) ?? false };
}

/** @param {Shown} shown */
const failing = (shown) => (/** @type {Partial<Refusal>} */ error) => {
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
  const talk = outbox((message) => wire.send(message));
  const come = () => {
    talk.forget();
    return enter(at, world, shown, fetch, ear);
  };
  const stage = staged(shown, world);
  const staging = reached(shown, stage, world.sheetMode);
  const ear = listener(shown, stage, onward, fetch.readMarks, talk.settled);
  const wire = wiring(id, world, shown, ear, come, talk.again);
  const follow = following(world, shown, fetch, failed);
  const write = (/** @type {import("../marks.js").Marks} */ next) => {
    shown.marks.value = next;
    fetch.keepMarks();
  };
  return {
    id,
    ...shown,
    ...staging.parts,
    /** The scene being played, or null. */
    scene: stage.scene,
    /** Whether there is more to play before anybody is asked anything. */
    behind: stage.behind,
    /** Begin to play: the page shows the table now. */
    watch: stage.watch,
    /** Take note of what is shown: the stage goes on. */
    noted: stage.noted,
    choices: computed(() => (stage.behind.value ? [] : labelled(shown.now.value, shown.words.value))),
    started: wire.started,
    /** Do one of the choices; false if the guard keeps it. @param {Action} action */
    act(action) {
      if (shown.pending.value || stage.behind.value || !shown.now.value) return;
      if (shown.guard.value && !shown.guard.value(action)) return false;
      const key = world.newKey();
      const sent = wire.send({ type: "act", key, moment: shown.now.value.moment, action });
      if (sent) shown.pending.value = key;
      else shown.problem.value = { code: "offline" };
    },
    /** Say something to all, or to my team. @param {string} text @param {"all"|"team"} to */
    say: (text, to = "all") => talk.say(world.newKey(), text, to),
    /** Sign out all other devices. @param {{key: string, here: boolean}} how */
    signOut: (how) => world.call("POST", "/me/sign-out", how),
    /**
     * Change the table; the result comes over the live connection.
     * @type {(...request: [string, string, unknown?]) => any}
     */
    change: (method, path, body) => world.call(method, at + path, body).catch(failed),
    call: (/** @type {string} */ method, /** @type {string} */ path) => world.call(method, at + path),
    ask: (/** @type {string} */ path) => retrying(() => world.call("GET", at + path)),
    mark: (/** @type {string} */ key) => write(cycled(shown.marks.value, key)),
    undoMark: () => write(undone(shown.marks.value)),
    leave() {
      follow();
      staging.stop();
      stage.stop();
      wire.leave();
    },
  };
}
