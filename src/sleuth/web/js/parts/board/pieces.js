/** What stands and lies on a board: figures that walk square by square, weapons on the floor. */
import { classes, html, useLayoutEffect, useRef } from "../../html.js";
import { still } from "../../settings.js";
import { stand } from "../../state/board/geometry.js";
import { way } from "../../state/board/walk.js";
import { figureOf, nameOf } from "../../state/edition.js";
import { Pawn } from "../common/pawn.js";
import { Prop } from "../common/prop.js";

/** Milliseconds for a square at normal pace, and for the longest walk. */
const A_SQUARE = 150;
const LONGEST = 2000;
/** How much larger pieces are drawn in a room, where there is space. */
const IN_ROOM = 1.15;

/** @param {PointXY} at @param {number} [scale] */
const moved = ({ x, y }, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/**
 * Let a piece walk through some points whenever it has come to another spot; otherwise it glides there.
 * @param {string} spot @param {PointXY} at @param {(from: string) => PointXY[]} found the points between, if it walks
 */
function useWalk(spot, at, found) {
  const piece = useRef(/** @type {SVGGElement|null} */ (null));
  const before = useRef({ spot, at });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { spot, at };
    if (from.spot === spot || still() || !piece.current) return;
    const points = found(from.spot);
    if (points.length < 2) return;
    const pace = Number(getComputedStyle(piece.current).getPropertyValue("--pace")) || 1;
    const frames = [from.at, ...points.slice(1), at].map((point) => moved(point));
    piece.current.animate(frames, { duration: pace * Math.min(A_SQUARE * points.length, LONGEST) });
  }, [spot]);
  return piece;
}

/** A weapon on the board. @param {{edition: Edition, weapon: string, at: PointXY}} props */
export const Weapon = ({ edition, weapon, at }) => html`<g class="weapon" style=${moved(at)}>
  <title>${nameOf(edition, weapon)}</title><ellipse class="pool" cy="2" rx="13" ry="10" />
  <${Prop} edition=${edition} weapon=${weapon} /></g>`;

const stays = () => /** @type {PointXY[]} */ ([]);

/**
 * A figure on the board; `found` tells the way it walks from another spot.
 * @param {{edition: Edition, suspect: string, at: PointXY, spot?: string, acts?: boolean, nobody?: boolean,
 *   large?: boolean, found?: (from: string) => PointXY[]}} props
 */
export function Piece({ edition, suspect, at, spot = "", acts, nobody, large, found = stays }) {
  const piece = useWalk(spot, at, found);
  return html`<g style=${moved(at, large ? IN_ROOM : 1)} class=${classes("piece", acts && "acts", nobody && "nobody")}
    ref=${piece}><title>${nameOf(edition, suspect)}</title>
    ${acts && html`<ellipse class="spot" cy="9" rx="14" ry="7" />`}<${Pawn} edition=${edition} suspect=${suspect} /></g>`;
}

/**
 * Return whether a figure goes on foot: it has rolled, now or just before. A passage or a suggestion takes no steps.
 * @param {string|null} acts @param {View["dice"]} dice
 */
function useOnFoot(acts, dice) {
  const roller = dice ? acts : null;
  const before = useRef(roller);
  useLayoutEffect(() => {
    before.current = roller; // after the pieces have gone: what they did may have ended the turn
  });
  return (/** @type {string} */ suspect) => suspect === roller || suspect === before.current;
}

/** @param {{edition: BoardEdition, drawn: DrawnBoard, view: View}} props */
export function Pieces({ edition, drawn, view }) {
  const where = stand(drawn, view.figures, view.weapons);
  const taken = view.seats.map((_, seat) => figureOf(edition, seat));
  const acts = view.turn ? taken[view.turn.seat] : null;
  const onFoot = useOnFoot(acts, view.dice);
  const figure = (/** @type {string} */ suspect, /** @type {number} */ index) => {
    const spot = view.figures[index];
    const others = view.figures.filter((_, at) => at !== index);
    return html`<${Piece} key=${suspect} edition=${edition} suspect=${suspect} spot=${spot} at=${where.figures[index]}
      acts=${suspect === acts} nobody=${!taken.includes(suspect)} large=${drawn.room.has(spot)}
      found=${onFoot(suspect) ? (/** @type {string} */ from) => way(edition.board, from, spot, others) : stays} />`;
  };
  return html`<g class="pieces">
    ${edition.weapons.map(
      (weapon, index) =>
        html`<${Weapon} key=${weapon} edition=${edition} weapon=${weapon} at=${where.weapons[index]} />`,
    )}
    ${edition.suspects.map(figure)}</g>`;
}
