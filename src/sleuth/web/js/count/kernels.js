/** The inner loops of the count, on whole rows of remainders. Each takes arrays and where a row begins in them. */
import { dividing } from "./residues.js";

/** Loops for one prime, on rows of one length. */
export class Kernels {
  /** @param {number} prime @param {number} length */
  constructor(prime, length) {
    this.prime = prime;
    this.length = length;
    this.inverse = dividing(prime);
  }

  /**
   * Write the product of two rows.
   * @param {Float64Array} to @param {number} at @param {Float64Array} a @param {number} i @param {Float64Array} b @param {number} j
   */
  multiply(to, at, a, i, b, j) {
    const { prime, inverse, length } = this;
    for (let n = 0; n < length; n++) {
      const value = a[i + n] * b[j + n];
      to[at + n] = value - Math.floor(value * inverse) * prime;
    }
  }

  /**
   * Add the product of two rows.
   * @param {Float64Array} to @param {number} at @param {Float64Array} a @param {number} i @param {Float64Array} b @param {number} j
   */
  addProduct(to, at, a, i, b, j) {
    const { prime, inverse, length } = this;
    for (let n = 0; n < length; n++) {
      const value = a[i + n] * b[j + n];
      to[at + n] += value - Math.floor(value * inverse) * prime;
    }
  }

  /**
   * Add a row times a factor, which most often is 1 or -1.
   * @param {Float64Array} to @param {number} at @param {number} factor @param {Float64Array} a @param {number} i
   */
  addTimes(to, at, factor, a, i) {
    const { prime, inverse, length } = this;
    if (factor === 1) for (let n = 0; n < length; n++) to[at + n] += a[i + n];
    else if (factor === -1) for (let n = 0; n < length; n++) to[at + n] -= a[i + n];
    else
      for (let n = 0; n < length; n++) {
        const value = factor * a[i + n];
        to[at + n] += value - Math.floor(value * inverse) * prime;
      }
  }

  /** Replace all values by their remainders. @param {Float64Array} values */
  reduce(values) {
    const { prime, inverse } = this;
    for (let n = 0; n < values.length; n++) values[n] -= Math.floor(values[n] * inverse) * prime;
  }
}
