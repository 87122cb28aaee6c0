/** Short forms of names. */

/**
 * Return the shortest beginnings that differ: Anna, Ben and Anton become Ann, B and Ant. Where they do not differ, a
 * number at the end does: Player 1 becomes 1.
 * @param {string[]} names @param {number} longest @returns {string[]}
 */
export function initials(names, longest = 3) {
  const letters = names.map((name) => [...name.trim()]);
  const start = (/** @type {string[]} */ name, /** @type {number} */ count) => name.slice(0, count).join("");
  const alike = (/** @type {string[]} */ name, /** @type {number} */ count) =>
    letters.filter((other) => start(other, count).toLowerCase() === start(name, count).toLowerCase()).length > 1;
  return letters.map((name) => {
    let count = 1;
    while (count < longest && alike(name, count)) count++;
    const number = alike(name, count) ? name.join("").match(/\d{1,2}$/)?.[0] : undefined;
    return number ?? start(name, count);
  });
}

/**
 * Return one or two letters for every figure: of the last word of its name, or of the first if family names repeat.
 * @param {string[]} names @returns {string[]}
 */
export function letters(names) {
  const lasts = initials(
    names.map((name) => name.trim().split(/\s+/).at(-1) ?? ""),
    2,
  );
  const different = new Set(lasts.map((each) => each.toLowerCase())).size === names.length;
  return different ? lasts : initials(names, 2);
}
