/** The board, drawn from the edition's data. Only pieces and what is lit up change; the rest is drawn once. */
import { classes, html, useMemo } from "../html.js";
import { colourOf, nameOf } from "../state/edition.js";
import { CELL, plan, stand } from "../state/geometry.js";
import { t } from "../words.js";
import { Bust, letterOf } from "./icon.js";
import { shapeOf } from "./shapes.js";

/** The plan of an edition's board, made once. */
const usePlan = (edition) => useMemo(() => plan(edition.board), [edition]);

/** A small painted board: rooms and corridors without words. */
export function LittleBoard({ edition }) {
  const drawn = usePlan(edition);
  return html`<svg class="board little" viewBox=${`-6 -6 ${drawn.width + 12} ${drawn.height + 12}`} aria-hidden="true">
    <rect class="ground" x="-6" y="-6" width=${drawn.width + 12} height=${drawn.height + 12} rx="10" />
    <path class="floor" d=${[...drawn.squares.values()].map(({ x, y }) => `M${x - 12} ${y - 12}h24v24h-24z`).join("")} />
    ${drawn.rooms.map((room, index) => html`<g key=${room.id}><path class=${classes("room", room.centre && "centre")} data-tint=${index % 3} d=${room.path} /><${Emblem} room=${room} scale=${2.6} middle /></g>`)}
  </svg>`;
}

function Emblem({ room, scale = 1.25, middle = false }) {
  const { box } = room;
  const x = (box.x + box.width / 2) * CELL - 12 * scale;
  const y = middle ? (box.y + box.height / 2) * CELL - 12 * scale : box.y * CELL + 8;
  return html`<path class="emblem" d=${shapeOf(room.id)} transform=${`translate(${x} ${y}) scale(${scale})`} />`;
}

/** The name of a room, on as many lines as it needs. */
function RoomName({ room }) {
  const { box } = room;
  const lines = wrapped(room.name, Math.max(Math.floor(box.width * 2.5), 6));
  const top = box.y * CELL + 50;
  return html`<text class="room-name" x=${(box.x + box.width / 2) * CELL} y=${top}>
    ${lines.map((line, index) => html`<tspan x=${(box.x + box.width / 2) * CELL} dy=${index ? 13 : 0}>${line}</tspan>`)}
  </text>`;
}

/** Words in lines of at most so many signs. @param {string} text @param {number} most */
export function wrapped(text, most) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= most || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function Door({ door: [x, y, inX, inY] }) {
  const along = x === inX;
  const wallX = along ? x : Math.max(x, inX);
  const wallY = along ? Math.max(y, inY) : y;
  const d = along ? `M${wallX * CELL + 3} ${wallY * CELL}h${CELL - 6}` : `M${wallX * CELL} ${wallY * CELL + 3}v${CELL - 6}`;
  return html`<path class="door" d=${d} />`;
}

/** Everything that never changes in a game. */
function Ground({ edition, drawn }) {
  const { board } = edition;
  return useMemo(() => html`<g>
    <rect class="ground" x="-10" y="-10" width=${drawn.width + 20} height=${drawn.height + 20} rx="8" />
    ${board.squares.map(([name, x, y]) => html`<rect key=${name} class=${classes("square", (x + y) % 2 === 1 && "odd")} x=${x * CELL} y=${y * CELL} width=${CELL} height=${CELL} />`)}
    ${board.questions.map((name) => html`<text class="question" x=${drawn.squares.get(name).x} y=${drawn.squares.get(name).y + 6}>?</text>`)}
    ${Object.entries(board.starts).map(([suspect, name]) => html`<circle class="start" data-colour=${colourOf(edition, suspect)} cx=${drawn.squares.get(name).x} cy=${drawn.squares.get(name).y} r="9" />`)}
    ${drawn.rooms.map((room, index) => html`<g key=${room.id}>
      <path class=${classes("room", room.centre && "centre")} data-tint=${index % 3} d=${room.path} />
      <${Emblem} room=${room} /><${RoomName} room=${room} />
      ${room.doors.map((door) => html`<${Door} door=${door} />`)}
    </g>`)}
    ${board.passages.flatMap(([a, b]) => [[a, b], [b, a]]).map(([from, to]) => html`<${Passage} edition=${edition} drawn=${drawn} from=${from} to=${to} />`)}
  </g>`, [edition]);
}

/** A trapdoor in the corner of a room that is farthest from the middle of the board. */
function Passage({ edition, drawn, from, to }) {
  const cells = drawn.room.get(from).cells;
  const far = ([x, y]) => Math.abs((x + 0.5) * CELL - drawn.width / 2) + Math.abs((y + 0.5) * CELL - drawn.height / 2);
  const [x, y] = cells.reduce((best, cell) => (far(cell) > far(best) ? cell : best));
  return html`<g class="passage" transform=${`translate(${x * CELL + 3} ${y * CELL + 3})`}>
    <title>${t("passage-to", { place: nameOf(edition, to) })}</title>
    <rect width="18" height="18" rx="2" /><path d="M3 15v-4h4V7h4V3h4" />
  </g>`;
}

/** Where my figure can go: lit up, clickable, and reachable by keyboard. */
function Goals({ drawn, goals, busy, onGo }) {
  return [...goals].map(([spot, choice]) => {
    const go = () => !busy && onGo(choice.action);
    const keyed = (event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), go());
    const room = drawn.room.get(spot);
    const { x, y } = drawn.squares.get(spot) ?? { x: 0, y: 0 };
    const shape = room ? html`<path d=${room.path} />` : html`<rect x=${x - 11} y=${y - 11} width="22" height="22" rx="5" />`;
    return html`<g key=${spot} class=${classes("goal", room && "in-room")} role="button" tabindex="0" aria-label=${choice.label} onClick=${go} onKeyDown=${keyed}>
      <title>${choice.label}</title>${shape}</g>`;
  });
}

function Pieces({ edition, drawn, view }) {
  const where = stand(drawn, view.figures, view.weapons);
  const acts = view.turn ? edition.suspects[view.turn.seat] : null;
  const moved = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` });
  return html`<g class="pieces">
    ${edition.weapons.map((weapon, index) => html`<g key=${weapon} class="weapon" style=${moved(where.weapons[index])}>
      <title>${nameOf(edition, weapon)}</title><circle r="10" /><path d=${shapeOf(weapon)} transform="translate(-8.4 -8.4) scale(.7)" /></g>`)}
    ${edition.suspects.map((suspect, index) => html`<g key=${suspect} class=${classes("piece", suspect === acts && "acts", index >= view.seats.length && "nobody")} style=${moved(where.figures[index])}>
      <title>${nameOf(edition, suspect)}</title>${suspect === acts && html`<ellipse class="spot" cy="9" rx="13" ry="6" />`}
      <g transform="translate(0 -1) scale(.82)"><${Bust} colour=${colourOf(edition, suspect)} letter=${letterOf(nameOf(edition, suspect))} /></g></g>`)}
  </g>`;
}

/** The board of a table. */
export function Board({ edition, view, goals, busy, onGo }) {
  const drawn = usePlan(edition);
  if (view.figures.length === 0) return null;
  return html`<svg class="board" viewBox=${`-12 -12 ${drawn.width + 24} ${drawn.height + 24}`} role="group" aria-label=${t("board")}>
    <${Ground} edition=${edition} drawn=${drawn} />
    <${Goals} drawn=${drawn} goals=${goals} busy=${busy} onGo=${onGo} />
    <${Pieces} edition=${edition} drawn=${drawn} view=${view} />
  </svg>`;
}
