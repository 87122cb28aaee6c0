/** What lies beside the board: White Walkers, leftovers, hands laid open, and piles to look up. */
import { html, useState } from "../../html.js";
import { extraOf, nameOf } from "../../state/edition.js";
import { deckSize, walkers } from "../../state/fold/cards.js";
import { faceDown, faceUp, PILES, playedSorts } from "../../state/open_cards.js";
import { t } from "../../words.js";
import { Card, ExtraCard, MiniCard } from "../common/card.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon } from "../common/icon.js";

/** Return whether intrigue cards are in play. @param {Edition} edition @param {TableView} view */
const hasIntrigue = (edition, view) =>
  walkers(edition) > 0 && Boolean(view.plan?.options.intrigue ?? edition.options.intrigue);

/** Keep "4 of 8" at the end of a text on one line. @param {string} text */
const countTogether = (text) => text.replace(/(\d+) (\S+) (\d+)$/, "$1\u00a0$2\u00a0$3");

/** The White Walkers that lie open, one card each; the last one is the one that counts. @param {ViewProps} props */
function Walkers({ edition, view }) {
  const all = walkers(edition);
  const card = (
    /** @type {unknown} */ _,
    /** @type {number} */ index,
  ) => html`<span class="walker" data-on=${index < view.walkers} data-last=${index === all - 1}
    title=${index === all - 1 ? t("walkers-last") : undefined}><${Icon} name="snow" size=${14} /></span>`;
  return html`<div class="walkers" data-near=${view.walkers === all - 1}>
    <div class="walker-cards" aria-hidden="true">${Array.from({ length: all }, card)}</div>
    <p>${countTogether(t("walkers", { count: view.walkers, all }))}<span class="hidden"> ${t("walkers-last")}</span></p></div>`;
}

/** Cards that lie face up, grouped by owner. @param {ViewProps} props */
function FaceUp({ edition, view }) {
  const groups = faceUp(view);
  if (!groups.length) return null;
  const title = (/** @type {number|null} */ seat) =>
    seat === null ? t("face-up") : t("hand-of", { name: view.names[seat] });
  return html`<section class="face-up" tabindex="0" aria-label=${t("open-cards")}>${groups.map(
    ({ seat, cards }) => html`<div key=${seat}><p class="pile-title">${title(seat)}</p>
      <ul class="minis">${cards.map(
        (card) => html`<li key=${card}><${MiniCard} edition=${edition} card=${card} /></li>`,
      )}</ul></div>`,
  )}</section>`;
}

/** A small pile that opens a dialogue. @param {{children?: Content, title: string, contents: Content}} props */
function Lookup({ children, title, contents }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="lookup" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      ${children}</button>
    ${open && html`<${Dialogue} title=${title} kind="note" onClose=${() => setOpen(false)}>${contents}<//>`}`;
}

/** The kept cards that have been played, and by whom. @param {ViewProps} props */
function Played({ edition, view }) {
  const sorts = playedSorts(view);
  if (!sorts.length) return html`<p>${t("played-none")}</p>`;
  const who = (/** @type {number[]} */ seats) => seats.map((seat) => view.names[seat]).join(", ");
  return html`<ul class="fan spread">${sorts.map(
    ({ effect, seats }) => html`<li key=${effect}>
      <${ExtraCard} edition=${edition} card=${effect} note=${t("played-by", { names: who(seats) })} /></li>`,
  )}</ul>`;
}

/** The intrigue deck, and beside it the played cards. @param {ViewProps} props */
function Intrigue({ edition, view }) {
  const [left, played] = [view.deck ?? deckSize(edition, "intrigue"), view.played.length];
  const last = view.played.at(-1);
  return html`<${Lookup} title=${t("played-title")} contents=${html`<${Played} edition=${edition} view=${view} />`}>
    <span class="little-piles" aria-hidden="true"><span class="little-card back" data-empty=${left === 0}></span>
      <span class="little-card" data-empty=${!played} title=${last && extraOf(edition, last.effect).name}></span></span>
    <span class="pile-title">${left} ${t("pile-draw")}<br />${played} ${t("pile-discard")}</span><//>`;
}

/**
 * The face-down cards of a pile, large: those I have seen, and who else has.
 * @param {ViewProps & {pile: Pile}} props
 */
function Looked({ edition, view, pile }) {
  const others = (/** @type {number[]} */ seats) =>
    seats.filter((seat) => seat !== view.me).map((seat) => view.names[seat]);
  const seenBy = (/** @type {boolean} */ mine, /** @type {number[]} */ seats) =>
    [mine && t("you"), ...others(seats)].filter(Boolean).join(", ");
  const card = (/** @type {ReturnType<typeof faceDown>[number]} */ found, /** @type {number} */ index) => {
    const names = seenBy(found.mine, found.seats);
    const note = names && t("looked-at-by", { names });
    const back = html`<div class="card back-card"><span class="card-name">${index + 1}</span>
      ${note && html`<span class="card-note">${note}</span>`}</div>`;
    return html`<li key=${index}>
      ${found.card ? html`<${Card} edition=${edition} card=${found.card} note=${note} />` : back}</li>`;
  };
  return html`<p>${t(`pile-how-${pile}`)}</p><ul class="fan spread">${faceDown(view, pile).map(card)}</ul>`;
}

/** Cards face down; those I have looked at are marked. @param {ViewProps & {pile: Pile}} props */
function FaceDown({ edition, view, pile }) {
  const cards = faceDown(view, pile);
  if (!cards.length) return null;
  const seen = cards.filter((card) => card.mine);
  const little = (
    /** @type {ReturnType<typeof faceDown>[number]} */ { mine, card },
  ) => html`<span class="little-card back" data-mine=${mine}
    title=${card ? nameOf(edition, card) : undefined}>${mine && html`<${Icon} name="eye" size=${14} />`}</span>`;
  return html`<${Lookup} title=${t(`pile-title-${pile}`)}
    contents=${html`<${Looked} edition=${edition} view=${view} pile=${pile} />`}>
    <span class="little-piles" aria-hidden="true">${cards.map(little)}</span>
    <span class="pile-title">${t(`pile-count-${pile}`, { count: cards.length })}
      ${view.me !== null && html`<br />${t("looked-at", { count: seen.length })}`}</span><//>`;
}

/** @param {ViewProps} props */
export const OpenCards = ({ edition, view }) => html`
  ${hasIntrigue(edition, view) && html`<${Walkers} edition=${edition} view=${view} />`}
  <${FaceUp} edition=${edition} view=${view} />
  ${PILES.map((pile) => html`<${FaceDown} key=${pile} edition=${edition} view=${view} pile=${pile} />`)}
  ${hasIntrigue(edition, view) && html`<${Intrigue} edition=${edition} view=${view} />`}`;
