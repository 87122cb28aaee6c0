/**
 * Exact arithmetic in floating-point numbers: every count is computed modulo a few primes, and the remainders give the
 * whole number back. It is the same speed in every browser; arrays of 64-bit integers are not (docs/adr/0011).
 *
 * A remainder may be up to `SLACK` too large or too small on the way: the product of two still fits in 53 bits, so no step
 * needs another correction.
 */

export const SLACK = 8;
const LARGEST = Math.floor(Math.sqrt(2 ** 53)) - SLACK;

/** @type {number[]} */
const primes = [];

/** Return the largest primes that fit, as many as their product needs to exceed a bound. @param {bigint} bound */
export function primesFor(bound) {
  const found = [];
  for (let product = 1n; product <= bound; product *= BigInt(found[found.length - 1])) {
    if (found.length === primes.length) primes.push(primeBelow(primes.at(-1) ?? LARGEST));
    found.push(primes[found.length]);
  }
  return found;
}

/** @param {number} limit */
function primeBelow(limit) {
  let number = limit - 1;
  while (!isPrime(number)) number--;
  return number;
}

/** @param {number} number */
function isPrime(number) {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
}

/**
 * Return a factor that divides by the prime, too small by so little that a quotient is never too large.
 * @param {number} prime
 */
export const dividing = (prime) => (1 - 2 ** -50) / prime;

/** Return a product of two remainders. @param {number} a @param {number} b @param {number} prime */
export const times = (a, b, prime) => (a * b) % prime;

/** Return the remainder that undoes a multiplication by `number`. @param {number} number @param {number} prime */
export function inverse(number, prime) {
  let [previous, rest] = [prime, number % prime];
  let [before, factor] = [0, 1];
  while (rest > 1) {
    const quotient = Math.floor(previous / rest);
    [previous, rest] = [rest, previous - quotient * rest];
    [before, factor] = [factor, before - quotient * factor];
  }
  return factor < 0 ? factor + prime : factor;
}

/** Returns the whole numbers that have given remainders. */
export class Whole {
  /** @param {number[]} moduli */
  constructor(moduli) {
    this.moduli = moduli;
    this.big = moduli.map(BigInt);
    /** For each prime: what undoes a multiplication by all primes before it. */
    this.undo = moduli.map((prime, at) =>
      inverse(
        moduli.slice(0, at).reduce((product, other) => times(product, other % prime, prime), 1),
        prime,
      ),
    );
  }

  /**
   * Return the number with these remainders, one for each prime: its digits, in the base of the primes.
   * @param {number[]} remainders
   */
  of(remainders) {
    let [number, base] = [0n, 1n];
    this.moduli.forEach((prime, at) => {
      const missing = (remainders[at] - Number(number % this.big[at]) + prime) % prime;
      number += base * BigInt(times(missing, this.undo[at], prime));
      base *= this.big[at];
    });
    return number;
  }
}
