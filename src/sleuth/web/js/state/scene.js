/** A part of a board for a small picture: what lies in it, and the ways through it. */
import { CELL, middleOfSpot } from "./geometry.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {[number, number, number, number]} Crop first column, first row, columns, rows */
/** @typedef {ReturnType<typeof import("./geometry.js").plan>} Plan */

const EDGE = 3;

/** @param {Crop} crop @param {number} column @param {number} row */
const within = ([left, top, width, height], column, row) =>
  column >= left && column < left + width && row >= top && row < top + height;

/** The part of the drawing to show, with room for the walls at its edge. @param {Crop} crop */
export const frameOf = ([left, top, width, height]) => ({
  x: left * CELL - EDGE,
  y: top * CELL - EDGE,
  width: width * CELL + 2 * EDGE,
  height: height * CELL + 2 * EDGE,
});

/**
 * The board and its plan with nothing that lies outside the crop.
 * @param {any} board @param {Plan} drawn @param {Crop} crop
 */
export function cropped(board, drawn, crop) {
  const squares = board.squares.filter((/** @type {[string, number, number]} */ [, x, y]) => within(crop, x, y));
  const names = new Set(squares.map((/** @type {[string]} */ [name]) => name));
  const rooms = drawn.rooms.filter((/** @type {any} */ room) =>
    room.cells.some((/** @type {[number, number]} */ [x, y]) => within(crop, x, y)),
  );
  const near = new Set(rooms.map((/** @type {any} */ room) => room.id));
  const seen = {
    ...board,
    squares,
    questions: board.questions.filter((/** @type {string} */ name) => names.has(name)),
    starts: Object.fromEntries(Object.entries(board.starts).filter(([, name]) => names.has(name))),
    passages: board.passages.filter((/** @type {string[]} */ pair) => pair.every((place) => near.has(place))),
  };
  return { board: seen, drawn: { ...drawn, rooms } };
}

/** The cell behind the door between a square and a place. @param {Plan} drawn @param {string} place @param {string} square */
function inside(drawn, place, square) {
  const { x, y } = /** @type {Point} */ (drawn.squares.get(square));
  const beside = (/** @type {number[]} */ [column, row]) => (column + 0.5) * CELL === x && (row + 0.5) * CELL === y;
  const door = drawn.room.get(place).doors.find(beside);
  return { x: (door[2] + 0.5) * CELL, y: (door[3] + 0.5) * CELL };
}

/**
 * The points of a way: the middles of its squares; a place is met just behind the door.
 * @param {Plan} drawn @param {{spots: string[], leap: boolean}} way @returns {Point[]}
 */
export function pointsOf(drawn, { spots, leap }) {
  if (leap) return spots.map((spot) => middleOfSpot(drawn, spot));
  return spots.map((spot, index) => {
    const square = drawn.squares.get(spot);
    return square ?? inside(drawn, spot, spots[index === 0 ? 1 : index - 1]);
  });
}

/** The three corners of an arrow's head at the end of a line. @param {Point} from @param {Point} to */
export function arrowhead(from, to, size = 9) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (/** @type {number} */ turn) => {
    const towards = angle + Math.PI + turn;
    return { x: to.x + size * Math.cos(towards), y: to.y + size * Math.sin(towards) };
  };
  return [to, corner(0.5), corner(-0.5)];
}
