/** The weight of every possible case: for each card of each kind, sums over the sets that contain all of them. */
import { Kernels } from "./kernels.js";
import { SLACK } from "./residues.js";

/**
 * @typedef {{groups: number[], kinds: number[], values: Float64Array, most: number}} Part sums over the sets that contain
 *   a given card of each of these groups, by what the sets have of the groups still to come; `most` bounds them
 */

const EXACT = 2 ** 52;

/**
 * Return the sums of sets that contain a case, for every choice of groups its cards could be of.
 * @param {Float64Array} values by set; they are overwritten @param {number[]} sizes of the groups @param {number[]} kinds by group: the kind its
 *   cards have for the case, -1 if they cannot be in it @param {number} prime
 * @returns {{groups: number[], sum: number}[]}
 */
export function caseSums(values, sizes, kinds, prime) {
  /** @type {Part[]} */
  let parts = [{ groups: [], kinds: [], values, most: prime + SLACK }];
  sizes.forEach((size, group) => {
    const later = new Set(kinds.slice(group + 1));
    const missing = kinds.slice(0, group + 1).filter((kind) => kind >= 0 && !later.has(kind));
    const both = parts.flatMap((part) => taken(safe(part, size, prime), group, size, kinds[group]));
    parts = both.filter((part) => missing.every((kind) => part.kinds.includes(kind)));
  });
  return parts.map(({ groups, values: [sum] }) => ({ groups, sum: ((sum % prime) + prime) % prime }));
}

/**
 * Return a part with a card of a group, if it may have one, and without.
 * @param {Part} part @param {number} group @param {number} size @param {number} kind
 */
function taken(part, group, size, kind) {
  const [values, withCard] = folded(part.values, size);
  const without = { ...part, values, most: part.most * (size + 1) };
  if (kind < 0 || part.kinds.includes(kind)) return [without];
  const most = part.most * size * (size + 1);
  return [without, { groups: [...part.groups, group], kinds: [...part.kinds, kind], values: withCard, most }];
}

/**
 * Add up along the first axis, in place: the sums over all numbers of cards of a group, and those times the number.
 * @param {Float64Array} values @param {number} size
 */
function folded(values, size) {
  const rest = values.length / (size + 1);
  for (let number = 1; number <= size; number++)
    for (let at = 0, from = number * rest; at < rest; at++, from++) values[at] += values[from];
  for (let number = 2; number <= size; number++)
    for (let at = rest, from = number * rest; at < 2 * rest; at++, from++) values[at] += number * values[from];
  return [values.subarray(0, rest), values.subarray(rest, 2 * rest)];
}

/**
 * Take remainders before sums could grow too large to be exact.
 * @param {Part} part @param {number} size @param {number} prime @returns {Part}
 */
function safe(part, size, prime) {
  if (part.most * size * (size + 1) < EXACT) return part;
  new Kernels(prime, 0).reduce(part.values);
  return { ...part, most: prime + SLACK };
}
