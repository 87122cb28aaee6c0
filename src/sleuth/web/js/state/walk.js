/** The way a figure would go, for the eye only: the shortest through free squares. What is legal the server says. */
import { CELL } from "./geometry.js";

/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {{x: number, y: number}} Point */

const key = (/** @type {Cell} */ [x, y]) => `${x},${y}`;
const middle = (/** @type {Cell} */ [x, y]) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/**
 * Where one steps out of a spot or into it: the square itself, or the squares before the doors of a place.
 * @param {any} board @param {string} spot
 * @returns {{square: Cell, inside: Cell[]}[]}
 */
function ends(board, spot) {
  const square = board.squares.find((/** @type {any} */ [name]) => name === spot);
  if (square) return [{ square: [square[1], square[2]], inside: [] }];
  const doors = board.places.find((/** @type {any} */ place) => place.id === spot)?.doors ?? [];
  return doors.map((/** @type {number[]} */ [x, y, inX, inY]) => ({ square: [x, y], inside: [[inX, inY]] }));
}

/** @param {Cell} cell @returns {Cell[]} */
const beside = ([x, y]) => [
  [x + 1, y],
  [x - 1, y],
  [x, y + 1],
  [x, y - 1],
];

/**
 * The cells of a shortest walk, or nothing if there is none.
 * @param {import("./types.js").Board} board @param {string} from @param {string} to
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
 * The points of a way: around those who stand there; if that cannot be, past them.
 * @param {any} board @param {string} from @param {string} to @param {string[]} [taken]
 * @returns {Point[]}
 */
export function way(board, from, to, taken = []) {
  const around = cells(board, from, to, taken);
  return (around.length ? around : cells(board, from, to, [])).map(middle);
}
