/** Small boards without text, as on the first page: tints, rugs, doors; furniture where it has been fetched. */
import { html } from "../../html.js";
import { CELL, cornerOf, outline } from "../../state/board/geometry.js";
import { Art, usePaintedRooms } from "./art.js";
import { usePlan } from "./ground.js";
import { Floor } from "./walls.js";

/** The rivers of the boards that have one: the furnished board has it in its drawings. @type {Record<string, string>} */
const RIVERS = { sherlock: "M-10 360C30 360 90 364 140 360S220 386 300 384S390 360 440 359S540 360 586 360" };

/** Return a rug in the middle of a room as a path. @param {Room} room */
const rug = ({ box: { x, y, width, height } }) =>
  `M${(x + 1) * CELL} ${(y + 1) * CELL}h${(width - 2) * CELL}v${(height - 2) * CELL}h${(2 - width) * CELL}z`;

/** Return the sill of a door as a path. @param {[number, number, number, number]} door */
const sill = ([x, y, inX, inY]) =>
  x === inX
    ? `M${x * CELL + 4} ${Math.max(y, inY) * CELL}h${CELL - 8}`
    : `M${Math.max(x, inX) * CELL} ${y * CELL + 4}v${CELL - 8}`;

/** @param {{edition: BoardEdition}} props */
export function LittleBoard({ edition }) {
  const drawn = usePlan(edition);
  const [width, height] = [drawn.width + 12, drawn.height + 12];
  const streets = outline(edition.board.squares.map(([, x, y]) => [x, y]));
  const doors = drawn.rooms.flatMap((room) => room.doors.map(sill)).join("");
  return html`<svg class="board little" viewBox=${`-6 -6 ${width} ${height}`} aria-hidden="true">
    <rect class="ground" x="-6" y="-6" width=${width} height=${height} rx="10" />
    ${RIVERS[edition.id] && html`<path class="p-river" d=${RIVERS[edition.id]} />`}<path class="floor" d=${streets} />
    ${drawn.rooms.map((room, index) => html`<${Floor} key=${room.id} room=${room} tint=${index} />`)}
    <path class="p-rug" d=${drawn.rooms
      .filter(({ centre }) => !centre)
      .map(rug)
      .join("")} />
    ${drawn.rooms.map(
      (room) => html`<${Art} key=${room.id} edition=${edition} name=${room.id} at=${cornerOf(room.cells)} />`,
    )}
    <path class="walls" d=${drawn.rooms.map(({ path }) => path).join("")} /><path class="doors" d=${doors} /></svg>`;
}

/** The same with its furniture, which is fetched. @param {{edition: BoardEdition}} props */
export function FurnishedBoard({ edition }) {
  usePaintedRooms(edition);
  return html`<${LittleBoard} edition=${edition} />`;
}
