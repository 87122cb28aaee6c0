/** How words fit into a room of the board. */

const LARGEST = 15;
const SMALLEST = 10;
/** How wide a sign is on average, against its height. */
const SIGN = 0.5;
/** Room beside the words. */
const EDGE = 10;

/** Words in lines of at most so many signs. @param {string} text @param {number} most */
export function wrapped(text, most) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= most || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * A name in lines, and the size of its letters: smaller where its longest word needs it.
 * @param {string} name @param {number} width
 */
export function lettered(name, width) {
  const free = width - EDGE;
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  const size = Math.max(SMALLEST, Math.min(LARGEST, Math.floor((free / (longest * SIGN)) * 2) / 2));
  return { lines: wrapped(name, Math.floor(free / (size * SIGN))), size };
}
