/** What lies on the table for all to see: leftovers, hands laid open, face-down cards and who has looked at them. */

/** The piles of face-down cards. @type {Pile[]} */
export const PILES = ["side", "centre"];

/** Return the leftovers that lie face up. @param {View} view @returns {string[]} */
export const leftovers = (view) => {
  const laid = view.seats.flatMap((seat) => seat.laid);
  return view.open.filter((card) => !laid.includes(card));
};

/**
 * Return everything that lies face up, grouped by owner; `seat` is null for leftovers.
 * @param {View} view @returns {{seat: number|null, cards: string[]}[]}
 */
export const faceUp = (view) =>
  [{ seat: null, cards: leftovers(view) }, ...view.seats.map(({ laid }, seat) => ({ seat, cards: laid }))].filter(
    ({ cards }) => cards.length > 0,
  );

/**
 * Return the face-down cards of a pile: who has looked at each, and which card it is if I have.
 * @param {View} view @param {Pile} pile @returns {{mine: boolean, card: string|null, seats: number[]}[]}
 */
export const faceDown = (view, pile) =>
  Array.from({ length: view[pile] }, (_, index) => {
    const looks = view.looks.filter((look) => look.pile === pile && look.index === index);
    const mine = looks.find((look) => look.seat === view.me);
    return { mine: Boolean(mine), card: mine?.card ?? null, seats: looks.map((look) => look.seat) };
  });

/**
 * Return the kept cards that have been played, each once, in the order they were first played.
 * @param {View} view @returns {{effect: string, seats: number[]}[]}
 */
export function playedSorts(view) {
  const sorts = /** @type {Map<string, number[]>} */ (new Map());
  for (const { effect, seat } of view.played) sorts.set(effect, [...(sorts.get(effect) ?? []), seat]);
  return [...sorts].map(([effect, seats]) => ({ effect, seats }));
}

/**
 * Return the cities in the middle, once cities are turned up.
 * @param {Edition} edition @param {View} view @returns {string[]}
 */
export function middleCities(edition, view) {
  const taken = view.seats.map((seat) => seat.city);
  if (!taken.some(Boolean)) return [];
  return edition.places.filter((city) => !taken.includes(city));
}
