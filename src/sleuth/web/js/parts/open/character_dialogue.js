/** A character card to read. */
import { html } from "../../html.js";
import { figureOf, nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Token } from "../common/token.js";

/** @param {SeatProps & {ability: Wire.Skill, onClose: () => void}} props */
export function CharacterDialogue({ edition, view, seat, ability, onClose }) {
  const used = view.seats[seat].usedAbility;
  return html`<${Dialogue} title=${nameOf(edition, figureOf(edition, seat))} kind="note" onClose=${onClose}>
    <div class="character-large paper" data-used=${used}>
      <${Token} edition=${edition} seat=${seat} name=${view.names[seat]} size=${72} />
      <div><p>${t("character-of", { name: view.names[seat] })}</p><h3>${ability.name}</h3><p>${ability.help}</p>
        <p class="character-state">${used ? t("character-used") : t("character-unused")}</p></div></div><//>`;
}
