/** Names where there is little space. */

const LONGEST = 3;

/**
 * As few letters as tell the names apart: Anna, Ben and Anton become Ann, B and Ant.
 * @param {string[]} names @returns {string[]}
 */
export function initials(names) {
  const letters = names.map((name) => [...name.trim()]);
  const start = (/** @type {string[]} */ name, /** @type {number} */ count) => name.slice(0, count).join("");
  const alike = (/** @type {string[]} */ name, /** @type {number} */ count) =>
    letters.filter((other) => start(other, count).toLowerCase() === start(name, count).toLowerCase()).length > 1;
  return letters.map((name) => {
    let count = 1;
    while (count < LONGEST && alike(name, count)) count++;
    return start(name, count);
  });
}
