/** A weapon as it lies on the floor of the board. */
import { html } from "../../html.js";
import { artOf, Drawn } from "./art.js";
import { Shape } from "./icon.js";

/** A prop: about 20 units wide, centred. @param {{edition: Edition, weapon: string}} props */
export const Prop = ({ edition, weapon }) => {
  const name = artOf(edition, "prop", weapon);
  return name
    ? html`<g class="prop inked"><${Drawn} name=${name} /></g>`
    : html`<g class="prop plain"><circle r="11" /><g transform="translate(-9.6 -9.6) scale(.8)">
        <${Shape} edition=${edition} card=${weapon} /></g></g>`;
};
