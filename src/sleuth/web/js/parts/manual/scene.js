/** Small pictures for the rules: a part of the edition's board, or some of its cards. */
import { html, useMemo } from "../../html.js";
import { middleOfSpot, stand } from "../../state/board/geometry.js";
import { arrowhead, cropped, frameOf, pointsOf } from "../../state/board/scene.js";
import { Ground, RoomNames, usePlan } from "../board/ground.js";
import { Piece, Weapon } from "../board/pieces.js";
import { Card } from "../common/card.js";

/** @typedef {BoardProps & {way: Wire.BoardPicture["ways"][number]}} WayProps */

/** The largest scale of a picture, and the largest height in pixels. */
const [CLOSEST, TALLEST] = [1.4, 340];

const listed = (/** @type {PointXY[]} */ points) => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** A path with its steps counted; a number does not cover the mark of a square. @param {WayProps} props */
function Walk({ edition, drawn, way }) {
  const points = pointsOf(drawn, way);
  const marked = way.spots.map((spot) => edition.board.questions.includes(spot));
  const step = (/** @type {PointXY} */ { x, y }, /** @type {number} */ index) => html`<g key=${index}
    transform=${marked[index + 1] ? `translate(${x + 9} ${y + 9}) scale(.75)` : `translate(${x} ${y})`}>
    <circle r="8" /><text y="4">${index + 1}</text></g>`;
  return html`<g class="walk"><polyline points=${listed(points)} />${points.slice(1).map(step)}</g>`;
}

/** A straight line from spot to spot: a secret passage, or a figure that is summoned. @param {WayProps} props */
function Leap({ drawn, way }) {
  const [from, to] = pointsOf(drawn, way);
  const oneWay = drawn.squares.has(way.spots[0]);
  return html`<g class="leap"><polyline class="leap-edge" points=${listed([from, to])} />
    <polyline points=${listed([from, to])} />
    ${
      oneWay
        ? html`<polygon points=${listed(arrowhead(from, to, 12))} />`
        : [from, to].map(({ x, y }) => html`<circle cx=${x} cy=${y} r="6" />`)
    }</g>`;
}

/** @param {{at: PointXY}} props */
const Marked = ({ at: { x, y } }) => html`<rect class="lit" x=${x - 11} y=${y - 11} width="22" height="22" rx="5" />`;

/** A small cross at the corner: the figure on the square stays visible. @param {{at: PointXY}} props */
const Barred = ({ at: { x, y } }) => html`<path class="barred" d=${`M${x + 4} ${y - 12}l9 9m0-9l-9 9`} />`;

/**
 * The pieces of a picture, at the beginning of their path if they have one.
 * @param {BoardProps & {picture: Wire.BoardPicture}} props
 */
function Pieces({ edition, drawn, picture: { pieces, ways } }) {
  const spots = pieces.map(({ spot }) => spot);
  const { figures } = stand(drawn, spots, []);
  const begun = (/** @type {string} */ spot) => ways.find((way) => !way.leap && way.spots[0] === spot);
  const piece = (/** @type {Wire.BoardPicture["pieces"][number]} */ { id, spot }, /** @type {number} */ index) => {
    const way = begun(spot);
    const at = way ? pointsOf(drawn, way)[0] : figures[index];
    return edition.suspects.includes(id)
      ? html`<${Piece} key=${id} edition=${edition} suspect=${id} at=${at} />`
      : html`<${Weapon} key=${id} edition=${edition} weapon=${id} at=${at} />`;
  };
  return html`<g class="pieces">${pieces.map(piece)}</g>`;
}

/** @param {{edition: BoardEdition, picture: Wire.BoardPicture}} props */
function BoardScene({ edition, picture }) {
  const whole = usePlan(edition);
  const { seen, drawn } = useMemo(() => {
    const found = cropped(edition.board, whole, picture.crop);
    return { seen: { ...edition, board: found.board }, drawn: found.drawn };
  }, [edition, picture]);
  const box = frameOf(picture.crop);
  const at = (/** @type {string} */ spot) => middleOfSpot(drawn, spot);
  return html`<svg class="board scene" viewBox=${`${box.x} ${box.y} ${box.width} ${box.height}`} role="img"
    aria-label=${picture.alt} style=${{ width: `min(100%, ${Math.min(CLOSEST, TALLEST / box.height) * box.width}px)` }}>
    <${Ground} edition=${seen} drawn=${drawn} />
    ${picture.marked.map((spot) => html`<${Marked} key=${spot} at=${at(spot)} />`)}
    <${RoomNames} edition=${seen} drawn=${drawn} />
    ${picture.ways.map(
      (way) => html`<${way.leap ? Leap : Walk} key=${way.spots[0]} edition=${edition}
      drawn=${drawn} way=${way} />`,
    )}
    <${Pieces} edition=${edition} drawn=${drawn} picture=${picture} />
    ${picture.barred.map((spot) => html`<${Barred} key=${spot} at=${at(spot)} />`)}
  </svg>`;
}

/** @param {{kind: string}} props */
const Covered = ({ kind }) => html`<div class="card back-card"><span class="card-name">${kind}</span></div>`;

/** @param {{edition: Edition, picture: Wire.CardPicture}} props */
const CardScene = ({ edition, picture }) => html`<div class="card-scene" role="img" aria-label=${picture.alt}>
  ${picture.cards.map(({ id, kind }) =>
    picture.covered
      ? html`<${Covered} key=${id} kind=${kind} />`
      : html`<${Card} key=${id} edition=${edition} card=${id} />`,
  )}</div>`;

/** @param {{edition: Edition, picture: Wire.BoardPicture|Wire.CardPicture}} props */
export const Scene = ({ edition, picture }) => html`<figure class="how-picture" data-key=${picture.key}>
  <${picture.type === "board" ? BoardScene : CardScene} edition=${edition} picture=${picture} />
  <figcaption>${picture.caption}</figcaption></figure>`;
