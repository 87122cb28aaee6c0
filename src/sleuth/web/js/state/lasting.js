/** How long something has lasted, in a unit one would say it in. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** @param {number} seconds @returns {{count: number, unit: "seconds"|"minutes"|"hours"}} */
export function lasted(seconds) {
  if (seconds >= HOUR) return { count: Math.floor(seconds / HOUR), unit: "hours" };
  if (seconds >= MINUTE) return { count: Math.floor(seconds / MINUTE), unit: "minutes" };
  return { count: Math.floor(seconds), unit: "seconds" };
}
