/** A figure as a picture: its portrait in a round frame, or where that is too small its pawn. */
import { html } from "../../html.js";
import { colourOf } from "../../state/edition.js";
import { artOf, Drawn } from "./art.js";
import { Pawn } from "./pawn.js";

/** Below this many pixels a portrait cannot be read. */
const SMALL = 34;

/** @param {{edition: Edition, suspect: string, size?: number}} props */
export function Figure({ edition, suspect, size = 40 }) {
  const name = size < SMALL ? null : artOf(edition, "art", suspect);
  if (!name)
    return html`<svg class="figure" viewBox="-16 -21 32 36" width=${size} height=${size} aria-hidden="true">
      <${Pawn} edition=${edition} suspect=${suspect} /></svg>`;
  return html`<svg class="figure cameo inked" viewBox="0 0 100 100" width=${size} height=${size} aria-hidden="true"
    data-colour=${colourOf(edition, suspect)}><circle class="cameo-ground" cx="50" cy="52" r="47" />
    <g class="cameo-bust"><${Drawn} name=${name} /></g><circle class="cameo-ring" cx="50" cy="52" r="47" /></svg>`;
}
