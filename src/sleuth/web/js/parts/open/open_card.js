/** The card that lies open at a player: a character, or a city. */
import { html } from "../../html.js";
import { CharacterCard } from "./character.js";
import { CityTag } from "./city_tag.js";

/** @param {SeatProps} props */
export const OpenCard = (props) => html`<${CharacterCard} ...${props} /><${CityTag} ...${props} />`;
