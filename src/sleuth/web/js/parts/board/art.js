/** The painted rooms of a board: a file for each edition, fetched when its board is first shown. */
import { html } from "../../html.js";
import { isDrawn, useDrawings } from "../common/art.js";

/** The editions whose boards are painted; all others have plain floors. */
const PAINTED = new Set(["classic", "sherlock", "red-keep", "meereen", "travel"]);

/** Return the name of a drawing of an edition's board. @param {Edition} edition @param {string} name */
const named = (edition, name) => `${edition.id}--${name}`;

/** Return whether the rooms of an edition are painted and the drawings are there. @param {BoardEdition} edition */
export function usePaintedRooms(edition) {
  useDrawings(PAINTED.has(edition.id) ? `${edition.id}-board` : null);
  return isDrawn(named(edition, edition.board.places[0].id));
}

/**
 * A drawing of an edition at its place on the board, if there is one.
 * @param {{edition: Edition, name: string, at?: PointXY}} props
 */
export function Art({ edition, name, at = { x: 0, y: 0 } }) {
  const id = named(edition, name);
  return isDrawn(id) && html`<use href=${`#${id}`} x=${at.x} y=${at.y} />`;
}
