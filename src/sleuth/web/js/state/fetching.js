/** What a table asks for over HTTP: the edition, words, the sheet; and the marks, which it keeps there. */
import { batch, effect } from "../../vendor/signals-core.js";
import { prepared } from "./edition.js";
import { latest } from "./latest.js";
import { refreshed, saved, unsent } from "./marks.js";
import { patiently } from "./patient.js";

/** @typedef {ReturnType<typeof import("./table.js").unknown>} Shown */
/** @typedef {import("./table.js").World} World */

/** @param {string} at @param {World} world @param {Shown} shown @param {(error: any) => void} failed */
export function fetching(at, world, shown, failed) {
  const edition = async (/** @type {any} */ plan) => {
    const found = await world.call("GET", `/editions/${plan.edition}?lang=${world.language.value}`);
    shown.drawn.value = prepared(found);
  };

  const words = latest(async () => {
    const after = shown.sentences.value.at(-1)?.[0] ?? 0;
    const lang = world.language.value;
    const found = await patiently(() => world.call("GET", `${at}/words?lang=${lang}&after=${after}`));
    if (lang === world.language.value) spoken(shown, found);
  }, failed);

  const sheet = latest(async () => {
    if (!shown.view.value.hand) return;
    const [lang, mode] = [world.language.value, world.sheetMode.value];
    shown.sheet.value = await patiently(() => world.call("GET", `${at}/sheet?lang=${lang}&mode=${mode}`));
  }, failed);

  return { edition, words, sheet, ...marking(at, world, shown, failed) };
}

/**
 * Keep my marks, and look what my team has written: one after the other, so that nothing old covers what is new.
 * @param {string} at @param {World} world @param {Shown} shown @param {(error: any) => void} failed
 */
function marking(at, world, shown, failed) {
  let asked = false;
  const keepMarks = latest(async () => {
    const cells = unsent(shown.marks.value);
    if (Object.keys(cells).length) {
      await world.call("PATCH", `${at}/marks`, { cells });
      shown.marks.value = saved(shown.marks.value, cells);
    }
    if (!asked) return;
    asked = false;
    shown.marks.value = refreshed(shown.marks.value, await world.call("GET", `${at}/marks`));
  }, failed);
  const readMarks = () => {
    asked = true;
    keepMarks();
  };
  return { keepMarks, readMarks };
}

/** New sentences behind the old ones. @param {Shown} shown @param {any} found */
function spoken(shown, found) {
  batch(() => {
    const old = shown.sentences.value.at(-1)?.[0] ?? 0;
    const fresh = found.sentences.filter((/** @type {[number, string]} */ [n]) => n > old);
    if (fresh.length) shown.sentences.value = [...shown.sentences.value, ...fresh];
    shown.words.value = found;
  });
}

/**
 * Speak another language, or fill the sheet in differently, as soon as that is chosen; the answer ends it.
 * @param {World} world @param {Shown} shown @param {ReturnType<typeof fetching>} fetch @param {(error: any) => void} failed
 */
export function following(world, shown, fetch, failed) {
  let [lang, mode] = [world.language.value, world.sheetMode.value];
  return effect(() => {
    const [before, filled] = [lang, mode];
    [lang, mode] = [world.language.value, world.sheetMode.value];
    if (lang !== before) translate(shown, fetch, failed);
    if (lang !== before || mode !== filled) fetch.sheet();
  });
}

/** @param {Shown} shown @param {ReturnType<typeof fetching>} fetch @param {(error: any) => void} failed */
function translate(shown, fetch, failed) {
  const [plan, status] = [shown.view.peek().plan, shown.now.peek()?.status];
  shown.sentences.value = [];
  shown.words.value = null;
  if (plan) fetch.edition(plan).catch(failed);
  if (status && status !== "open") fetch.words();
}
