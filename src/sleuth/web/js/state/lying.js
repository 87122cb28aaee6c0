/** What lies on the table for all to see: leftovers, hands laid open, face-down cards and who has looked at them. */

/** @typedef {import("./types.js").View} View */

/** The piles of face-down cards. @type {("side"|"centre")[]} */
export const PILES = ["side", "centre"];

/** Leftovers that lie face up. @param {View} view @returns {string[]} */
export const leftovers = (view) => {
  const laid = view.seats.flatMap((seat) => seat.laid);
  return view.open.filter((card) => !laid.includes(card));
};

/**
 * Everything that lies face up, by whose it was; `seat` is null for leftovers.
 * @param {View} view @returns {{seat: number|null, cards: string[]}[]}
 */
export const faceUp = (view) =>
  [{ seat: null, cards: leftovers(view) }, ...view.seats.map(({ laid }, seat) => ({ seat, cards: laid }))].filter(
    ({ cards }) => cards.length > 0,
  );

/**
 * The face-down cards of a pile: who has looked at each, and which it is, if I have.
 * @param {View} view @param {"side"|"centre"} pile
 * @returns {{mine: boolean, card: string|null, seats: number[]}[]}
 */
export const faceDown = (view, pile) =>
  Array.from({ length: view[pile] }, (_, index) => {
    const looks = view.looks.filter((look) => look.pile === pile && look.index === index);
    const mine = looks.find((look) => look.seat === view.me);
    return { mine: Boolean(mine), card: mine?.card ?? null, seats: looks.map((look) => look.seat) };
  });

/**
 * The kept cards that have been played, each sort once, in the order they first were.
 * @param {View} view @returns {{effect: string, seats: number[]}[]}
 */
export function playedSorts(view) {
  const sorts = new Map();
  for (const { effect, seat } of view.played) sorts.set(effect, [...(sorts.get(effect) ?? []), seat]);
  return [...sorts].map(([effect, seats]) => ({ effect, seats }));
}

/** Cities that lie before nobody, once they are turned up. @param {any} edition @param {View} view @returns {string[]} */
export function middleCities(edition, view) {
  const taken = view.seats.map((seat) => seat.city);
  if (!taken.some(Boolean)) return [];
  return edition.places.filter((/** @type {string} */ city) => !taken.includes(city));
}
