/** The nearest known spelling of a word, as Python's difflib finds it. */

const LEAST = 0.5;
/** From this length on, letters that are too frequent say nothing. */
const LONG = 200;

/**
 * Return the known word that was probably meant, or an empty text.
 * @param {string} word @param {Iterable<string>} among
 */
export function nearest(word, among) {
  const known = new Map([...among].map((name) => [folded(name), name]));
  const target = letters(word);
  let best = { ratio: LEAST, name: "" };
  for (const name of known.keys()) {
    const ratio = likeness(letters(name), target);
    if (ratio > best.ratio || (ratio === best.ratio && name > best.name)) best = { ratio, name };
  }
  return known.get(best.name) ?? "";
}

const folded = (/** @type {string} */ text) => text.toLowerCase().replaceAll("ß", "ss");
const letters = (/** @type {string} */ text) => Array.from(folded(text));

/** Return how alike two texts are, from 0 to 1. @param {string[]} one @param {string[]} other */
function likeness(one, other) {
  const length = one.length + other.length;
  return length ? (2 * matches(one, other, places(other), 0, one.length, 0, other.length)) / length : 1;
}

/** Return where each letter is, without those that are too frequent. @param {string[]} text */
function places(text) {
  const found = /** @type {Map<string, number[]>} */ (new Map());
  text.forEach((letter, place) => {
    found.set(letter, [...(found.get(letter) ?? []), place]);
  });
  const most = text.length < LONG ? text.length : Math.floor(text.length / 100) + 1;
  return new Map([...found].filter(([, where]) => where.length <= most));
}

/**
 * Return how many letters match: the longest common piece, and what matches before and after it.
 * @param {string[]} one @param {string[]} other @param {Map<string, number[]>} where
 * @param {number} from @param {number} to @param {number} low @param {number} high @returns {number}
 */
function matches(one, other, where, from, to, low, high) {
  const { start, place, size } = longest(one, other, where, from, to, low, high);
  if (!size) return 0;
  const before = matches(one, other, where, from, start, low, place);
  return size + before + matches(one, other, where, start + size, to, place + size, high);
}

/**
 * Return the longest common piece, the first of several.
 * @param {string[]} one @param {string[]} other @param {Map<string, number[]>} where
 * @param {number} from @param {number} to @param {number} low @param {number} high
 */
function longest(one, other, where, from, to, low, high) {
  let best = { start: from, place: low, size: 0 };
  let lengths = /** @type {Map<number, number>} */ (new Map());
  for (let at = from; at < to; at += 1) {
    const now = /** @type {typeof lengths} */ (new Map());
    for (const place of where.get(one[at]) ?? []) {
      if (place < low || place >= high) continue;
      const size = (lengths.get(place - 1) ?? 0) + 1;
      now.set(place, size);
      if (size > best.size) best = { start: at - size + 1, place: place - size + 1, size };
    }
    lengths = now;
  }
  return widened(best, one, other, { from, to, low, high });
}

/**
 * Return a piece with the frequent letters on both sides that match, too.
 * @param {{start: number, place: number, size: number}} piece @param {string[]} one @param {string[]} other
 * @param {{from: number, to: number, low: number, high: number}} within
 */
function widened(piece, one, other, { from, to, low, high }) {
  let { start, place, size } = piece;
  for (; start > from && place > low && one[start - 1] === other[place - 1]; size += 1) {
    start -= 1;
    place -= 1;
  }
  while (start + size < to && place + size < high && one[start + size] === other[place + size]) size += 1;
  return { start, place, size };
}
