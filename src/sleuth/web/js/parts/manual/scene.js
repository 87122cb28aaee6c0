/** Small pictures for the rules: a part of the edition's board, or some of its cards. */
import { html, useMemo } from "../../html.js";
import { middleOfSpot, stand } from "../../state/board/geometry.js";
import { arrowhead, cropped, frameOf, pointsOf } from "../../state/board/scene.js";
import { Piece, Weapon } from "../board/board.js";
import { Ground, RoomNames, usePlan } from "../board/ground.js";
import { Card } from "../common/card.js";

/** How much larger than life a picture may be, and how high in pixels. */
const [CLOSEST, TALLEST] = [1.4, 340];

const listed = (points) => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** A way with its steps counted; the number leaves the sign of a square in sight. */
function Walk({ edition, drawn, way }) {
  const points = pointsOf(drawn, way);
  const signed = way.spots.map((spot) => edition.board.questions.includes(spot));
  const step = ({ x, y }, index) => html`<g key=${index}
    transform=${signed[index + 1] ? `translate(${x + 9} ${y + 9}) scale(.75)` : `translate(${x} ${y})`}>
    <circle r="8" /><text y="4">${index + 1}</text></g>`;
  return html`<g class="walk"><polyline points=${listed(points)} />${points.slice(1).map(step)}</g>`;
}

/** A straight line from spot to spot: a secret passage, or a figure that is brought. */
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

const Marked = ({ at: { x, y } }) => html`<rect class="lit" x=${x - 11} y=${y - 11} width="22" height="22" rx="5" />`;

/** A small cross at the corner: the figure on the square stays in sight. */
const Barred = ({ at: { x, y } }) => html`<path class="barred" d=${`M${x + 4} ${y - 12}l9 9m0-9l-9 9`} />`;

/** Where the pieces of a picture stand: at the beginning of their way, if they have one. */
function Pieces({ edition, drawn, picture: { pieces, ways } }) {
  const spots = pieces.map(({ spot }) => spot);
  const { figures } = stand(drawn, spots, []);
  const begun = (spot) => ways.find((way) => !way.leap && way.spots[0] === spot);
  const piece = ({ id, spot }, index) => {
    const way = begun(spot);
    const at = way ? pointsOf(drawn, way)[0] : figures[index];
    return edition.suspects.includes(id)
      ? html`<${Piece} key=${id} edition=${edition} suspect=${id} at=${at} />`
      : html`<${Weapon} key=${id} edition=${edition} weapon=${id} at=${at} />`;
  };
  return html`<g class="pieces">${pieces.map(piece)}</g>`;
}

function BoardScene({ edition, picture }) {
  const whole = usePlan(edition);
  const { seen, drawn } = useMemo(() => {
    const found = cropped(edition.board, whole, picture.crop);
    return { seen: { ...edition, board: found.board }, drawn: found.drawn };
  }, [edition, picture]);
  const box = frameOf(picture.crop);
  const at = (spot) => middleOfSpot(drawn, spot);
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

const Covered = ({ kind }) => html`<div class="card back-card"><span class="card-name">${kind}</span></div>`;

const CardScene = ({ edition, picture }) => html`<div class="card-scene" role="img" aria-label=${picture.alt}>
  ${picture.cards.map(({ id, kind }) =>
    picture.covered
      ? html`<${Covered} key=${id} kind=${kind} />`
      : html`<${Card} key=${id} edition=${edition} card=${id} />`,
  )}</div>`;

/** @param {{edition: any, picture: any}} props */
export const Scene = ({ edition, picture }) => html`<figure class="how-picture" data-key=${picture.key}>
  <${picture.type === "board" ? BoardScene : CardScene} edition=${edition} picture=${picture} />
  <figcaption>${picture.caption}</figcaption></figure>`;
