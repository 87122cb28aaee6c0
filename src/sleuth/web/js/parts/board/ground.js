/** What never changes on a board: squares, rooms, doors, passages, names. Drawn once. */
import { classes, html, useMemo } from "../../html.js";
import { fitText } from "../../state/board/fit_text.js";
import { CELL, plan } from "../../state/board/geometry.js";
import { colourOf, nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { Shape } from "../common/icon.js";

/** Return the drawing of an edition's board, computed once. @param {BoardEdition} edition */
export const usePlan = (edition) => useMemo(() => plan(edition.board), [edition]);

/** @param {{edition: BoardEdition, room: Room, scale?: number, middle?: boolean}} props */
function Emblem({ edition, room, scale = 1.25, middle = false }) {
  const { box } = room;
  const x = (box.x + box.width / 2) * CELL - 12 * scale;
  const y = middle ? (box.y + box.height / 2) * CELL - 12 * scale : box.y * CELL + 8;
  return html`<g class=${classes("emblem", room.centre && "dark")} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <${Shape} edition=${edition} card=${room.id} /></g>`;
}

/** @param {{room: Room, tint: number}} props */
const Walls = ({ room, tint }) =>
  html`<path class=${classes("room", room.centre && "centre")} data-tint=${tint % 3} d=${room.path} />`;

/** A small board: rooms and corridors without text. @param {{edition: BoardEdition}} props */
export function LittleBoard({ edition }) {
  const drawn = usePlan(edition);
  const [width, height] = [drawn.width + 12, drawn.height + 12];
  const floor = [...drawn.squares.values()].map(({ x, y }) => `M${x - 12} ${y - 12}h24v24h-24z`).join("");
  const room = (
    /** @type {Room} */ each,
    /** @type {number} */ index,
  ) => html`<g key=${each.id}><${Walls} room=${each} tint=${index} />
    <${Emblem} edition=${edition} room=${each} scale=${2.6} middle /></g>`;
  return html`<svg class="board little" viewBox=${`-6 -6 ${width} ${height}`} aria-hidden="true">
    <rect class="ground" x="-6" y="-6" width=${width} height=${height} rx="10" />
    <path class="floor" d=${floor} />${drawn.rooms.map(room)}</svg>`;
}

/** The name of a room, broken into lines and as large as fits between its walls. @param {{room: Room}} props */
function RoomName({ room }) {
  const { box } = room;
  const { lines, size } = fitText(room.name, box.width * CELL);
  const x = (box.x + box.width / 2) * CELL;
  const line = (/** @type {string} */ words, /** @type {number} */ index) =>
    html`<tspan x=${x} dy=${index ? size : 0}>${words}</tspan>`;
  return html`<text class=${classes("room-name", room.centre && "dark")} style=${{ fontSize: `${size}px` }} x=${x} y=${box.y * CELL + 50}>
    ${lines.map(line)}</text>`;
}

/** @param {{door: [number, number, number, number]}} props */
function Door({ door: [x, y, inX, inY] }) {
  const along = x === inX;
  const [wallX, wallY] = along ? [x, Math.max(y, inY)] : [Math.max(x, inX), y];
  const across = along
    ? `M${wallX * CELL + 3} ${wallY * CELL}h${CELL - 6}`
    : `M${wallX * CELL} ${wallY * CELL + 3}v${CELL - 6}`;
  return html`<path class="door" d=${across} />`;
}

/**
 * A trapdoor in the corner of a room that is farthest from the centre of the board.
 * @param {BoardProps & {from: string, to: string}} props
 */
function Passage({ edition, drawn, from, to }) {
  const cells = drawn.room.get(from)?.cells ?? [];
  const far = (/** @type {number[]} */ [x, y]) =>
    Math.abs((x + 0.5) * CELL - drawn.width / 2) + Math.abs((y + 0.5) * CELL - drawn.height / 2);
  const [x, y] = cells.reduce((best, cell) => (far(cell) > far(best) ? cell : best));
  return html`<g class="passage" transform=${`translate(${x * CELL + 3} ${y * CELL + 3})`}>
    <title>${t("passage-to", { place: nameOf(edition, to) })}</title>
    <rect width="18" height="18" rx="2" /><path d="M3 15v-4h4V7h4V3h4" />
  </g>`;
}

/** @param {{cell: Board["squares"][number]}} props */
const Square = ({ cell: [, x, y] }) => html`<rect class=${classes("square", (x + y) % 2 === 1 && "odd")}
  x=${x * CELL} y=${y * CELL} width=${CELL} height=${CELL} />`;

/** @param {{edition: Edition, suspect: string, at: PointXY}} props */
const Start = ({ edition, suspect, at }) =>
  html`<circle class="start" data-colour=${colourOf(edition, suspect)} cx=${at.x} cy=${at.y} r="9" />`;

/** @param {{room: Room, tint: number}} props */
const RoomShape = ({ room, tint }) => html`<g><${Walls} room=${room} tint=${tint} />
  ${room.doors.map((door) => html`<${Door} door=${door} />`)}</g>`;

/** The names of the rooms: above everything that lights up. @param {BoardProps} props */
export function RoomNames({ edition, drawn }) {
  const name = (/** @type {Room} */ room) => html`<${Emblem} edition=${edition} room=${room} />
    <${RoomName} room=${room} />`;
  return useMemo(() => html`<g class="names">${drawn.rooms.map(name)}</g>`, [edition]);
}

/** Everything else that never changes in a game. @param {BoardProps} props */
export function Ground({ edition, drawn }) {
  const { board } = edition;
  const question = (/** @type {PointXY} */ { x, y }) => html`<text class="question" x=${x} y=${y + 6}>?</text>`;
  const ways = board.passages.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]);
  return useMemo(
    () => html`<g>
    <rect class="ground" x="-10" y="-10" width=${drawn.width + 20} height=${drawn.height + 20} rx="8" />
    ${board.squares.map((cell) => html`<${Square} key=${cell[0]} cell=${cell} />`)}
    ${board.questions.map((name) => question(/** @type {PointXY} */ (drawn.squares.get(name))))}
    ${Object.entries(board.starts).map(
      ([suspect, name]) => html`<${Start} edition=${edition} suspect=${suspect} at=${drawn.squares.get(name)} />`,
    )}
    ${drawn.rooms.map((room, index) => html`<${RoomShape} key=${room.id} room=${room} tint=${index} />`)}
    ${ways.map(([from, to]) => html`<${Passage} edition=${edition} drawn=${drawn} from=${from} to=${to} />`)}
  </g>`,
    [edition],
  );
}
