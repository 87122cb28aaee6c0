/** Following a lesson: it asks the server where it stands whenever the page has gone on, and guards what is sent. */
import { effect, useEffect, useRef, useSignal } from "../../html.js";
import { sheetMode, stored } from "../../settings.js";
import { allows, meant } from "../../state/lesson.js";
import { coalesced } from "../../state/table/coalesce.js";
import { language } from "../../words.js";

/** @typedef {{explained?: boolean, left?: boolean, mode?: string}} Kept what a table cannot say of a lesson */

const memory = stored("lessons", /** @type {Record<string, Kept>} */ ({}));

/** Return what this device remembers of a lesson. @param {string} table */
const keptOf = (table) => memory.value[table] ?? {};

/** Remember something of a lesson. @param {string} table @param {Kept} changed */
export function keep(table, changed) {
  memory.value = { ...memory.value, [table]: { ...keptOf(table), ...changed } };
}

/** Light up what a lesson means, without touching the elements: they are drawn again at any time. @param {string[]} found */
function light(found) {
  const style = new CSSStyleSheet();
  const all = `:is(${found.join(", ")})`;
  style.replaceSync(
    found.length
      ? `${all}:not(g) { outline: var(--guide-ring); outline-offset: 1px; animation: var(--guide-glow); }
    g${all} > * { stroke: var(--accent); stroke-width: 4; animation: var(--guide-glow); }`
      : "",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  };
}

/** Note that "why?" was asked about the cell the lesson means. @param {Table} table @param {Wire.Guide|null} lesson */
function noteWhy(table, lesson) {
  const cell = table.explained.value;
  if (lesson?.moment === "why" && cell !== null && lesson.cells.includes(cell)) keep(table.id, { explained: true });
}

/** Let the sheet leave conclusions to the person while a lesson goes on. @param {string} table @param {boolean} going */
function useSimpleSheet(table, going) {
  useEffect(() => {
    const { mode } = keptOf(table);
    if (going && mode === undefined) {
      keep(table, { mode: sheetMode.value });
      sheetMode.value = "seen";
    } else if (!going && mode !== undefined) {
      keep(table, { mode: undefined });
      sheetMode.value = mode;
    }
  }, [going]);
}

/** @typedef {{value: Wire.Guide|null}} Lesson */

/**
 * Ask where the lesson stands, whenever the page has gone on, a mark is stored, or the language changes.
 * @param {Table} table @param {Lesson} lesson @param {{value: number}} asOf the last entry it has taken in
 * @param {() => void} onward called when it says something else
 */
function useStanding(table, lesson, asOf, onward) {
  useEffect(() => {
    const fetch = coalesced(
      async () => {
        const explained = Boolean(keptOf(table.id).explained);
        const { n } = table.view.value;
        const asked = `lang=${language.value}&at=${n}&explained=${explained}`;
        const found = /** @type {Wire.Guide} */ (await table.ask(`/lesson?${asked}`));
        const same = JSON.stringify(found) === JSON.stringify(lesson.value);
        if (!same) lesson.value = found;
        asOf.value = n;
        if (!same) onward();
      },
      () => {}, // the next change asks again
    );
    return effect(() => {
      const changed = [table.view.value.n, table.marks.value.kept, language.value, keptOf(table.id).explained];
      if (table.link.value === "live" && changed) fetch();
    });
  }, [table]);
}

/**
 * Keep what the lesson does not wait for, unless the person has left it. What is done before the lesson has taken in
 * the last entry waits until then.
 * @param {Table} table @param {Lesson} lesson @param {{value: number}} asOf @param {boolean} left
 * @param {() => void} onTried
 */
function useGuard(table, lesson, asOf, left, onTried) {
  const early = useRef(/** @type {Action|null} */ (null));
  useEffect(() => {
    const action = early.current;
    early.current = null;
    if (action) table.act(action);
  }, [asOf.value]);
  useEffect(() => {
    if (left) return undefined;
    table.guard.value = (action) => {
      if (asOf.value < table.view.value.n) {
        early.current = action;
        return false;
      }
      const fine = allows(lesson.value, action);
      if (!fine) onTried();
      return fine;
    };
    return () => {
      table.guard.value = null;
    };
  }, [table, left]);
}

/**
 * Return where the lesson of a table stands, whether the person has left it, and how often something else was tried.
 * @param {Table} table
 */
export function useLesson(table) {
  const lesson = useSignal(/** @type {Wire.Guide|null} */ (null));
  const [tried, asOf] = [useSignal(0), useSignal(0)];
  const left = Boolean(keptOf(table.id).left);
  useStanding(table, lesson, asOf, () => {
    tried.value = 0;
  });
  useGuard(table, lesson, asOf, left, () => {
    tried.value += 1;
  });
  useEffect(() => noteWhy(table, lesson.value), [table.explained.value, lesson.value]);
  useEffect(() => light(left ? [] : meant(lesson.value)), [lesson.value, left]);
  useSimpleSheet(table.id, lesson.value?.course === "going" && !left);
  return { lesson: lesson.value, tried: tried.value, left };
}
