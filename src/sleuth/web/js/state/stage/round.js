/** A round of answers as the stage shows it: who asks, who is asked, what they said. No DOM in here. */
import { unanswered } from "./scenes.js";

/** Return the question that is still going round; a tip goes round to everybody. @param {View} view */
export function asked(view) {
  const { question, seats } = view;
  if (!question || unanswered(view)) return null;
  const shows = question.answers.some((answer) => answer.kind === "show");
  const all = question.answers.length >= seats.length - 1;
  return (question.tip ? all : shows) ? null : question;
}

/**
 * Return what a player says to the question under way, or null.
 * @param {View} view @param {Wire.Now|null} now @param {number} seat
 * @returns {{kind: "asks"|"asked"|"passes"|"declines"|"shows", card?: string|null}|null}
 */
export function saidBy(view, now, seat) {
  if (!view.question) return null;
  const { asker, answers } = view.question;
  if (asker === seat) return { kind: "asks" };
  const answer = answers.findLast((each) => each.seat === seat);
  if (!answer) return asked(view) && now?.actor === seat ? { kind: "asked" } : null;
  if (answer.kind === "pass") return { kind: "passes" };
  return answer.kind === "decline" ? { kind: "declines" } : { kind: "shows", card: answer.card };
}

/**
 * Return the seat where the named cards lie: with whoever answers just now, is asked, or has asked.
 * @param {View} view @param {Wire.Now|null} now @param {Scene|null} scene
 */
export function packetAt(view, now, scene) {
  const question = asked(view);
  if (scene?.kind === "none" || scene?.kind === "declines") return view.question ? scene.seat : null;
  if (!question) return null;
  if (!scene && now?.actor !== null && now?.actor !== question.asker) return now?.actor ?? null;
  return question.answers.at(-1)?.seat ?? question.asker;
}

/** Return who hands a card to whom in this scene, or null. @param {Scene|null} scene */
export function handing(scene) {
  if (!scene || !["shows", "gives", "shown", "looks"].includes(scene.kind)) return null;
  const { kind, seat, to } = scene;
  if (seat === null || to === null || to === undefined) return null;
  return kind === "looks" ? { from: to, to: seat } : { from: seat, to };
}
