/** The folds of intrigue cards, investigation cards, city cards and piles. */
import { answered } from "./asking.js";
import { patchSeat, without } from "./lists.js";

/** Return whether an intrigue card is never kept. @param {Edition} edition @param {string|null} id */
const happensAtOnce = (edition, id) => Boolean(edition?.decks?.intrigue?.find((card) => card.id === id)?.at_once);

/** Return how many cards a deck begins with. @param {Edition} edition @param {string} deck */
export const deckSize = (edition, deck) => (edition?.decks?.[deck] ?? []).reduce((sum, card) => sum + card.count, 0);

/** Return how many White Walkers there are. @param {Edition} edition @returns {number} */
export const walkers = (edition) => edition?.decks?.intrigue?.find((card) => card.id === "white-walker")?.count ?? 0;

/** How the ids of golden tips begin. */
const GOLDEN = "tip-";

/** Change how many kept cards a seat has. @param {View} view @param {number} seat @param {number} more */
const heldBy = (view, seat, more) => patchSeat(view.seats, seat, { held: Math.max(view.seats[seat].held + more, 0) });

/** @type {GameFolds} */
export const cardFolds = {
  "seen-intrigue-drawn": (view, { seat, card }, edition) => {
    const full = view.deck ?? deckSize(edition, "intrigue");
    const deck = full - 1;
    const last = card === "white-walker" && view.walkers + 1 === walkers(edition);
    if (last) return { ...view, deck: full }; // R8.5: the last one goes back into the deck
    if (card === "white-walker") return { ...view, deck, walkers: view.walkers + 1 };
    if (happensAtOnce(edition, card)) return { ...view, deck };
    const mine = seat === view.me && card ? [...view.held, card] : view.held;
    return { ...view, deck, held: mine, seats: heldBy(view, seat, 1) };
  },
  "effect-used": (view, { seat, effect, source }) => {
    const next = effect === "decline" ? answered(view, { seat, kind: "decline" }) : view;
    if (source === "ability") return { ...next, seats: patchSeat(view.seats, seat, { usedAbility: true }) };
    const held = seat === view.me ? without(view.held, effect) : view.held;
    return { ...next, held, seats: heldBy(view, seat, -1), played: [...view.played, { seat, effect }] };
  },
  "cities-turned": (view, { cities }) => ({
    ...view,
    seats: view.seats.map((seat, index) => ({ ...seat, city: cities[index] })),
  }),
  "city-taken": (view, { seat, city }) => {
    const given = view.seats[seat].city;
    const from = view.seats.findIndex((other) => other.city === city);
    const still = view.seats.map((other) => ({ ...other, origin: null }));
    const swapped = from < 0 ? still : patchSeat(still, from, { city: given, origin: seat });
    return { ...view, seats: patchSeat(swapped, seat, { city, origin: from < 0 ? "middle" : from }) };
  },
  "seen-pile-looked": (view, { seat, pile, index, card }) => ({
    ...view,
    looks: [...view.looks, { seat, pile, index, card: seat === view.me ? card : null }],
  }),
  "seen-investigation-dealt": (view, { sizes, card }, edition) => ({
    ...view,
    seats: view.seats.map((seat, index) => ({ ...seat, held: sizes[index] })),
    held: card ? [card] : [],
    deck: deckSize(edition, "investigation") - sizes.reduce((a, b) => a + b, 0),
  }),
  "seen-investigation-drawn": (view, { seat, card }) => ({
    ...view,
    deck: (view.deck ?? 1) - 1,
    held: seat === view.me && card ? [...view.held, card] : view.held,
    seats: heldBy(view, seat, 1),
  }),
  "seen-investigation-played": (view, { seat, card }) => ({
    ...view,
    discard: view.discard + 1,
    held: seat === view.me && card ? without(view.held, card) : view.held,
    seats: heldBy(view, seat, -1),
    // a golden tip is a question to everybody
    question: card?.startsWith(GOLDEN) ? { asker: seat, cards: [], answers: [], tip: card } : view.question,
  }),
  "card-turned": (view) => ({ ...view, deck: (view.deck ?? 1) - 1, discard: view.discard + 1 }),
  "pile-reshuffled": (view, { cards }) => ({ ...view, deck: cards, discard: 0 }),
};
