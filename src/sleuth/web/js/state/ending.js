/** The end of a game for one viewer. No DOM in here. */
import { culpritOf } from "./setup.js";

/** With this many cases left, one good question might have been enough. */
const CLOSE = 4;

/**
 * Return how the game ended for the viewer: won, lost, for nobody, or for others while they watched.
 * @param {View} view @returns {"won"|"lost"|"nobody"|"watched"}
 */
export function resultFor({ ending, me }) {
  if (ending?.winner === null) return "nobody";
  if (me === null) return "watched";
  return ending?.winner === me ? "won" : "lost";
}

/**
 * Return how many cases were possible for the viewer in the end, unless they won or know the case as the culprit.
 * @param {Wire.Story} story @param {Edition} edition @param {View} view
 */
export function howNear(story, edition, view) {
  if (view.me === null || !view.plan || resultFor(view) === "won" || culpritOf(edition, view.plan) === view.me)
    return null;
  const count = story.possible[view.me]?.at(-1) ?? 0; // the server leaves them out of a very long game
  return count > 0 ? { count, close: count > 1 && count <= CLOSE } : null;
}
