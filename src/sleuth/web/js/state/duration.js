/** A time span in the unit people would name. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** @param {number} seconds @returns {{count: number, unit: Unit}} */
export function duration(seconds) {
  if (seconds >= HOUR) return { count: Math.floor(seconds / HOUR), unit: "hours" };
  if (seconds >= MINUTE) return { count: Math.floor(seconds / MINUTE), unit: "minutes" };
  return { count: Math.floor(seconds), unit: "seconds" };
}
