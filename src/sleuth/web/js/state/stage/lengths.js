/** How long each scene lasts, in milliseconds at normal pace, and how the pace changes it. */

/** One number for each part of a scene. A scene that is held waits after its last part. @type {Record<string, number[]>} */
export const LENGTHS = {
  turn: [500],
  roll: [800],
  walk: [300],
  stays: [500],
  question: [1200],
  none: [600],
  declines: [900],
  shows: [900],
  gives: [1200],
  nothing: [1500],
  shown: [900, 1500],
  nobody: [1500],
  "false-witness": [1800],
  accusation: [1400, 900, 900, 1100, 2200],
  dealt: [900],
  drawn: [900],
  played: [900],
  effect: [900],
  walker: [900],
  laid: [900, 1500],
  sent: [700],
  looks: [700],
  city: [700],
  turned: [900],
  reshuffled: [600],
};
/** A walk lasts this long for each square, and no longer than `LONGEST_WALK`. */
const SQUARE = 150;
const LONGEST_WALK = 2000;
/** What is for me stays at least this long, however fast the rest is played. */
const LEAST_FOR_ME = 600;
/** What I should take note of stays this long where the page goes on by itself. */
export const MOMENT = 1500;
/** A backlog longer than this is played faster, so that it takes no longer. */
export const LONGEST_LAG = 5000;

/** @type {Record<string, number>} */
const FACTORS = { slow: 1.6, normal: 1, quick: 0.5, "at-once": 0 };

/** Return how much longer or shorter everything takes at a pace. @param {string} pace */
export const factor = (pace) => FACTORS[pace] ?? 1;

/** Return whether a shown card waits for its reader at this pace. @param {string} pace */
export const waits = (pace) => factor(pace) >= 1;

/** Return how long a walk over some squares lasts. @param {number} squares */
export const walkLength = (squares) => Math.min(Math.max(squares, 2) * SQUARE, LONGEST_WALK);

/**
 * Return how long one part of a scene lasts, or `null` if it waits until somebody has taken note.
 * @param {Scene} scene @param {number} part @param {string} pace @param {number} rate how much faster than usual
 * @returns {number|null}
 */
export function lasting(scene, part, pace, rate) {
  const last = part === scene.parts.length - 1;
  if (scene.held && last) return waits(pace) ? null : MOMENT;
  const usual = scene.parts[part] * factor(pace);
  if (scene.kind === "accusation") return usual;
  return scene.mine && last ? Math.max(usual / rate, LEAST_FOR_ME) : usual / rate;
}

/**
 * Return how long scenes last that need not be waited for: what the table is behind by.
 * An accusation takes as long as it needs and does not count.
 * @param {Scene[]} scenes @param {string} pace
 */
export function backlog(scenes, pace) {
  const counted = scenes.filter((scene) => scene.kind !== "accusation");
  const parts = counted.flatMap((scene) => (scene.held ? scene.parts.slice(0, -1) : scene.parts));
  return parts.reduce((sum, length) => sum + length, 0) * factor(pace);
}
