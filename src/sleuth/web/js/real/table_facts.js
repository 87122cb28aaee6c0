/** What entering lines needs to know of a table, from the edition and the notes. No DOM in here. */
import { answerers } from "../notes/game.js";
import { dealerOf } from "./seating.js";

/**
 * @param {Edition} edition @param {Wire.ServedPack} pack @param {RawNotes} raw
 * @param {string[]} [silent] players who answer nothing any more @returns {TableFacts}
 */
export function tableFacts(edition, pack, raw, silent = []) {
  const names = raw.seats;
  const options = /** @type {Rules} */ ({ ...pack.house.usual, ...pack.house.by_seats[names.length], ...raw.options });
  const dealer = dealerOf(options, names.length);
  const game = { edition: pack.id, names, options, dealer, culprit: options.culprit ? dealer : null };
  return {
    kinds: [edition.suspects, edition.weapons, edition.places],
    names,
    me: raw.me ?? null,
    hand: raw.hand ?? [],
    open: raw.open ?? [],
    order: (by) =>
      answerers(
        game,
        Math.max(names.indexOf(by), 0),
        silent.map((name) => names.indexOf(name)),
      ).map((seat) => names[seat]),
    silent,
    featured: (feature) => pack.features[feature] ?? [],
    options,
  };
}
