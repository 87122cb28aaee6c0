/** Which sounds belong to what happens at the table. No DOM in here. */

/**
 * What is heard of a scene.
 * @typedef {{kind: string, part?: number, parts?: number[], mine?: boolean, spot?: string, right?: boolean}} Heard
 */

/** @param {View} view */
const shows = (view) => view.question?.answers.filter((answer) => answer.kind === "show").length ?? 0;

/** The sound of each change, the most important first. @type {[string, (before: View, after: View) => boolean][]} */
const CHANGES = [
  ["win", (before, after) => !before.ending && Boolean(after.ending)],
  ["dice", (before, after) => Boolean(after.dice) && after.dice !== before.dice],
  ["slide", (before, after) => shows(after) > shows(before) || after.held.length > before.held.length],
  ["steps", (before, after) => after.figures.some((spot, figure) => spot !== before.figures[figure])],
];

/**
 * Return the sounds of a change. Anyone who comes late does not hear the whole game at once.
 * @param {View} before @param {View} after @param {boolean} asked whether I have to act now and had not before
 * @returns {string[]}
 */
export function soundCues(before, after, asked) {
  if (!before.names.length || before === after) return [];
  const found = CHANGES.filter(([, happened]) => happened(before, after)).map(([name]) => name);
  return asked && !after.ending ? [...found, "asked"] : found;
}

/** The sound of each kind of scene. @type {Record<string, string>} */
const SCENES = {
  dealt: "deal",
  roll: "dice",
  question: "slide",
  shows: "slide",
  gives: "slide",
  laid: "slide",
  drawn: "slide",
  played: "turn",
  turned: "turn",
  city: "turn",
  looks: "turn",
  reshuffled: "deal",
  nobody: "hush",
  walker: "hush",
  "false-witness": "hush",
};

/** Places begin with a small letter, squares with a capital. */
const PLACE = /^[a-z]/;

/** Scenes that are heard differently from part to part. @type {Record<string, (scene: Heard) => string[]>} */
const SPECIAL = {
  turn: ({ mine }) => (mine ? ["asked"] : []),
  walk: ({ spot = "" }) => [PLACE.test(spot) ? "enter" : "steps"],
  shown: ({ part = 0 }) => [part ? "note" : "slide"],
  accusation: ({ part = 0, parts = [], right }) => {
    if (part === 0) return ["slide"];
    return [part < parts.length - 1 ? "envelope" : right ? "win" : "wrong"];
  },
};

/** Return the sounds of the part of a scene that begins now. @param {Heard|null} scene @returns {string[]} */
export function sceneCues(scene) {
  if (!scene) return [];
  if (SPECIAL[scene.kind]) return SPECIAL[scene.kind](scene);
  return SCENES[scene.kind] && !scene.part ? [SCENES[scene.kind]] : [];
}
