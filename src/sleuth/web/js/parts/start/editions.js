/** The editions, each with a small picture, in a strip. */
import { classes, html } from "../../html.js";
import { t } from "../../words.js";
import { FurnishedBoard, LittleBoard } from "../board/little.js";
import { Picture } from "../common/card.js";
import { Icon } from "../common/icon.js";

/** @typedef {{onChoose: (id: string) => void, onDeal: ((edition: Edition) => void)|null}} Chooses */

/** The picture of a game without a board: three of its cards. @param {EditionProps} props */
const LittleCards = ({ edition }) => html`<div class="board little little-cards" aria-hidden="true">
  ${[edition.suspects[0], edition.weapons[0], edition.places[1]].map(
    (card) => html`<span key=${card}><${Picture} edition=${edition} card=${card} size=${40} /></span>`,
  )}</div>`;

/** A small picture of an edition; a board is furnished where it is large. */
export const LittlePicture = (/** @type {EditionProps & {large?: boolean}} */ { edition, large = false }) => {
  if (!edition.board) return html`<${LittleCards} edition=${edition} />`;
  return html`<${large ? FurnishedBoard : LittleBoard} edition=${edition} />`;
};

/** Deals this edition at once; with the keyboard only that of the chosen one can be reached. */
const DealThis = (
  /** @type {{edition: Edition, chosen: boolean, onDeal: (edition: Edition) => void}} */ { edition, chosen, onDeal },
) => html`<button type="button" class="round primary deal-this" tabindex=${chosen ? 0 : -1}
  aria-label=${t("deal-this", { edition: edition.title })} title=${t("deal-this", { edition: edition.title })}
  onClick=${() => onDeal(edition)}><${Icon} name="go" /></button>`;

/** @param {Chooses & {edition: Edition, chosen: boolean}} props */
const EditionChoice = ({
  edition,
  chosen,
  onChoose,
  onDeal,
}) => html`<div class=${classes("edition", chosen && "chosen")}
  data-edition=${edition.id}><label>
  <input type="radio" name="edition" checked=${chosen} onChange=${() => onChoose(edition.id)}
    onDblClick=${onDeal && (() => onDeal(edition))} />
  <${LittlePicture} edition=${edition} />
  <span class="edition-text"><b>${edition.title}</b>
    <small>${t("seats-range", { least: edition.seats[0], most: edition.seats[1] })}</small></span></label>
  ${onDeal && html`<${DealThis} edition=${edition} chosen=${chosen} onDeal=${onDeal} />`}</div>`;

/** `onDeal` is null where an edition is only chosen. @param {Chooses & {editions: Edition[], chosen: string}} props */
export const Editions = ({ editions, chosen, onChoose, onDeal }) => html`<fieldset class="editions">
  <legend class="hidden">${t("edition")}</legend>
  ${editions.map(
    (edition) => html`<${EditionChoice} key=${edition.id} edition=${edition} chosen=${edition.id === chosen}
      onChoose=${onChoose} onDeal=${onDeal} />`,
  )}</fieldset>`;
