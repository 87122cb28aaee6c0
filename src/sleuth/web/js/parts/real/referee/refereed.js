/** A table with a referee: everybody takes their cards behind a curtain, then dice, turn and the case. */
import { at } from "../../../base.js";
import { html, useEffect, useState } from "../../../html.js";
import { packed } from "../../../real/carrying.js";
import { following, notesOf, secureChance, thrown } from "../../../real/refereeing.js";
import { t } from "../../../words.js";
import { MiniCard } from "../../common/card.js";
import { Icon } from "../../common/icon.js";
import { Qr } from "../../common/share.js";

/** @typedef {import("../../../real/refereeing.js").Refereed} Refereed */
/** @typedef {{table: Refereed, book: import("../../../real/book.js").Book, onChange: (table: Refereed|null) => void}} TableProps */

/** @param {{edition: Edition, cards: string[]}} props */
const Cards = ({ edition, cards }) =>
  html`<ul class="taken-cards">${cards.map(
    (card) => html`<li key=${card}><${MiniCard} edition=${edition} card=${card} /></li>`,
  )}</ul>`;

/** A QR code that opens the notes of a seat on its own phone. @param {{table: Refereed}} props */
function Carry({ table }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    packed(notesOf(table, table.at)).then((text) => setLink(`${location.origin}${at("/real")}#notes=${text}`));
  }, []);
  return (
    link &&
    html`<details class="carry"><summary>${t("real-take-phone")}</summary><p>${t("real-take-phone-how")}</p><${Qr} text=${link} /></details>`
  );
}

/** One player takes the device, sees their cards, and hides them again. @param {TableProps} props */
export function Taking({ table, book, onChange }) {
  const [open, setOpen] = useState(false);
  const name = table.names[table.at];
  if (!open)
    return html`<section class="curtained"><${Icon} name="people" size=${72} /><h2>${t("hand-to", { name })}</h2><p>${t("real-curtain")}</p>
      <button type="button" class="primary big" data-does="look" onClick=${() => setOpen(true)}>${t("i-am", { name })}</button></section>`;
  return html`<section class="paper set-up-part taking"><h2>${t("real-take-these", { name })}</h2><p>${t("real-take-how")}</p>
    <${Cards} edition=${book.edition} cards=${table.hands[table.at]} /><${Carry} table=${table} />
    <button type="button" class="primary big" data-does="hide" onClick=${() => onChange({ ...table, at: table.at + 1 })}>${t("real-taken")}</button></section>`;
}

/** @param {TableProps} props */
function Dice({ table, book, onChange }) {
  const sorts = book.optionsOf(table.options, table.names.length).dice ?? [];
  if (!sorts.length) return null;
  const face = (/** @type {number} */ pips) => (pips === 0 ? "?" : String(pips));
  return html`<section class="paper set-up-part"><h2>${t("real-dice")}</h2>
    <p class="thrown" role="status" aria-label=${t("real-thrown")}>${table.dice?.map((pips, index) => html`<b key=${index}>${face(pips)}</b>`) ?? "–"}</p>
    <button type="button" class="big" data-does="throw" onClick=${() => onChange({ ...table, dice: thrown(sorts, secureChance) })}>${t("real-throw")}</button></section>`;
}

/** The case, hidden until somebody opens it. @param {TableProps} props */
function CaseFile({ table, book, onChange }) {
  const [stage, setStage] = useState(0);
  return html`<section class="paper set-up-part"><h2>${t("case-file")}</h2>
    ${stage === 1 && html`<p role="alert">${t("real-open-case-sure")}</p>`}
    ${
      stage < 2
        ? html`<button type="button" class=${stage ? "danger" : ""} data-does="open-case" onClick=${() => setStage(stage + 1)}>${t("real-open-case")}</button>`
        : html`<${Cards} edition=${book.edition} cards=${table.case} />`
    }
    <button type="button" class="quiet" data-does="end" onClick=${() => onChange(null)}>${t("real-referee-end")}</button></section>`;
}

/** Everything after the deal. @param {TableProps} props */
export const RefereedTable = (props) => {
  const { table, book, onChange } = props;
  const next = following({ ...table, options: book.optionsOf(table.options, table.names.length) });
  return html`<section class="paper set-up-part"><h2>${t("real-turn-of", { name: table.names[table.turn] })}</h2>
      <button type="button" class="primary big" data-does="next" onClick=${() => onChange({ ...table, turn: next, dice: null })}>
        ${t("real-next-turn", { name: table.names[next] })}</button></section>
    <${Dice} ...${props} />
    ${table.open.length > 0 && html`<section class="paper set-up-part"><h2>${t("real-cards-open")}</h2><${Cards} edition=${book.edition} cards=${table.open} /></section>`}
    <${CaseFile} ...${props} />`;
};
