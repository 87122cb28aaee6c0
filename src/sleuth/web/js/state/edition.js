/** An edition as the page needs it: what the server tells, with a few things looked up once. */
import { letters } from "./initials.js";

/**
 * @typedef {{id: string, kind: string, name: string, colour?: string|null, ability?: any}} Card
 * @typedef {{id: string, family: string, title: string, suspects: string[], figures: string[], letters: Map<string, string>, weapons: string[], places: string[],
 *   kinds: {id: string, name: string}[], cards: Card[], card: Map<string, Card>, centre: string|null,
 *   options: Record<string, any>, decks: Record<string, any[]>, board: any, [more: string]: any}} Edition
 */

/** @param {any} data as told by the server @returns {Edition} */
export function prepared(data) {
  const ofKind = (/** @type {number} */ kind) =>
    data.cards
      .filter((/** @type {Card} */ card) => card.kind === data.kinds[kind].id)
      .map((/** @type {Card} */ card) => card.id);
  const centre = data.board?.places.find((/** @type {any} */ place) => place.centre) ?? null;
  const named = [...data.cards, ...(centre ? [{ id: centre.id, kind: "centre", name: centre.name }] : [])];
  return {
    ...data,
    suspects: ofKind(0),
    figures: ofKind(0),
    letters: lettersOf(data, ofKind(0)),
    weapons: ofKind(1),
    places: ofKind(2),
    card: new Map(named.map((card) => [card.id, card])),
    centre: centre?.id ?? null,
    options: Object.fromEntries((data.options ?? []).map((/** @type {any} */ option) => [option.name, option.default])),
    switches: data.options ?? [],
  };
}

/**
 * The edition as a table plays it.
 * @param {Edition} edition @param {string[]} [figures] who the seats play, if it is not the first suspects in order
 */
export const played = (edition, figures) => (figures?.length ? { ...edition, figures } : edition);

/** @param {any} data @param {string[]} suspects */
function lettersOf(data, suspects) {
  const names = suspects.map((id) => data.cards.find((/** @type {Card} */ card) => card.id === id).name);
  const found = letters(names);
  return new Map(suspects.map((id, index) => [id, found[index]]));
}

/** The letters on a figure, for those who do not see its colour. @param {Edition} edition @param {string} id */
export const letterOf = (edition, id) => edition.letters.get(id) ?? "";

/** What a card, or a square, is called. @param {Edition} edition @param {string} id */
export const nameOf = (edition, id) => edition.card.get(id)?.name ?? id;

/** The colour of a suspect. @param {Edition} edition @param {string} id */
export const colourOf = (edition, id) => edition.card.get(id)?.colour ?? "none";

/** The figure of a seat. @param {Edition} edition @param {number} seat */
export const figureOf = (edition, seat) => edition.figures[seat];

/** Whether players have figures; where they have none, nobody is a suspect. @param {Edition} edition */
export const hasFigures = (edition) => Boolean(edition.board);

/**
 * The colour of a seat: that of its figure, or without figures one of its own, which is no suspect's.
 * @param {Edition} edition @param {number} seat
 */
export const seatColour = (edition, seat) =>
  hasFigures(edition) ? colourOf(edition, figureOf(edition, seat)) : `seat-${seat}`;

/** Which of the suspects that is, counted in the edition's order. @param {Edition} edition @param {number} seat */
export const pieceOf = (edition, seat) => edition.suspects.indexOf(figureOf(edition, seat));

/** A card of an extra deck. @param {Edition} edition @param {string} id */
export const extraOf = (edition, id) =>
  Object.values(edition.decks ?? {})
    .flat()
    .find((card) => card.id === id) ?? { id, name: id, help: "" };
