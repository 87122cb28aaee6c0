/** The board of a table: what lies on it, where I can go, and the path there. */
import { classes, html } from "../../html.js";
import { middleOfSpot } from "../../state/board/geometry.js";
import { way } from "../../state/board/walk.js";
import { pieceOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { Ground, RoomNames, usePlan } from "./ground.js";
import { Pieces } from "./pieces.js";

/** Return the box of a whole board with its frame. @param {{width: number, height: number}} drawn @returns {Box} */
export const frame = (drawn) => ({ x: -12, y: -12, width: drawn.width + 24, height: drawn.height + 24 });

/**
 * Return handlers that make a spot the target while it is hovered or focused.
 * @param {Target} target @param {string} spot
 */
export const targeting = (target, spot) => {
  const on = () => {
    target.value = spot;
  };
  // after a click the focus moves by itself: only somebody who uses the keyboard means what has it
  const focused = (/** @type {FocusEvent} */ { currentTarget }) =>
    /** @type {Element} */ (currentTarget).matches(":focus-visible") && on();
  const off = () => {
    if (target.value === spot) target.value = null;
  };
  return { onMouseEnter: on, onMouseLeave: off, onFocus: focused, onBlur: off };
};

/**
 * Somewhere my figure can go: lit up, clickable, and reachable by keyboard.
 * @param {{drawn: DrawnBoard, spot: string, choice: Choice, busy: boolean,
 *   onGo: (action: Action) => void, target: Target}} props
 */
function Goal({ drawn, spot, choice, busy, onGo, target }) {
  const go = () => !busy && onGo(choice.action);
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    go();
  };
  const room = drawn.room.get(spot);
  const { x, y } = drawn.squares.get(spot) ?? { x: 0, y: 0 };
  const square = html`<rect x=${x - 11} y=${y - 11} width="22" height="22" rx="5" />`;
  return html`<g class=${classes("goal", room && "in-room")} role="button" tabindex="0" aria-label=${choice.label}
    aria-disabled=${busy} data-to=${spot}
    onClick=${go} onKeyDown=${keyed} ...${targeting(target, spot)}>
    <title>${choice.label}</title>${room ? html`<path d=${room.path} />` : square}</g>`;
}

/**
 * The path to the target: through squares, or straight through a secret passage.
 * @param {{edition: BoardEdition, drawn: DrawnBoard, view: View & {me: number}, spot: string, choice: Choice}} props
 */
function Way({ edition, drawn, view, spot, choice }) {
  const mine = pieceOf(edition, view.me);
  const from = view.figures[mine];
  const others = view.figures.filter((_, piece) => piece !== mine);
  const found = choice.action.type === "move" ? way(edition.board, from, spot, others) : [];
  const points = found.length ? found : [from, spot].map((end) => middleOfSpot(drawn, end));
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return html`<g class="way" aria-hidden="true">
    <polyline class="way-edge" points=${line} /><polyline points=${line} /></g>`;
}

const NOWHERE = { value: null };

/**
 * `target` holds the goal that is pointed at, `zoom` the visible part of the board and its handlers.
 * @param {{edition: BoardEdition, view: TableView, goals: Map<string, Choice>, busy?: boolean,
 *   onGo: (action: Action) => void, target?: Target, zoom?: Zoom}} props
 */
export function Board({ edition, view, goals, busy = false, onGo, target = NOWHERE, zoom }) {
  const drawn = usePlan(edition);
  if (view.figures.length === 0) return null;
  const box = zoom?.box ?? frame(drawn);
  const targeted = goals.get(target.value ?? "");
  return html`<svg class="board" viewBox=${`${box.x} ${box.y} ${box.width} ${box.height}`} role="group"
    aria-label=${t("board")} ...${zoom?.fingers}>
    <${Ground} edition=${edition} drawn=${drawn} />
    ${[...goals].map(
      ([spot, choice]) => html`<${Goal} key=${spot} drawn=${drawn} spot=${spot} choice=${choice}
      busy=${busy} onGo=${onGo} target=${target} />`,
    )}
    <${RoomNames} edition=${edition} drawn=${drawn} />
    ${targeted && html`<${Way} edition=${edition} drawn=${drawn} view=${view} spot=${target.value} choice=${targeted} />`}
    <${Pieces} edition=${edition} drawn=${drawn} view=${view} />
  </svg>`;
}
