/** Who sits at a seat, as a picture: their figure, or where nobody plays a suspect a plain pawn with their initials. */
import { html } from "../html.js";
import { colourOf, figureOf, hasFigures, letterOf } from "../state/edition.js";
import { initials } from "../state/initials.js";
import { Figure } from "./icon.js";

/** @param {{edition: any, seat: number, names: string[], size: number}} props */
export function Pawn({ edition, seat, names, size }) {
  const figure = figureOf(edition, seat);
  const plain = !hasFigures(edition);
  const letter = plain ? initials(names, 2)[seat] : letterOf(edition, figure);
  return html`<${Figure} colour=${colourOf(edition, figure)} letter=${letter} size=${size} plain=${plain} />`;
}
