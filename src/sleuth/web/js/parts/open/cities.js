/** The city cards: one in front of each detective, the others in the middle; and where the last one came from. */
import { html } from "../../html.js";
import { middleCities } from "../../state/open_cards.js";
import { t } from "../../words.js";
import { Card, MiniCard, Pile } from "../common/card.js";
import { Token } from "../common/token.js";
import { isCulprit, originAt } from "./city_tag.js";
import { useGlide } from "./glide.js";

/** The card in front of a player. @param {SeatProps} props */
function City({ edition, view, seat }) {
  const { city } = view.seats[seat];
  const hidden = html`<div class="card back-card">
    <span class="card-name">${isCulprit(view, seat) ? t("culprit") : ""}</span></div>`;
  return html`<figure class="city" data-turn=${view.turn?.seat === seat}>
    <figcaption><${Token} edition=${edition} seat=${seat} name=${view.names[seat]} size=${26} />
      <span>${view.names[seat]}</span></figcaption>
    ${
      city
        ? html`<div key=${city} data-glides=${city} data-at=${seat}><${Card} edition=${edition} card=${city} /></div>`
        : hidden
    }
    <small class="origin">${originAt(view, seat)}</small></figure>`;
}

/** The cities in the middle. @param {ViewProps} props */
function Middle({ edition, view }) {
  const cities = middleCities(edition, view);
  if (!cities.length) return null;
  return html`<section class="middle" aria-label=${t("middle")}><p class="pile-title">${t("middle")}</p>
    <ul class="fan">${cities.map(
      (city) => html`<li key=${city} data-glides=${city} data-at="middle">
        <${Card} edition=${edition} card=${city} /></li>`,
    )}</ul></section>`;
}

/** The cards of the question under way, in one line. @param {ViewProps} props */
function Asked({ edition, view: { question, names } }) {
  const cards = question?.cards ?? [];
  return html`<div class="asked-line">
    ${
      question &&
      cards.length > 0 &&
      html`<h2>${t("asked-by", { name: names[question.asker] })}</h2>
      <ul>${cards.map((card) => html`<li key=${card}><${MiniCard} edition=${edition} card=${card} /></li>`)}</ul>`
    }</div>`;
}

/**
 * The cities, the piles with what lies `beside` them, and what is asked: a place is reserved for it, so that nothing
 * else moves.
 * @param {ViewProps & {beside: Content}} props
 */
export function Cities({ edition, view, beside }) {
  const inside = useGlide();
  return html`<div class="city-desk" ref=${inside}><div class="cities">
      ${view.names.map((_, seat) => html`<${City} key=${seat} edition=${edition} view=${view} seat=${seat} />`)}</div>
    <div class="piles"><${Pile} name=${t("pile-draw")} count=${view.deck ?? 0} />
      <${Pile} name=${t("pile-discard")} count=${view.discard} />${beside}</div>
    <${Middle} edition=${edition} view=${view} /><${Asked} edition=${edition} view=${view} /></div>`;
}
