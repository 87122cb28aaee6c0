/** Deal, suggestions, answers and accusations, as far as they are shown. */
import { patchSeat, put } from "./folding.js";

/** @typedef {import("./types.js").View} View */

/** One more answer to the question under way. @param {View} view @param {object} answer @returns {View} */
const answered = (view, answer) =>
  view.question
    ? { ...view, question: { ...view.question, answers: [...view.question.answers, /** @type {any} */ (answer)] } }
    : view;

/** Remember what I have shown to whom. @param {View} view @param {string} card @param {number} to */
const remember = (view, card, to) => ({
  ...view,
  shown: { ...view.shown, [card]: [...new Set([...(view.shown[card] ?? []), to])] },
});

/** @type {Record<string, (view: View, event: any, edition: any) => View>} */
export const askFolds = {
  "seen-dealt": (view, { sizes, open, centre, side, hand }) => ({
    ...view,
    seats: view.seats.map((seat, index) => ({ ...seat, cards: sizes[index] })),
    open,
    centre,
    side,
    hand,
  }),
  "suggestion-made": (view, { seat, cards }, edition) => {
    const question = { asker: seat, cards, answers: [] };
    if (!edition?.board) return { ...view, question };
    const [suspect, weapon, place] = cards;
    return {
      ...view,
      question,
      figures: put(view.figures, edition.suspects.indexOf(suspect), place),
      weapons: put(view.weapons, edition.weapons.indexOf(weapon), place),
    };
  },
  passed: (view, { seat }) => answered(view, { seat, kind: "pass" }),
  "seen-card-shown": (view, { seat, to, card }) => {
    const next = answered(view, { seat, kind: "show", card });
    return seat === view.me && card ? remember(next, card, to) : next;
  },
  "seen-tip-answered": (view, { seat, to, cards }) =>
    seat === view.me
      ? (cards ?? []).reduce((/** @type {View} */ next, /** @type {string} */ card) => remember(next, card, to), view)
      : view,
  "false-witness-found": (view, { seat }) => ({ ...view, seats: patchSeat(view.seats, seat, { standing: "out" }) }),
  "seen-accusation-made": (view, { seat, right }) => {
    const wrong = (view.seats[seat].wrong ?? 0) + 1;
    const allowed = view.plan?.options.accusations ?? 1;
    if (right) return view;
    return { ...view, seats: patchSeat(view.seats, seat, { wrong, standing: wrong >= allowed ? "out" : "in" }) };
  },
};
