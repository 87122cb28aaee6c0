/** Numbers as Python writes them: rounded exactly, ties to even. */

/** @typedef {{num: bigint, den: bigint}} Fraction */

/** Return a finite number as a fraction, exactly. @param {number} value @returns {Fraction} */
export function fraction(value) {
  let [whole, den] = [value, 1n];
  for (; !Number.isInteger(whole); den *= 2n) whole *= 2;
  return { num: BigInt(whole), den };
}

/** Return a number rounded to so many digits. @param {number} value @param {number} [digits] */
export function rounded(value, digits = 0) {
  const { num, den } = fraction(Math.abs(value));
  const scaled = num * 10n ** BigInt(digits);
  const [below, twice] = [scaled / den, 2n * (scaled % den)];
  const up = twice > den || (twice === den && below % 2n === 1n);
  return Number(`${value < 0 ? "-" : ""}${below + (up ? 1n : 0n)}e-${digits}`);
}

/** Return the nearest number to a fraction from 0 to 1. @param {bigint} num @param {bigint} den */
export function quotient(num, den) {
  if (num === 0n) return 0;
  const shift = BigInt(Math.max(0, den.toString(2).length - num.toString(2).length + 66));
  return Number((num << shift) / den) * 2 ** -Number(shift);
}

/** Return a probability in whole percent; what is not certain never reads 0% or 100%. @param {bigint} num @param {bigint} den */
export function percent(num, den) {
  if (num > 0n && num * 200n <= den) return "<1%";
  if (num < den && num * 200n >= den * 199n) return ">99%";
  return `${rounded(quotient(num, den) * 100)}%`;
}

/** Return a probability that is a sum of parts; rounded first, so that certainties look certain. @param {number} chance */
export function chancePercent(chance) {
  const { num, den } = fraction(rounded(chance, 9));
  return percent(num, den);
}

/** Return what is unknown about the case, in bits. @param {import("../count/knowledge.js").Knowledge} knowledge */
export function entropy({ cases, total }) {
  const shares = cases.map(({ weight }) => quotient(weight, total));
  return Math.abs(shares.reduce((sum, share) => sum - share * Math.log2(share), 0));
}
