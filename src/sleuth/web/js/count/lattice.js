/**
 * Sets of grouped cards as entries of an array, and sums over their subsets. With groups of m1, m2, ... alike cards there
 * are (m1 + 1) * (m2 + 1) * ... kinds of sets: an entry gives the number of cards a set has of each group.
 */

/** All kinds of sets of cards from groups of these sizes. */
export class Lattice {
  /** @param {number[]} sizes */
  constructor(sizes) {
    this.sizes = sizes;
    this.dims = sizes.map((size) => size + 1);
    this.entries = this.dims.reduce((product, dim) => product * dim, 1);
    let stride = this.entries;
    this.strides = this.dims.map((dim) => {
      stride /= dim;
      return stride;
    });
  }

  /**
   * Return, for every entry, the sum over the groups of the number of cards times the group's weight.
   * @param {number[]} weights
   */
  sums(weights) {
    const values = new Int32Array(this.entries);
    this.dims.forEach((dim, axis) => {
      if (weights[axis] !== 0) spread(values, dim, this.strides[axis], weights[axis]);
    });
    return values;
  }

  /**
   * Return, for every entry, the number of such sets, negative when an odd number of cards is missing.
   * @param {number} prime
   */
  signs(prime) {
    const values = new Float64Array(this.entries).fill(1);
    this.dims.forEach((dim, axis) => {
      const factors = row(dim - 1).map((ways, number) => Number(ways % BigInt(prime)) * ((dim - number) % 2 ? 1 : -1));
      const stride = this.strides[axis];
      for (let at = 0; at < values.length; )
        for (const factor of factors)
          for (const end = at + stride; at < end; at++) values[at] = (values[at] * factor) % prime;
    });
    return values;
  }

  /** Replace the value of every set by the sum over its subsets. @param {Float64Array} values @param {number} prime */
  subsetSums(values, prime) {
    this.dims.forEach((dim, axis) => {
      const stride = this.strides[axis];
      for (let start = 0; start < values.length; start += dim * stride)
        for (let pass = 1; pass < dim; pass++) {
          for (let at = start + dim * stride - 1; at >= start + pass * stride; at--) {
            const sum = values[at] + values[at - stride];
            values[at] = sum < prime ? sum : sum - prime;
          }
        }
    });
    return values;
  }
}

/**
 * Add the share of one group to every entry.
 * @param {Int32Array} values @param {number} dim @param {number} stride @param {number} weight
 */
function spread(values, dim, stride, weight) {
  let at = 0;
  while (at < values.length)
    for (let number = 0; number < dim; number++)
      for (const end = at + stride; at < end; at++) values[at] += number * weight;
}

/** Return the binomial coefficients of a size. @param {number} size */
export function row(size) {
  const found = [1n];
  for (let number = 1; number <= size; number++)
    found.push((found[number - 1] * BigInt(size - number + 1)) / BigInt(number));
  return found;
}
