/** The sentences, the prompt and the sheet of a table, as far as its stage has come. No DOM in here. */
import { computed, effect, signal } from "../../../vendor/signals-core.js";

/** @typedef {import("../table/table.js").Shown} Shown */

/**
 * Return the sheet with a mark where a card was just seen.
 * @param {Wire.SheetShown} sheet @param {Inked} ink @returns {Wire.SheetShown}
 */
export function withInk(sheet, { cards, owner }) {
  const column = sheet.owners.findIndex(({ id }) => id === owner);
  const inCell = (/** @type {Wire.RowShown} */ row) => ({
    ...row,
    cells: row.cells.map((cell, index) =>
      index === column ? { ...cell, mark: /** @type {const} */ ("yes"), text: null, chance: null } : cell,
    ),
  });
  const inGroup = (/** @type {Wire.GroupShown} */ group) => ({
    ...group,
    rows: group.rows.map((row) => (cards.includes(row.card) ? inCell(row) : row)),
  });
  return { ...sheet, kinds: sheet.kinds.map(inGroup) };
}

/**
 * Return my sheet as far as the stage has come; a card is written down while it is shown to me.
 * @param {Shown} shown @param {{value: Inked|null}} inked @param {{value: string}} mode how the sheet is filled in
 */
function sheetReached(shown, inked, mode) {
  const sheet = signal(/** @type {Wire.SheetShown|null} */ (null));
  const stop = effect(() => {
    const [found, { n }, ink] = [shown.sheet.value, shown.view.value, inked.value];
    if (!found || found.version <= n) sheet.value = found;
    else if (ink && mode.value !== "none" && sheet.peek())
      sheet.value = withInk(/** @type {Wire.SheetShown} */ (sheet.peek()), ink);
  });
  return { sheet, stop };
}

/**
 * @param {Shown} shown @param {ReturnType<typeof import("./staging.js").staged>} stage
 * @param {{value: string}} mode how the sheet is filled in
 */
export function reached(shown, { scene, behind }, mode) {
  const sentence = computed(() => {
    const n = scene.value?.n;
    return n === undefined ? null : (shown.sentences.value.findLast(([each]) => each === n)?.[1] ?? null);
  });
  const told = computed(() => scene.value !== null && scene.value.part >= scene.value.tells);
  const inked = computed(() => {
    const playing = scene.value;
    if (playing?.kind !== "shown" || !told.value) return null;
    return { cards: playing.cards ?? [], owner: playing.pile ?? playing.seat };
  });
  const { sheet, stop } = sheetReached(shown, inked, mode);
  const sentences = computed(() => {
    const [all, { n }] = [shown.sentences.value, shown.view.value];
    return (all.at(-1)?.[0] ?? 0) <= n ? all : all.filter(([each]) => each <= n);
  });
  const words = computed(() => {
    const found = shown.words.value;
    const prompt = told.value ? sentence.value : null;
    return behind.value && found ? { ...found, prompt, notes: [], headings: [], labels: [] } : found;
  });
  return {
    parts: {
      /** The sentence about the scene that is played. */
      sentence,
      sentences,
      /** What is asked of me; meanwhile, what is played. */
      words,
      sheet,
      /** The cells of my sheet that a card shown to me belongs to, while it is shown. */
      inked,
    },
    stop,
  };
}
