/**
 * Products over the owners, on a plane of rows and columns, in a tree: few rows of one owner differ, and not many more of
 * two owners together, so most products are computed once for many rows of the plane.
 *
 * @typedef {{kindOfRow: Int32Array, kinds: number, of: [Rows, Rows]|null, parts: [Int32Array, Int32Array]|null}} Rows
 *   for each row of the plane, which distinct row it is; those of a product say which rows of its two factors they are
 */

/**
 * Return the distinct rows among rows with these codes, and the code of each.
 * @param {Int32Array} codes @returns {[Rows, Int32Array]}
 */
export function distinct(codes) {
  /** @type {Map<number, number>} */
  const numbers = new Map();
  const kindOfRow = codes.map((code) => {
    const number = numbers.get(code) ?? numbers.size;
    numbers.set(code, number);
    return number;
  });
  return [{ kindOfRow, kinds: numbers.size, of: null, parts: null }, Int32Array.from(numbers.keys())];
}

/** Return the rows of the product of two. @param {Rows} left @param {Rows} right @returns {Rows} */
export function product(left, right) {
  const codes = left.kindOfRow.map((kind, row) => kind * right.kinds + right.kindOfRow[row]);
  const [rows, pairs] = distinct(codes);
  const parts = [pairs.map((pair) => Math.floor(pair / right.kinds)), pairs.map((pair) => pair % right.kinds)];
  return { ...rows, of: [left, right], parts: /** @type {[Int32Array, Int32Array]} */ (parts) };
}

/**
 * Multiply the pair with the fewest distinct rows, again and again, until this many are left.
 * @param {Rows[]} all @param {number} left
 */
export function multiplied(all, left) {
  const factors = [...all];
  while (factors.length > left) {
    const [one, other] = closest(factors);
    const rest = factors.filter((each) => each !== one && each !== other);
    factors.splice(0, factors.length, ...rest, product(one, other));
  }
  return factors;
}

/** @param {Rows[]} factors @returns {[Rows, Rows]} */
function closest(factors) {
  /** @type {[Rows, Rows]} */
  let best = [factors[0], factors[1]];
  let fewest = Infinity;
  factors.forEach((one, at) => {
    for (const other of factors.slice(at + 1)) {
      const together = pairs(one, other);
      if (together < fewest) [fewest, best] = [together, [one, other]];
    }
  });
  return best;
}

/** Return how many distinct rows two have together. @param {Rows} one @param {Rows} other */
function pairs(one, other) {
  const seen = new Uint8Array(one.kinds * other.kinds);
  let number = 0;
  for (let row = 0; row < one.kindOfRow.length; row++) {
    const pair = one.kindOfRow[row] * other.kinds + other.kindOfRow[row];
    number += 1 - seen[pair];
    seen[pair] = 1;
  }
  return number;
}
