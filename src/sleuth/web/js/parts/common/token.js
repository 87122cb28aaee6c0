/** The token of a seat: its figure, or a plain disc in editions without a board, where nobody is a suspect. */
import { html } from "../../html.js";
import { figureOf, hasFigures, seatColour } from "../../state/edition.js";
import { Figure } from "./figure.js";

/**
 * A disc with a letter, in a colour that no suspect has.
 * @param {{colour: string, letter: string, size: number}} props
 */
const Disc = ({ colour, letter, size }) => html`<svg class="figure token" viewBox="-15 -15 30 30" width=${size}
  height=${size} aria-hidden="true" data-colour=${colour}>
  <circle class="body" r="12.500" /><text class="letter" y="4.500">${letter}</text></svg>`;

/** Return a sign for a player: the number that ends the name, or its first letter. @param {string} name */
const signOf = (name) => name.match(/\d{1,2}$/)?.[0] ?? [...name][0]?.toUpperCase() ?? "";

/** @param {{edition: Edition, seat: number, name: string, size?: number}} props `name`: who plays the seat */
export const Token = ({ edition, seat, name, size = 40 }) =>
  hasFigures(edition)
    ? html`<${Figure} edition=${edition} suspect=${figureOf(edition, seat)} size=${size} />`
    : html`<${Disc} colour=${seatColour(edition, seat)} letter=${signOf(name)} size=${size} />`;
