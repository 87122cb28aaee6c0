/** Cards: of the deal, of an extra deck, face down. */
import { classes, html } from "../../html.js";
import { colourOf, extraOf, letterOf, nameOf } from "../../state/edition.js";
import { artOf, Drawn, useFaces } from "./art.js";
import { Figure } from "./figure.js";
import { CardIcon, Icon } from "./icon.js";

/** Below this many pixels a drawn card cannot be read, and a few lines say more. */
const SMALL = 34;

/** A drawing as it is printed on a card. @param {{name: string, colour?: string, size: number}} props */
const Print = ({
  name,
  colour,
  size,
}) => html`<svg class="print inked" viewBox="0 -4 100 104" width=${size} height=${size}
  aria-hidden="true" data-colour=${colour}><${Drawn} name=${name} /></svg>`;

/** The drawing of a card. @param {CardProps & {size: number}} props */
export const Picture = ({ edition, card, size }) => {
  const suspect = edition.suspects.includes(card);
  useFaces(edition, !suspect && size >= SMALL);
  const name = size < SMALL ? null : artOf(edition, "art", card);
  if (name) return html`<${Print} name=${name} colour=${suspect ? colourOf(edition, card) : undefined} size=${size} />`;
  return suspect
    ? html`<${Figure} edition=${edition} suspect=${card} size=${size} />`
    : html`<${CardIcon} edition=${edition} card=${card} size=${size} />`;
};

/** @param {Edition} edition @param {string} card */
const kindOf = (edition, card) => edition.kinds.find((kind) => kind.id === edition.card.get(card)?.kind);

/** Return a class for a name with a word that needs smaller letters. @param {string} name */
const lengthOf = (name) => (/\S{14}/.test(name) ? "longest" : /\S{10}/.test(name) || name.length > 20 ? "long" : "");

/** What is printed in the corner: a mark of the kind, and the initials. @param {CardProps} props */
const Index = ({ edition, card }) => html`<span class="card-index" aria-hidden="true">
  <${Icon} name=${`kind-${kindOf(edition, card)?.id}`} size=${13} /><b>${letterOf(edition, card)}</b></span>`;

/** The contents of a card. @param {CardProps & {note: string}} props */
const Face = ({ edition, card, note }) => html`<${Index} edition=${edition} card=${card} />
  <span class="card-kind">${kindOf(edition, card)?.name ?? ""}</span>
  <span class="card-picture"><${Picture} edition=${edition} card=${card} size=${64} /></span>
  <span class=${`card-name ${lengthOf(nameOf(edition, card))}`}>${nameOf(edition, card)}</span>
  ${note && html`<span class="card-note">${note}</span>`}`;

/** A card to look at. @param {CardProps & {note?: string}} props */
export const Card = ({ edition, card, note = "" }) => html`<div class="card" data-kind=${edition.card.get(card)?.kind}>
  <${Face} edition=${edition} card=${card} note=${note} /></div>`;

/** A small card. @param {CardProps} props */
export const MiniCard = ({ edition, card }) => html`<div class="mini-card" data-kind=${edition.card.get(card)?.kind}>
  <${Picture} edition=${edition} card=${card} size=${22} /><span>${nameOf(edition, card)}</span></div>`;

/**
 * Cards side by side; `children` are further ones.
 * @param {{edition: Edition, cards: string[], children?: Content}} props
 */
export const Fan = ({ edition, cards, children }) => html`<ul class="fan">
  ${cards.map((card) => html`<li key=${card}><${Card} edition=${edition} card=${card} /></li>`)}${children}</ul>`;

/**
 * A card to choose.
 * @param {CardProps & {note?: string, label?: string, chosen?: boolean, disabled?: boolean,
 *   onChoose: () => void}} props
 */
export function CardButton({ edition, card, note = "", label = "", chosen = false, disabled = false, onChoose }) {
  const spoken = label ? [label, note].filter(Boolean).join(", ") : undefined;
  return html`<button type="button" class=${classes("card", "choosable", chosen && "chosen")} disabled=${disabled}
    aria-pressed=${label ? undefined : chosen} title=${spoken} data-kind=${edition.card.get(card)?.kind}
    onClick=${onChoose}><${Face} edition=${edition} card=${card} note=${note} /></button>`;
}

/** A kept intrigue card or an investigation card. @param {CardProps & {note?: string}} props */
export const ExtraCard = ({ edition, card, note = "" }) => {
  const extra = extraOf(edition, card);
  return html`<div class="card extra"><span class="card-name">${extra.name}</span>
    <span class="card-help">${extra.help}</span>${note && html`<span class="card-note">${note}</span>`}</div>`;
};

/** A pile of cards face down. @param {{name: string, count: number}} props */
export const Pile = ({ name, count }) => html`<div class="pile">
  <div class="back" data-empty=${count === 0} aria-hidden="true"></div><span><b>${count}</b> ${name}</span></div>`;
