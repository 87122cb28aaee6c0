/** What never changes on a board: squares, rooms, doors, passages, names. Drawn once. */
import { html, useMemo } from "../../html.js";
import { CELL, plan } from "../../state/board/geometry.js";
import { colourOf } from "../../state/edition.js";
import { Art, usePaintedRooms } from "./art.js";
import { Named, Passage, RoomShape } from "./walls.js";

/** Return the drawing of an edition's board, computed once. @param {BoardEdition} edition */
export const usePlan = (edition) => useMemo(() => plan(edition.board), [edition]);

/** Return some squares as one path. @param {Board["squares"]} squares */
const paved = (squares) => squares.map(([, x, y]) => `M${x * CELL} ${y * CELL}h24v24h-24z`).join("");

/** The corridors: two tones and the joints between the squares. @param {{squares: Board["squares"]}} props */
const Squares = ({ squares }) => html`<path class="floor" d=${paved(squares)} />
  <path class="floor odd" d=${paved(squares.filter(([, x, y]) => (x + y) % 2))} />
  <path class="joints" d=${paved(squares)} />`;

/** A square with a sign. @param {{at: PointXY}} props */
const Question = ({ at: { x, y } }) => html`<g class="question" transform=${`translate(${x} ${y})`}>
  <rect x="-9" y="-9" width="18" height="18" rx="9" /><text y="5.5">?</text></g>`;

/** @param {{edition: Edition, suspect: string, at: PointXY}} props */
const Start = ({ edition, suspect, at: { x, y } }) => html`<path class="start" data-colour=${colourOf(edition, suspect)}
  d=${`M${x} ${y - 10}l10 10-10 10-10-10z`} />`;

/** The names of the rooms: above everything that lights up. @param {BoardProps} props */
export function RoomNames({ edition, drawn }) {
  const painted = usePaintedRooms(edition);
  const name = (/** @type {Room} */ room) =>
    html`<${Named} key=${room.id} edition=${edition} room=${room} painted=${painted} />`;
  return useMemo(() => html`<g class="names">${drawn.rooms.map(name)}</g>`, [edition, painted]);
}

/** Everything else that never changes in a game. @param {BoardProps} props */
export function Ground({ edition, drawn }) {
  const { board } = edition;
  const painted = usePaintedRooms(edition);
  const at = (/** @type {string} */ name) => /** @type {PointXY} */ (drawn.squares.get(name));
  const ways = board.passages.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]);
  const drawing = (/** @type {string} */ name) => html`<${Art} edition=${edition} name=${name} />`;
  return useMemo(
    () => html`<g class="grounds">
    <rect class="ground" x="-10" y="-10" width=${drawn.width + 20} height=${drawn.height + 20} rx="8" />
    <rect class="trim" x="-6.5" y="-6.5" width=${drawn.width + 13} height=${drawn.height + 13} rx="5" />
    ${drawing("ground")}<${Squares} squares=${board.squares} />${drawing("over")}
    ${board.questions.map((name) => html`<${Question} key=${name} at=${at(name)} />`)}
    ${Object.entries(board.starts).map(
      ([suspect, name]) => html`<${Start} key=${suspect} edition=${edition} suspect=${suspect} at=${at(name)} />`,
    )}
    ${drawn.rooms.map(
      (room, index) => html`<${RoomShape} key=${room.id} edition=${edition} room=${room} tint=${index} />`,
    )}
    ${ways.map(([from, to]) => html`<${Passage} edition=${edition} drawn=${drawn} from=${from} to=${to} />`)}
  </g>`,
    [edition, painted],
  );
}
