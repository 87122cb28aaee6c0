/** The board as shapes: outlines of places, centres of spots, space for the pieces in a place. */

/** One square of the board in the drawing's units. */
export const CELL = 24;

/** @typedef {[number, number]} Cell column and row */

const key = (/** @type {number} */ x, /** @type {number} */ y) => `${x},${y}`;

/**
 * Return the outline of some cells as an SVG path; there may be holes and several parts.
 * @param {Cell[]} cells
 */
export function outline(cells) {
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  /** @type {Map<string, Cell[]>} */
  const edges = new Map();
  const add = (/** @type {Cell} */ from, /** @type {Cell} */ to) =>
    edges.set(key(...from), [...(edges.get(key(...from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!inside.has(key(x, y - 1))) add([x, y], [x + 1, y]);
    if (!inside.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key(x - 1, y))) add([x, y + 1], [x, y]);
  }
  const loops = [];
  while (edges.size) loops.push(loop(edges));
  return loops
    .map(
      (points) =>
        `M${corners(points)
          .map(([x, y]) => `${x * CELL} ${y * CELL}`)
          .join("L")}Z`,
    )
    .join("");
}

/** Take one closed loop out of the edges. @param {Map<string, Cell[]>} edges */
function loop(edges) {
  const start = /** @type {string} */ (edges.keys().next().value);
  const points = [];
  let at = start;
  do {
    const next = /** @type {Cell[]} */ (edges.get(at));
    const to = /** @type {Cell} */ (next.pop());
    if (!next.length) edges.delete(at);
    points.push(to);
    at = key(...to);
  } while (at !== start);
  return points;
}

/** Return only the points where the loop turns. @param {Cell[]} points */
function corners(points) {
  return points.filter(([x, y], index) => {
    const [bx, by] = points[(index || points.length) - 1];
    const [ax, ay] = points[(index + 1) % points.length];
    return !((bx === x && x === ax) || (by === y && y === ay));
  });
}

/** Return the largest box of full rows in a room, for its name and pieces. @param {Cell[]} cells @returns {Box} */
export function spread(cells) {
  const rows = [...new Set(cells.map(([, y]) => y))].sort((a, b) => a - b);
  const spans = rows.map((row) => cells.filter(([, y]) => y === row).map(([x]) => x));
  let best = { x: 0, y: 0, width: 0, height: 0 };
  for (let top = 0; top < rows.length; top++) {
    let [left, right] = [-Infinity, Infinity];
    for (let low = top; low < rows.length; low++) {
      left = Math.max(left, Math.min(...spans[low]));
      right = Math.min(right, Math.max(...spans[low]));
      const box = { x: left, y: rows[top], width: right - left + 1, height: rows[low] - rows[top] + 1 };
      if (box.width * box.height > best.width * best.height) best = box;
    }
  }
  return best;
}

/** Return the upper left corner of the box around some cells. @param {Cell[]} cells @returns {PointXY} */
export const cornerOf = (cells) => ({
  x: Math.min(...cells.map(([x]) => x)) * CELL,
  y: Math.min(...cells.map(([, y]) => y)) * CELL,
});

/** Return everything about a board that does not change. @param {Board} board */
export function plan(board) {
  /** @type {Map<string, PointXY>} */
  const squares = new Map(board.squares.map(([name, x, y]) => [name, { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }]));
  const rooms = board.places.map((place) => ({
    ...place,
    path: outline(place.cells),
    box: spread(place.cells),
  }));
  return {
    width: board.width * CELL,
    height: board.height * CELL,
    squares,
    rooms,
    room: new Map(rooms.map((room) => [room.id, room])),
  };
}

/** How far apart pieces stand in a room, if there is space. */
const APART = CELL * 1.2;

/**
 * Return where one of `count` pieces stands in a room: in rows under the name.
 * @param {Box} box @param {number} index @param {number} count
 */
export function slot(box, index, count) {
  const across = Math.max(Math.min(Math.floor((box.width * CELL) / APART), count), 1);
  const rows = Math.ceil(count / across);
  const row = Math.floor(index / across);
  const inRow = row === rows - 1 ? count - row * across : across;
  const middle = (box.x + box.width / 2) * CELL;
  const low = (box.y + box.height) * CELL - CELL * 0.75;
  return { x: middle + ((index % across) - (inRow - 1) / 2) * APART, y: low - (rows - 1 - row) * CELL * 1.1 };
}

/** Return the centre of a spot. @param {DrawnBoard} drawn @param {string} spot */
export function middleOfSpot(drawn, spot) {
  const box = drawn.room.get(spot)?.box;
  if (!box) return drawn.squares.get(spot) ?? { x: -CELL, y: -CELL };
  return { x: (box.x + box.width / 2) * CELL, y: (box.y + box.height / 2) * CELL };
}

/**
 * Return where every piece stands.
 * @param {DrawnBoard} drawn @param {string[]} figures @param {string[]} weapons
 * @returns {{figures: PointXY[], weapons: PointXY[]}}
 */
export function stand(drawn, figures, weapons) {
  const pieces = [...figures, ...weapons];
  const spots = pieces.map((spot, index) => {
    const square = drawn.squares.get(spot);
    if (square) return square;
    const here = pieces.map((other, at) => (other === spot ? at : -1)).filter((at) => at >= 0);
    const room = drawn.room.get(spot);
    return room ? slot(room.box, here.indexOf(index), here.length) : { x: -CELL, y: -CELL };
  });
  return { figures: spots.slice(0, figures.length), weapons: spots.slice(figures.length) };
}
