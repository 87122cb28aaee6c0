/** The path a figure would take, for display only: the shortest through free squares. The server decides. */
import { CELL } from "./geometry.js";

/** @typedef {import("./geometry.js").Cell} Cell */

const key = (/** @type {Cell} */ [x, y]) => `${x},${y}`;
const middle = (/** @type {Cell} */ [x, y]) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/**
 * Return where a figure leaves or enters a spot: the square itself, or the squares in front of the doors of a place.
 * @param {Board} board @param {string} spot
 * @returns {{square: Cell, inside: Cell[]}[]}
 */
function ends(board, spot) {
  const square = board.squares.find(([name]) => name === spot);
  if (square) return [{ square: [square[1], square[2]], inside: [] }];
  const doors = board.places.find((place) => place.id === spot)?.doors ?? [];
  return doors.map(([x, y, inX, inY]) => ({ square: [x, y], inside: [[inX, inY]] }));
}

/** @param {Cell} cell @returns {Cell[]} */
const beside = ([x, y]) => [
  [x + 1, y],
  [x - 1, y],
  [x, y + 1],
  [x, y - 1],
];

/**
 * Return the cells of a shortest walk; none if there is no walk.
 * @param {Board} board @param {string} from @param {string} to
 * @param {string[]} taken squares where others stand
 * @returns {Cell[]}
 */
function cells(board, from, to, taken) {
  const others = new Set(taken);
  const free = new Set(board.squares.filter(([name]) => !others.has(name)).map(([, x, y]) => key([x, y])));
  const goals = new Map(ends(board, to).map(({ square, inside }) => [key(square), inside]));
  const walks = ends(board, from).map(({ square, inside }) => [...inside, square]);
  const reached = new Set();
  for (let walk = walks.shift(); walk; walk = walks.shift()) {
    const last = /** @type {Cell} */ (walk.at(-1));
    if (reached.has(key(last)) || !free.has(key(last))) continue;
    reached.add(key(last));
    const inside = goals.get(key(last));
    if (inside) return [...walk, ...inside];
    for (const next of beside(last)) walks.push([...walk, next]);
  }
  return [];
}

/**
 * Return the points of a path: around other figures, or if that is impossible, through them.
 * @param {Board} board @param {string} from @param {string} to @param {string[]} [taken]
 * @returns {PointXY[]}
 */
export function way(board, from, to, taken = []) {
  const around = cells(board, from, to, taken);
  return (around.length ? around : cells(board, from, to, [])).map(middle);
}
