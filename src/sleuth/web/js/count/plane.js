/**
 * The sum over all sets of open cards, on a plane: some groups make the rows, the others the columns. One walk gives the
 * weights of all cards in the columns; a second one, with rows and columns swapped, those of the others.
 */
import { Kernels } from "./kernels.js";
import { Lattice } from "./lattice.js";
import { zeros } from "./memory.js";
import { distinct, multiplied, product } from "./rows.js";

/**
 * @typedef {import("./hand.js").Hand} Hand
 * @typedef {import("./rows.js").Rows} Rows
 * @typedef {{hand: Hand, rows: Rows, rowCodes: Int32Array, columnCodes: Int32Array}} Leaf one owner's sums on the plane
 */

export class Plane {
  /**
   * @param {number[]} sizes of the groups @param {Hand[]} hands
   * @param {number} from the columns are the groups `from` to `to`, the rows all others @param {number} to
   */
  constructor(sizes, hands, from, to) {
    this.from = from;
    this.columns = new Lattice(sizes.slice(from, to));
    this.rows = new Lattice([...sizes.slice(0, from), ...sizes.slice(to)]);
    /** @type {Leaf[]} */
    this.leaves = hands.map((hand) => {
      const strides = hand.strides(sizes.length);
      const [rows, rowCodes] = distinct(this.rows.sums([...strides.slice(0, from), ...strides.slice(to)]));
      return { hand, rows, rowCodes, columnCodes: this.columns.sums(strides.slice(from, to)) };
    });
    /** The products of all owners but the case, in one or two factors. */
    this.others = multiplied(
      this.leaves.filter((leaf) => !leaf.hand.case).map((leaf) => leaf.rows),
      2,
    );
    this.caseLeaf = this.leaves.find((leaf) => leaf.hand.case);
    /** The two factors of the whole product. */
    this.root = this.#root();
  }

  /** @returns {[Rows, Rows]} */
  #root() {
    const [one, other] = this.others;
    if (this.caseLeaf === undefined) return [one, other];
    return other === undefined ? [this.caseLeaf.rows, one] : [product(one, this.caseLeaf.rows), other];
  }
}

/** The values on a plane, modulo one prime. */
export class Walk {
  /** @param {Plane} plane @param {Float64Array[]} sums by owner, on the owner's own lattice @param {number} prime */
  constructor(plane, sums, prime) {
    this.plane = plane;
    this.length = plane.columns.entries;
    this.kernels = new Kernels(prime, this.length);
    this.rowSigns = plane.rows.signs(prime);
    this.columnSigns = plane.columns.signs(prime);
    /** @type {Map<Rows, Float64Array>} by distinct rows: their values */
    this.values = new Map(plane.leaves.map((leaf, at) => [leaf.rows, lifted(leaf, sums[at])]));
    /** @type {Map<Rows, Float64Array>} by distinct rows: the sums of the products of everything else */
    this.outside = new Map();
    /** @type {Set<Rows>} */
    this.wanted = new Set();
  }

  /** Return the values of rows, or of a product of rows. @param {Rows} rows @returns {Float64Array} */
  inside(rows) {
    const known = this.values.get(rows);
    if (known !== undefined) return known;
    const values = zeros(rows.kinds * this.length);
    const [left, right] = factors(rows);
    const [a, b] = [this.inside(left.rows), this.inside(right.rows)];
    for (let kind = 0; kind < rows.kinds; kind++) {
      const [i, j] = [left.part[kind] * this.length, right.part[kind] * this.length];
      this.kernels.multiply(values, kind * this.length, a, i, b, j);
    }
    this.values.set(rows, values);
    return values;
  }

  /** Return the product of all owners but the case, with its sign, for every set. */
  withoutCase() {
    const [one, other] = this.plane.others;
    const [count, length] = [this.rowSigns.length, this.length];
    const values = other === undefined ? zeros(length).fill(1) : this.inside(other);
    const rowOf = other === undefined ? new Int32Array(count) : other.kindOfRow;
    const signed = new Map([...new Set(this.rowSigns)].map((sign) => [sign, this.#signed(one, sign)]));
    const found = zeros(count * length);
    for (let row = 0; row < count; row++) {
      const factor = /** @type {Float64Array} */ (signed.get(this.rowSigns[row]));
      this.kernels.multiply(found, row * length, factor, one.kindOfRow[row] * length, values, rowOf[row] * length);
    }
    return found;
  }

  /**
   * Return the values of rows times the signs of the columns and the sign of a row.
   * @param {Rows} rows @param {number} sign
   */
  #signed(rows, sign) {
    const [values, signs] = [this.inside(rows), zeros(this.length)];
    this.kernels.addTimes(signs, 0, sign, this.columnSigns, 0);
    this.kernels.reduce(signs);
    const signed = zeros(values.length);
    for (let at = 0; at < values.length; at += this.length) this.kernels.multiply(signed, at, values, at, signs, 0);
    return signed;
  }

  /** Compute the outside of these owners' rows. @param {Leaf[]} wanted */
  spread(wanted) {
    this.wanted = new Set(wanted.map((leaf) => leaf.rows));
    const [left, right] = this.plane.root;
    if (this.#leadsTo(left)) this.#across(left, right);
    if (this.#leadsTo(right)) this.#across(right, left);
  }

  /** Return whether rows are wanted, or a product of some that are. @param {Rows} rows @returns {boolean} */
  #leadsTo(rows) {
    return rows.of === null ? this.wanted.has(rows) : rows.of.some((each) => this.#leadsTo(each));
  }

  /** @param {Rows} rows @param {Rows} sibling */
  #across(rows, sibling) {
    const [values, length] = [this.inside(sibling), this.length];
    const outside = zeros(rows.kinds * length);
    this.rowSigns.forEach((sign, row) => {
      this.kernels.addTimes(outside, rows.kindOfRow[row] * length, sign, values, sibling.kindOfRow[row] * length);
    });
    this.kernels.reduce(outside);
    this.#down(rows, outside);
  }

  /** Hand the outside of a product on to its factors. @param {Rows} rows @param {Float64Array} outside */
  #down(rows, outside) {
    this.outside.set(rows, outside);
    if (rows.of === null) return;
    const [left, right] = factors(rows);
    for (const [mine, sibling] of [
      [left, right],
      [right, left],
    ]) {
      if (!this.#leadsTo(mine.rows)) continue;
      const [values, length] = [this.inside(sibling.rows), this.length];
      const found = zeros(mine.rows.kinds * length);
      for (let kind = 0; kind < rows.kinds; kind++) {
        const [to, at] = [mine.part[kind] * length, sibling.part[kind] * length];
        this.kernels.addProduct(found, to, outside, kind * length, values, at);
      }
      this.kernels.reduce(found);
      this.#down(mine.rows, found);
    }
  }

  /**
   * Return, for each group of the columns, the sum over all sets of its number of cards times what the set weighs.
   * @param {Leaf} leaf @param {Float64Array} withCard by entry of the owner's lattice: hands with a given card in it
   */
  tally(leaf, withCard) {
    const outside = /** @type {Float64Array} */ (this.outside.get(leaf.rows));
    const values = lifted(leaf, withCard);
    const sums = zeros(this.length);
    for (let at = 0; at < values.length; at += this.length) this.kernels.addProduct(sums, 0, outside, at, values, at);
    this.kernels.reduce(sums);
    return axisSums(this.plane.columns, sums, this.columnSigns, this.kernels.prime);
  }
}

/** Return the two factors of a product with which of their rows make each of its own. @param {Rows} rows */
function factors({ of, parts }) {
  if (of === null || parts === null) throw new TypeError("no product");
  return [
    { rows: of[0], part: parts[0] },
    { rows: of[1], part: parts[1] },
  ];
}

/** Return values of an owner's own lattice as distinct rows. @param {Leaf} leaf @param {Float64Array} values */
function lifted({ rowCodes, columnCodes }, values) {
  const found = zeros(rowCodes.length * columnCodes.length);
  for (let row = 0, at = 0; row < rowCodes.length; row++)
    for (let column = 0; column < columnCodes.length; column++, at++)
      found[at] = values[rowCodes[row] + columnCodes[column]];
  return found;
}

/** @param {Lattice} lattice @param {Float64Array} values @param {Float64Array} signs @param {number} prime */
function axisSums({ dims, strides }, values, signs, prime) {
  const signed = values.map((value, at) => (value * signs[at]) % prime);
  return dims.map((dim, axis) => {
    let sum = 0;
    for (let at = 0; at < signed.length; at++) sum += (Math.floor(at / strides[axis]) % dim) * signed[at];
    return ((sum % prime) + prime) % prime;
  });
}
