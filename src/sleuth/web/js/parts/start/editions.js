/** The editions, each with a small picture. */
import { classes, html } from "../../html.js";
import { t } from "../../words.js";
import { LittleBoard } from "../board/ground.js";
import { Picture } from "../common/card.js";

/** The picture of a game without a board: three of its cards. @param {EditionProps} props */
const LittleCards = ({ edition }) => html`<div class="board little little-cards" aria-hidden="true">
  ${[edition.suspects[0], edition.weapons[0], edition.places[1]].map(
    (card) => html`<span key=${card}><${Picture} edition=${edition} card=${card} size=${40} /></span>`,
  )}</div>`;

/** A small picture of an edition. @param {EditionProps} props */
export const LittlePicture = ({ edition }) =>
  edition.board ? html`<${LittleBoard} edition=${edition} />` : html`<${LittleCards} edition=${edition} />`;

/** @param {{edition: Edition, chosen: boolean, onChoose: (id: string) => void}} props */
const EditionChoice = ({ edition, chosen, onChoose }) => html`<label class=${classes("edition", chosen && "chosen")}
  data-edition=${edition.id}>
  <input type="radio" name="edition" checked=${chosen} onChange=${() => onChoose(edition.id)} />
  <${LittlePicture} edition=${edition} />
  <span class="edition-text"><b>${edition.title}</b><span>${edition.tagline}</span>
    <small>${t("seats-range", { least: edition.seats[0], most: edition.seats[1] })}</small></span></label>`;

/** @param {{editions: Edition[], chosen: string, onChoose: (id: string) => void}} props */
export const Editions = ({ editions, chosen, onChoose }) => html`<fieldset class="editions">
  <legend class="hidden">${t("edition")}</legend>
  ${editions.map(
    (edition) =>
      html`<${EditionChoice} key=${edition.id} edition=${edition} chosen=${edition.id === chosen} onChoose=${onChoose} />`,
  )}</fieldset>`;
