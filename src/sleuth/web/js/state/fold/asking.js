/** The folds of the deal, suggestions, answers and accusations. */
import { patchSeat, put } from "./lists.js";

/** Add an answer to the question under way. @param {View} view @param {Answer} answer @returns {View} */
export const answered = (view, answer) =>
  view.question ? { ...view, question: { ...view.question, answers: [...view.question.answers, answer] } } : view;

/** Remember to whom I have shown a card. @param {View} view @param {string} card @param {number} to @returns {View} */
const remember = (view, card, to) => ({
  ...view,
  shown: { ...view.shown, [card]: [...new Set([...(view.shown[card] ?? []), to])] },
});

/** @type {GameFolds} */
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
    seat === view.me ? (cards ?? []).reduce((next, card) => remember(next, card, to), view) : view,
  "false-witness-found": (view, { seat }) => ({ ...view, seats: patchSeat(view.seats, seat, { standing: "out" }) }),
  "seen-accusation-made": (view, { seat, right }) => {
    const wrong = (view.seats[seat].wrong ?? 0) + 1;
    const allowed = view.plan?.options.accusations ?? 1;
    if (right) return view;
    return { ...view, seats: patchSeat(view.seats, seat, { wrong, standing: wrong >= allowed ? "out" : "in" }) };
  },
};
