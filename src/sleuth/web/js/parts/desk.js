/** The middle of the table: the board, or in games without one the cards that lie there. */
import { html } from "../html.js";
import { goals } from "../state/choices.js";
import { nameOf } from "../state/edition.js";
import { walkers } from "../state/fold_cards.js";
import { t } from "../words.js";
import { Board, frame } from "./board.js";
import { Card, Fan, Pile } from "./card.js";
import { Dice } from "./dice.js";
import { usePlan } from "./ground.js";
import { Icon } from "./icon.js";
import { LookButtons, useLook } from "./look.js";
import { Token } from "./token.js";

/** The question under way: its cards. */
function Asked({ edition, view }) {
  if (!view.question?.cards.length) return null;
  return html`<div class="asked-cards"><h2>${t("asked-by", { name: view.names[view.question.asker] })}</h2>
    <${Fan} edition=${edition} cards=${view.question.cards} /></div>`;
}

/** Where everybody is, as text. */
function Whereabouts({ edition, view }) {
  const spot = (id) => (edition.card.has(id) ? nameOf(edition, id) : t("square", { square: id }));
  const line = (id, at) => html`<li key=${id}>${t("is-at", { name: nameOf(edition, id), spot: spot(at) })}</li>`;
  return html`<details class="whereabouts">
    <summary title=${t("whereabouts")} aria-label=${t("whereabouts")}>
      <${Icon} name="eye" /><span>${t("whereabouts")}</span></summary>
    <ul>${edition.suspects.map((suspect, index) => line(suspect, view.figures[index]))}
      ${edition.weapons.map((weapon, index) => line(weapon, view.weapons[index]))}</ul></details>`;
}

/** The White Walkers that lie open. */
function Walkers({ edition, view }) {
  const all = walkers(edition);
  const on = view.plan?.options.intrigue ?? edition.options.intrigue;
  if (!all || !on) return null;
  const walker = (_, index) => html`<span data-on=${index < view.walkers} data-last=${index === all - 1}>
    <${Icon} name="snow" size=${16} /></span>`;
  return html`<div class="walkers" role="img" aria-label=${t("walkers", { count: view.walkers, all })}>
    ${Array.from({ length: all }, walker)}</div>`;
}

function BoardDesk({ table, aim }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const look = useLook(frame(usePlan(edition)));
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  return html`<section class="desk with-board" aria-label=${t("board")}>
    <${Board} edition=${edition} view=${view} goals=${goals(table.choices.value)} busy=${busy} onGo=${table.act}
      aim=${aim} look=${look} />
    <div class="desk-side"><${Dice} key=${`${view.turn?.number} ${view.dice?.dice}`} roll=${view.dice} />
      <${Walkers} edition=${edition} view=${view} />
      <${Whereabouts} edition=${edition} view=${view} /><${LookButtons} look=${look} /></div>
  </section>`;
}

/** What a player has before them: a city once they are turned, but not the culprit. */
function City({ edition, view, seat }) {
  const { city } = view.seats[seat];
  const turned = view.seats.some((other) => other.city);
  const hidden = html`<div class="card back-card"><span class="card-name">${turned ? t("culprit") : ""}</span></div>`;
  return html`<figure class="city" data-turn=${view.turn?.seat === seat}>
    <figcaption><${Token} edition=${edition} seat=${seat} name=${view.names[seat]} size=${26} />
      ${view.names[seat]}</figcaption>
    ${city ? html`<${Card} edition=${edition} card=${city} />` : hidden}</figure>`;
}

/** The cities that lie before nobody, once they are turned. */
function Middle({ edition, view }) {
  const taken = view.seats.map((seat) => seat.city).filter(Boolean);
  const middle = edition.places.filter((city) => !taken.includes(city));
  if (!taken.length || !middle.length || view.question) return null;
  return html`<div class="middle"><h2>${t("middle")}</h2><${Fan} edition=${edition} cards=${middle} /></div>`;
}

const Cities = ({ edition, view }) => html`<div class="cities">
    ${view.names.map((_, seat) => html`<${City} key=${seat} edition=${edition} view=${view} seat=${seat} />`)}</div>
  <div class="piles"><${Pile} name=${t("pile-draw")} count=${view.deck ?? 0} />
    <${Pile} name=${t("pile-discard")} count=${view.discard} /><${Middle} edition=${edition} view=${view} /></div>`;

/** What all this is about: three cards face down, until the end. */
function CaseFile({ edition, view }) {
  const back = (kind) =>
    html`<li key=${kind.id} class="card back-card"><span class="card-name">${kind.name}</span></li>`;
  return html`<div class="in-the-middle"><h2>${t("case-file")}</h2>
    <${Fan} edition=${edition} cards=${view.ending?.cards ?? []}>${!view.ending && edition.kinds.map(back)}<//></div>`;
}

function CardsDesk({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const waiting = !view.question && edition.family === "questions";
  return html`<section class="desk with-cards" tabindex="0" aria-label=${t("table")}>
    ${edition.family === "cards" && html`<${Cities} edition=${edition} view=${view} />`}
    <${Asked} edition=${edition} view=${view} />
    ${waiting && html`<${CaseFile} edition=${edition} view=${view} />`}
  </section>`;
}

/** @param {{table: any, aim?: {value: string|null}}} props */
export const Desk = ({ table, aim }) =>
  table.edition.value.board ? html`<${BoardDesk} table=${table} aim=${aim} />` : html`<${CardsDesk} table=${table} />`;
