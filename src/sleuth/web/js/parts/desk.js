/** The middle of the table: the board, or in games without one the cards that lie there. */
import { html } from "../html.js";
import { goals } from "../state/choices.js";
import { figureOf, nameOf } from "../state/edition.js";
import { walkers } from "../state/fold_cards.js";
import { t } from "../words.js";
import { Board } from "./board.js";
import { Card, Pile, Picture } from "./card.js";
import { Dice } from "./dice.js";
import { Icon } from "./icon.js";

/** The question under way, its cards and who has answered. */
function Asked({ edition, view }) {
  if (!view.question?.cards.length) return null;
  return html`<div class="asked-cards"><h3>${t("asked-by", { name: view.names[view.question.asker] })}</h3>
    <ul class="fan">${view.question.cards.map((card) => html`<li key=${card}><${Card} edition=${edition} card=${card} /></li>`)}</ul></div>`;
}

/** Where everybody is, as text. */
function Whereabouts({ edition, view }) {
  const spot = (id) => (edition.card.has(id) ? nameOf(edition, id) : t("square", { square: id }));
  const line = (id, at) => html`<li key=${id}>${t("is-at", { name: nameOf(edition, id), spot: spot(at) })}</li>`;
  return html`<details class="whereabouts"><summary title=${t("whereabouts")} aria-label=${t("whereabouts")}><${Icon} name="eye" /><span>${t("whereabouts")}</span></summary><ul>
    ${edition.suspects.map((suspect, index) => line(suspect, view.figures[index]))}
    ${edition.weapons.map((weapon, index) => line(weapon, view.weapons[index]))}</ul></details>`;
}

/** The White Walkers that lie open. */
function Walkers({ edition, view }) {
  const all = walkers(edition);
  const on = view.plan?.options.intrigue ?? edition.options.intrigue;
  if (!all || !on) return null;
  return html`<div class="walkers" role="img" aria-label=${t("walkers", { count: view.walkers, all })}>
    ${Array.from({ length: all }, (_, index) => html`<span data-on=${index < view.walkers} data-last=${index === all - 1}><${Icon} name="snow" size=${16} /></span>`)}</div>`;
}

function BoardDesk({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  return html`<section class="desk with-board" aria-label=${t("board")}>
    <${Board} edition=${edition} view=${view} goals=${goals(table.choices.value)} busy=${busy} onGo=${table.act} />
    <div class="desk-side"><${Dice} key=${view.turn?.number} roll=${view.dice} /><${Walkers} edition=${edition} view=${view} />
      <${Whereabouts} edition=${edition} view=${view} /></div>
  </section>`;
}

/** Who has which city before him, and the piles. */
function CardsDesk({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const lying = view.seats.map((seat) => seat.city);
  const middle = edition.family === "cards" ? edition.places.filter((city) => !lying.includes(city)) : [];
  return html`<section class="desk with-cards" aria-label=${t("table")}>
    ${edition.family === "cards" && html`<div class="cities">${view.names.map((name, seat) => html`<figure key=${seat} class="city" data-turn=${view.turn?.seat === seat}>
      <figcaption><${Picture} edition=${edition} card=${figureOf(edition, seat)} size=${26} /> ${name}</figcaption>
      ${lying[seat] ? html`<${Card} edition=${edition} card=${lying[seat]} />` : html`<div class="card back-card"><span class="card-name">${t("culprit")}</span></div>`}</figure>`)}</div>
      <div class="piles"><${Pile} name=${t("pile-draw")} count=${view.deck ?? 0} /><${Pile} name=${t("pile-discard")} count=${view.discard} />
        ${middle.length > 0 && !view.question && html`<div class="middle"><h3>${t("middle")}</h3><ul class="fan">${middle.map((city) => html`<li key=${city}><${Card} edition=${edition} card=${city} /></li>`)}</ul></div>`}</div>`}
    <${Asked} edition=${edition} view=${view} />
    ${!view.question && edition.family === "questions" && html`<div class="lamp"><${Icon} name="glass" size=${120} /></div>`}
  </section>`;
}

/** @param {{table: any}} props */
export const Desk = ({ table }) => (table.edition.value.board ? html`<${BoardDesk} table=${table} />` : html`<${CardsDesk} table=${table} />`);
