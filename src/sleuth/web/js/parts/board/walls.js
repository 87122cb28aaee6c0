/** The rooms of a board: floor and furniture, walls, doors, passages, names. */
import { classes, html } from "../../html.js";
import { fitText } from "../../state/board/fit_text.js";
import { CELL, cornerOf } from "../../state/board/geometry.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { Shape } from "../common/icon.js";
import { Art } from "./art.js";

/** The plain floor of a room. @param {{room: Room, tint: number}} props */
export const Floor = ({ room, tint }) =>
  html`<path class=${classes("room", room.centre && "centre")} data-tint=${tint % 3} d=${room.path} />`;

/** A small drawing in a room without furniture. @param {{edition: BoardEdition, room: Room}} props */
const Emblem = ({ edition, room: { id, box, centre } }) => html`<g class=${classes("emblem", centre && "dark")}
  transform=${`translate(${(box.x + box.width / 2) * CELL - 15} ${box.y * CELL + 8}) scale(1.25)`}>
  <${Shape} edition=${edition} card=${id} /></g>`;

/** How much lower than its box the name of a room begins: under what stands along the wall, if there is space. */
const LOW = 50;
const HIGH = 21;
const FEW_ROWS = 4;

/** The name of a room, broken into lines and as large as fits between its walls. @param {{room: Room}} props */
function RoomName({ room }) {
  const { box } = room;
  const { lines, size } = fitText(room.name, box.width * CELL);
  const x = (box.x + box.width / 2) * CELL;
  const y = box.y * CELL + (box.height < FEW_ROWS ? HIGH : LOW) - (lines.length - 1) * size * 0.55;
  const line = (/** @type {string} */ words, /** @type {number} */ index) =>
    html`<tspan x=${x} dy=${index ? size : 0}>${words}</tspan>`;
  return html`<text class=${classes("room-name", room.centre && "dark")} style=${{ fontSize: `${size}px` }} x=${x} y=${y}>
    ${lines.map(line)}</text>`;
}

/** The name of a room, and its emblem where no furniture tells it. */
export const Named = (
  /** @type {{edition: BoardEdition, room: Room, painted: boolean}} */ { edition, room, painted },
) => html`${!painted && html`<${Emblem} edition=${edition} room=${room} />`}<${RoomName} room=${room} />`;

/** How far a door is turned that leads upwards, to the right, downwards, to the left. */
const turned = (/** @type {number} */ across, /** @type {number} */ down) => (across ? 90 * across : 90 + 90 * down);

/** A door: an opening in the wall with a sill, and the leaf that stands open inside. */
export function Door(/** @type {{door: [number, number, number, number]}} */ { door: [x, y, inX, inY] }) {
  const [across, down] = [inX - x, inY - y];
  const at = `translate(${(x + 0.5 + across / 2) * CELL} ${(y + 0.5 + down / 2) * CELL}) rotate(${turned(across, down)})`;
  return html`<g class="door" transform=${at}><path class="gap" d="M-9 0H9" /><path class="sill" d="M-9 0H9" />
    <path class="swing" d="M-9-2A18 18 0 0 1 7-15" /><path class="leaf" d="M9-1L7-15" /></g>`;
}

/**
 * Steps down in the corner of a room that is farthest from the centre of the board.
 * @param {BoardProps & {from: string, to: string}} props
 */
export function Passage({ edition, drawn, from, to }) {
  const cells = drawn.room.get(from)?.cells ?? [];
  const far = (/** @type {number[]} */ [x, y]) =>
    Math.abs((x + 0.5) * CELL - drawn.width / 2) + Math.abs((y + 0.5) * CELL - drawn.height / 2);
  const [x, y] = cells.reduce((best, cell) => (far(cell) > far(best) ? cell : best));
  return html`<g class="passage" transform=${`translate(${x * CELL + 3} ${y * CELL + 3})`}>
    <title>${t("passage-to", { place: nameOf(edition, to) })}</title>
    <rect width="18" height="18" rx="2" /><path d="M3 15v-4h4V7h4V3h4" />
  </g>`;
}

/**
 * A room: its floor, what stands on it, its walls and its doors.
 * @param {{edition: BoardEdition, room: Room, tint: number}} props
 */
export const RoomShape = ({ edition, room, tint }) => html`<g><${Floor} room=${room} tint=${tint} />
  <${Art} edition=${edition} name=${room.id} at=${cornerOf(room.cells)} />
  <path class=${classes("walls", room.centre && "centre")} d=${room.path} />
  ${room.doors.map((door) => html`<${Door} door=${door} />`)}</g>`;
