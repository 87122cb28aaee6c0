/** An edition as the page needs it: what the server sends, with a few things looked up once. */
import { initials, letters } from "./initials.js";

/** @param {Wire.EditionDrawn} data @returns {Edition} */
export function prepareEdition(data) {
  const ofKind = (/** @type {number} */ kind) =>
    data.cards.filter((card) => card.kind === data.kinds[kind].id).map((card) => card.id);
  const centre = data.board?.places.find((place) => place.centre) ?? null;
  const named = [...data.cards, ...(centre ? [{ id: centre.id, kind: "centre", name: centre.name }] : [])];
  return {
    ...data,
    suspects: ofKind(0),
    figures: ofKind(0),
    letters: lettersOf(named, data.kinds[0].id),
    weapons: ofKind(1),
    places: ofKind(2),
    card: new Map(named.map((card) => [card.id, card])),
    centre: centre?.id ?? null,
    options: Object.fromEntries((data.options ?? []).map((option) => [option.name, option.default])),
    switches: data.options ?? [],
  };
}

/**
 * Return the edition as a table plays it.
 * @param {Edition} edition @param {string[]} [figures] the figures of the seats, unless they are the first suspects
 */
export const withFigures = (edition, figures) => (figures?.length ? { ...edition, figures } : edition);

/**
 * Return the letters of figures, and those of all other cards, by id.
 * @param {Card[]} cards @param {string} suspect the kind of the figures @returns {Map<string, string>}
 */
function lettersOf(cards, suspect) {
  const figures = cards.filter((card) => card.kind === suspect);
  const others = cards.filter((card) => card.kind !== suspect);
  const found = [...letters(figures.map((card) => card.name)), ...initials(others.map((card) => card.name))];
  return new Map([...figures, ...others].map((card, index) => [card.id, found[index]]));
}

/**
 * Return the letters on a figure, for people who do not see its colour, or of a card without a drawing.
 * @param {Edition} edition @param {string} id
 */
export const letterOf = (edition, id) => edition.letters.get(id) ?? "";

/** Return the name of a card, or of a square. @param {Edition} edition @param {string} id */
export const nameOf = (edition, id) => edition.card.get(id)?.name ?? id;

/** Return the colour of a suspect. @param {Edition} edition @param {string} id */
export const colourOf = (edition, id) => edition.card.get(id)?.colour ?? "none";

/** Return the figure of a seat. @param {Edition} edition @param {number} seat */
export const figureOf = (edition, seat) => edition.figures[seat];

/** Return whether players have figures; without a board nobody is a suspect. @param {Edition} edition */
export const hasFigures = (edition) => Boolean(edition.board);

/**
 * Return the colour of a seat: that of its figure, or without figures one that no suspect has.
 * @param {Edition} edition @param {number} seat
 */
export const seatColour = (edition, seat) =>
  hasFigures(edition) ? colourOf(edition, figureOf(edition, seat)) : `seat-${seat}`;

/**
 * Return the index of a seat's figure among the suspects of the edition.
 * @param {Edition} edition @param {number} seat
 */
export const pieceOf = (edition, seat) => edition.suspects.indexOf(figureOf(edition, seat));

/** Return a card of an extra deck. @param {Edition} edition @param {string} id */
export const extraOf = (edition, id) =>
  Object.values(edition.decks ?? {})
    .flat()
    .find((card) => card.id === id) ?? { id, name: id, help: "" };
