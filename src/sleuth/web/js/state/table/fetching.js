/** What a table fetches over HTTP: the edition, sentences, the sheet; and the marks, which it also stores there. */
import { batch, effect } from "../../../vendor/signals-core.js";
import { prepareEdition } from "../edition.js";
import { refreshed, saved, unsent } from "../marks.js";
import { coalesced } from "./coalesce.js";
import { retrying } from "./retry.js";

/** @typedef {ReturnType<typeof import("./table.js").unknown>} Shown */
/** @typedef {import("./table.js").World} World */

/** @param {string} at @param {World} world @param {Shown} shown @param {(error: Refusal) => void} failed */
export function fetching(at, world, shown, failed) {
  const edition = async (/** @type {Plan} */ plan) => {
    const found = /** @type {Wire.EditionDrawn} */ (
      await world.call("GET", `/editions/${plan.edition}?lang=${world.language.value}`)
    );
    shown.drawn.value = prepareEdition(found);
  };

  const words = coalesced(async () => {
    const after = shown.sentences.value.at(-1)?.[0] ?? 0;
    const lang = world.language.value;
    const found = await retrying(() => world.call("GET", `${at}/words?lang=${lang}&after=${after}`));
    if (lang === world.language.value) spoken(shown, found);
  }, failed);

  const sheet = coalesced(async () => {
    if (!shown.newest.value.hand) return;
    const [lang, mode] = [world.language.value, world.sheetMode.value];
    shown.sheet.value = await retrying(() => world.call("GET", `${at}/sheet?lang=${lang}&mode=${mode}`));
  }, failed);

  return { edition, words, sheet, ...marking(at, world, shown, failed) };
}

/**
 * Store my marks and read what my team has written, one after the other, so that nothing old replaces something new.
 * @param {string} at @param {World} world @param {Shown} shown @param {(error: Refusal) => void} failed
 */
function marking(at, world, shown, failed) {
  let asked = false;
  const keepMarks = coalesced(async () => {
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

/** Append new sentences. @param {Shown} shown @param {Wire.Narration} found */
function spoken(shown, found) {
  batch(() => {
    const old = shown.sentences.value.at(-1)?.[0] ?? 0;
    const fresh = found.sentences.filter(([n]) => n > old);
    if (fresh.length) shown.sentences.value = [...shown.sentences.value, ...fresh];
    shown.words.value = found;
  });
}

/**
 * Follow the choice of language and of how the sheet is filled in; the returned function stops that.
 * @param {World} world @param {Shown} shown @param {ReturnType<typeof fetching>} fetch
 * @param {(error: Refusal) => void} failed
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

/** @param {Shown} shown @param {ReturnType<typeof fetching>} fetch @param {(error: Refusal) => void} failed */
function translate(shown, fetch, failed) {
  const [plan, status] = [shown.view.peek().plan, shown.now.peek()?.status];
  shown.sentences.value = [];
  shown.words.value = null;
  if (plan) fetch.edition(plan).catch(failed);
  if (status && status !== "open") fetch.words();
}
