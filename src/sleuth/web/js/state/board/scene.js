/** A part of a board for a small picture: what lies in it, and the paths through it. */
import { CELL, middleOfSpot } from "./geometry.js";

/** @typedef {[number, number, number, number]} Crop first column, first row, columns, rows */

const EDGE = 3;

/** @param {Crop} crop @param {number} column @param {number} row */
const within = ([left, top, width, height], column, row) =>
  column >= left && column < left + width && row >= top && row < top + height;

/** Return the part of the drawing to show, with space for the walls at its edge. @param {Crop} crop */
export const frameOf = ([left, top, width, height]) => ({
  x: left * CELL - EDGE,
  y: top * CELL - EDGE,
  width: width * CELL + 2 * EDGE,
  height: height * CELL + 2 * EDGE,
});

/**
 * Return the board and its drawing without anything outside the crop.
 * @param {Board} board @param {DrawnBoard} drawn @param {Crop} crop
 */
export function cropped(board, drawn, crop) {
  const squares = board.squares.filter(([, x, y]) => within(crop, x, y));
  const names = new Set(squares.map(([name]) => name));
  const rooms = drawn.rooms.filter((room) => room.cells.some(([x, y]) => within(crop, x, y)));
  const near = new Set(rooms.map((room) => room.id));
  const seen = {
    ...board,
    squares,
    questions: board.questions.filter((name) => names.has(name)),
    starts: Object.fromEntries(Object.entries(board.starts).filter(([, name]) => names.has(name))),
    passages: board.passages.filter((pair) => pair.every((place) => near.has(place))),
  };
  return { board: seen, drawn: { ...drawn, rooms } };
}

/**
 * Return the cell just inside the door between a square and a place.
 * @param {DrawnBoard} drawn @param {string} place @param {string} square
 */
function inside(drawn, place, square) {
  const { x, y } = /** @type {PointXY} */ (drawn.squares.get(square));
  const beside = (/** @type {number[]} */ [column, row]) => (column + 0.5) * CELL === x && (row + 0.5) * CELL === y;
  const [, , column, row] = drawn.room.get(place)?.doors.find(beside) ?? [0, 0, 0, 0];
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/**
 * Return the points of a path: the centres of its squares, and for a place the cell just inside the door.
 * @param {DrawnBoard} drawn @param {{spots: string[], leap: boolean}} way @returns {PointXY[]}
 */
export function pointsOf(drawn, { spots, leap }) {
  if (leap) return spots.map((spot) => middleOfSpot(drawn, spot));
  return spots.map((spot, index) => {
    const square = drawn.squares.get(spot);
    return square ?? inside(drawn, spot, spots[index === 0 ? 1 : index - 1]);
  });
}

/** Return the three corners of the arrowhead at the end of a line. @param {PointXY} from @param {PointXY} to */
export function arrowhead(from, to, size = 9) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (/** @type {number} */ turn) => {
    const towards = angle + Math.PI + turn;
    return { x: to.x + size * Math.cos(towards), y: to.y + size * Math.sin(towards) };
  };
  return [to, corner(0.5), corner(-0.5)];
}
