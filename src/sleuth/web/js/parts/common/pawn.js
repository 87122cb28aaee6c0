/** A figure as it stands on the board. */
import { classes, html } from "../../html.js";
import { colourOf, letterOf } from "../../state/edition.js";
import { artOf, Drawn } from "./art.js";
import { Bust } from "./icon.js";

/** @param {{edition: Edition, suspect: string, name: string}} props */
const Painted = ({ edition, suspect, name }) => {
  const letter = letterOf(edition, suspect);
  return html`<g class="pawn inked" data-colour=${colourOf(edition, suspect)}><${Drawn} name=${name} />
    <text class=${classes("letter", letter.length > 1 && "two")} y="9.200">${letter}</text></g>`;
};

/**
 * A pawn: about 30 units high where a square has 24, centred, its base at 12. The letter is for people who do not see
 * its colour.
 * @param {{edition: Edition, suspect: string}} props
 */
export const Pawn = ({ edition, suspect }) => {
  const name = artOf(edition, "pawn", suspect);
  return name
    ? html`<${Painted} edition=${edition} suspect=${suspect} name=${name} />`
    : html`<g class="pawn" transform="translate(0 -1) scale(.94)">
        <${Bust} colour=${colourOf(edition, suspect)} letter=${letterOf(edition, suspect)} /></g>`;
};
