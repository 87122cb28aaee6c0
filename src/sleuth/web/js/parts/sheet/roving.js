/** The sheet is one tab stop: the arrow keys move the focus inside it. */
import { useEffect, useLayoutEffect, useRef } from "../../html.js";
import { moved } from "../../state/grid.js";

/** @typedef {import("./row_head.js").Picked} Picked */
/** @typedef {{current: HTMLTableElement|null}} GridRef */

/** Return the places one can go to, row by row. @param {HTMLTableElement} grid */
const placesOf = (grid) =>
  [...grid.querySelectorAll("tbody tr:not(.kind-row)")].map((row) => [...row.querySelectorAll("button")]);

/** Return how many rows each kind has. @param {HTMLTableElement} grid */
const groupsOf = (grid) => [...grid.querySelectorAll("tbody")].map((kind) => kind.rows.length - 1);

/** Return the first card that can be picked of the first kind without one. @param {HTMLTableElement} grid */
export function firstToPick(grid) {
  const open = [...grid.querySelectorAll("tbody")].find(
    (kind) => !kind.querySelector('.pickable[aria-pressed="true"]'),
  );
  return /** @type {HTMLElement|null} */ (open?.querySelector('.pickable:not([aria-disabled="true"])') ?? null);
}

/** Make one place the tab stop. @param {HTMLTableElement} grid @param {Element} place */
function stopAt(grid, place) {
  for (const old of grid.querySelectorAll('[tabindex="0"]')) old.setAttribute("tabindex", "-1");
  place.setAttribute("tabindex", "0");
}

/** Move the focus as a key says. @param {HTMLTableElement} grid @param {KeyboardEvent} event */
function travel(grid, event) {
  if (event.altKey || event.metaKey) return;
  const places = placesOf(grid);
  const from = /** @type {HTMLButtonElement} */ (event.target);
  const row = places.findIndex((each) => each.includes(from));
  if (row < 0) return;
  const column = places[row].indexOf(from);
  const to = moved({ groups: groupsOf(grid), columns: places[row].length }, { row, column }, event);
  if (!to) return;
  event.preventDefault();
  places[to.row][to.column].focus();
}

/** Return whether somebody is writing, whose focus must stay. */
const writing = () => document.activeElement?.matches("input, select, textarea, dialog *") ?? false;

/**
 * Where the focus goes while cards are picked: to the next kind, and after the last one to the button that sends.
 * @param {GridRef} ref @param {Picked|null} picked
 */
function useGuidedFocus(ref, picked) {
  const before = useRef(/** @type {Picked|null} */ (null));
  const done = useRef(false);
  useLayoutEffect(() => {
    const [grid, old] = [ref.current, before.current];
    before.current = picked;
    done.current = false;
    if (!grid || !picked || !changed(old, picked) || writing()) return;
    const next = firstToPick(grid);
    next?.focus();
    done.current = !next;
  });
  useEffect(() => {
    // only now the button can be pressed
    if (done.current) /** @type {HTMLElement|null} */ (document.querySelector(".naming .send"))?.focus();
    done.current = false;
  });
}

/** Return whether picking has begun, or a kind that was open has a card now. @param {Picked|null} old @param {Picked} now */
const changed = (old, now) => !old || old.type !== now.type || now.cards.some((card, kind) => card && !old.cards[kind]);

/** @param {Picked|null} picked */
export function useRoving(picked) {
  const ref = useRef(/** @type {HTMLTableElement|null} */ (null));
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid || grid.querySelector('[tabindex="0"]')) return;
    const first = firstToPick(grid) ?? grid.querySelector("tbody button");
    if (first) stopAt(grid, first);
  });
  useGuidedFocus(ref, picked);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => ref.current && travel(ref.current, event);
  const onFocusIn = (/** @type {FocusEvent} */ { target }) =>
    ref.current && target instanceof HTMLButtonElement && stopAt(ref.current, target);
  return { ref, onKeyDown, onFocusIn };
}
