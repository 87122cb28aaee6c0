/** Text that has to fit into a room of the board. */

const LARGEST = 17;
const SMALLEST = 10;
/** The average width of a character, as a share of its height. */
const CHARACTER = 0.5;
/** Space beside the text. */
const EDGE = 10;

/** Break a text into lines of at most `most` characters. @param {string} text @param {number} most */
export function wrapText(text, most) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= most || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Return the lines of a name and its font size, which is smaller where its longest word needs it.
 * @param {string} name @param {number} width
 */
export function fitText(name, width) {
  const free = width - EDGE;
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  const size = Math.max(SMALLEST, Math.min(LARGEST, Math.floor((free / (longest * CHARACTER)) * 2) / 2));
  return { lines: wrapText(name, Math.floor(free / (size * CHARACTER))), size };
}
