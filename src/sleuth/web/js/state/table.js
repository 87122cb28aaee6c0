/** One table as the page lives with it: what was told, where it stands, its words, my sheet. No DOM in here. */
import { batch, computed, effect, signal } from "../../vendor/signals-core.js";
import { labelled } from "./choices.js";
import { connect } from "./connection.js";
import { prepared } from "./edition.js";
import { fold, nothing } from "./fold.js";
import { blank, cycled, packed, undone, unpacked } from "./marks.js";
import { latest } from "./latest.js";

/**
 * @typedef {object} World what a table needs from outside
 * @property {(method: string, path: string, body?: unknown) => Promise<any>} call
 * @property {(table: string, after: number) => string} liveUrl
 * @property {{value: string}} language
 * @property {{value: string}} sheetMode
 * @property {() => string} newKey
 * @property {(url: string) => WebSocket} [open]
 */

/** @param {string} id @param {World} world */
export function sitAt(id, world) {
  const at = `/tables/${id}`;
  const edition = signal(/** @type {any} */ (null));
  const view = signal(nothing());
  const now = signal(/** @type {import("./types.js").Now|null} */ (null));
  const words = signal(/** @type {any} */ (null));
  const sentences = signal(/** @type {[number, string][]} */ ([]));
  const sheet = signal(/** @type {any} */ (null));
  const marks = signal(blank());
  const online = signal(/** @type {number[]} */ ([]));
  const link = signal("connecting");
  const problem = signal(/** @type {{code: string}|null} */ (null));
  const pending = signal(/** @type {string|null} */ (null));
  const choices = computed(() => labelled(now.value, words.value));
  let told = nothing();
  let me = /** @type {number|null} */ (null);

  const failed = (/** @type {any} */ error) => {
    problem.value = { code: error.code ?? "unavailable" };
  };

  const refreshWords = latest(async () => {
    const after = sentences.value.at(-1)?.[0] ?? 0;
    const lang = world.language.value;
    const found = await world.call("GET", `${at}/words?lang=${lang}&after=${after}`);
    if (lang !== world.language.value) return;
    batch(() => {
      const old = sentences.value.at(-1)?.[0] ?? 0;
      const fresh = found.sentences.filter((/** @type {[number, string]} */ [n]) => n > old);
      if (fresh.length) sentences.value = [...sentences.value, ...fresh];
      words.value = found;
    });
  }, failed);

  const refreshSheet = latest(async () => {
    if (me === null || view.value.hand === null) return;
    sheet.value = await world.call("GET", `${at}/sheet?lang=${world.language.value}&mode=${world.sheetMode.value}`);
  }, failed);

  const loadEdition = async () => {
    const plan = view.value.plan ?? told.plan;
    if (plan) edition.value = prepared(await world.call("GET", `/editions/${plan.edition}?lang=${world.language.value}`));
  };

  const enter = async () => {
    const seen = await world.call("GET", at);
    me = seen.now.seat;
    told = { ...nothing(), plan: seen.plan, me };
    await loadEdition().catch(failed);
    if (!edition.value) edition.value = prepared(await world.call("GET", `/editions/${seen.plan.edition}?lang=${world.language.value}`));
    const kept = me === null ? null : await world.call("GET", `${at}/marks`);
    batch(() => {
      view.value = told;
      sentences.value = [];
      words.value = sheet.value = null;
      marks.value = unpacked(kept);
    });
  };

  const hear = (/** @type {any} */ message) => {
    if (message.type === "now") stands(message);
    else if (message.type === "presence") online.value = message.online;
    else if (message.type === "done") settled(message.key);
    else if (message.type === "refused") {
      settled(message.key);
      problem.value = { code: message.code };
    } else if ("n" in message && message.n > told.n) told = fold(told, message, edition.value, me);
  };

  /** @param {import("./types.js").Now} message */
  const stands = (message) => {
    batch(() => {
      view.value = told;
      now.value = message;
    });
    if (message.status === "open") return;
    refreshWords();
    refreshSheet();
  };

  const settled = (/** @type {string} */ key) => {
    if (pending.value === key) pending.value = null;
  };

  let wire = /** @type {ReturnType<typeof connect>|null} */ (null);
  let stopped = false;
  const start = async () => {
    await enter();
    if (stopped) return;
    wire = connect({
      url: () => world.liveUrl(id, told.n),
      hear,
      stand: (state) => {
        link.value = state;
        if (state === "lost") pending.value = null;
      },
      forget: () => enter().catch(failed),
      open: world.open,
    });
  };
  const started = start().catch((error) => {
    link.value = error.code === "offline" ? "lost" : "gone";
    failed(error);
  });

  let spoken = world.language.value;
  let mode = world.sheetMode.value;
  const follow = effect(() => {
    const [lang, filled] = [world.language.value, world.sheetMode.value];
    if (lang !== spoken) {
      spoken = lang;
      sentences.value = [];
      words.value = null;
      loadEdition().catch(failed);
      if (told.n && now.value?.status !== "open") refreshWords();
      refreshSheet();
    } else if (filled !== mode) refreshSheet();
    mode = filled;
  });

  const keepMarks = latest(() => world.call("PUT", `${at}/marks`, packed(marks.value)), failed);
  /** @param {import("./marks.js").Marks} next */
  const write = (next) => {
    marks.value = next;
    keepMarks();
  };

  return {
    id, edition, view, now, sentences, words, choices, sheet, marks, online, link, problem, pending, started,
    /** Do something: one of the choices. @param {import("./types.js").Action} action */
    act(action) {
      if (pending.value || !now.value) return;
      const key = world.newKey();
      const sent = wire?.send({ type: "act", key, moment: now.value.moment, action });
      if (sent) pending.value = key;
      else problem.value = { code: "offline" };
    },
    say: (/** @type {string} */ text) => wire?.send({ type: "say", text }),
    /** Change the table by HTTP; what comes of it is told live. @param {string} method @param {string} path @param {unknown} [body] */
    change: (method, path, body) => world.call(method, at + path, body).catch(failed),
    call: (/** @type {string} */ method, /** @type {string} */ path) => world.call(method, at + path),
    ask: (/** @type {string} */ path) => world.call("GET", `${at}${path}`),
    mark: (/** @type {string} */ key) => write(cycled(marks.value, key)),
    undoMark: () => write(undone(marks.value)),
    leave() {
      stopped = true;
      follow();
      wire?.close();
    },
  };
}
