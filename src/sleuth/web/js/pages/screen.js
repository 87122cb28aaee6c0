/** The big screen: what everybody may see, and how to join. Looks like a stranger, whoever plays with this browser. */
import { html } from "../html.js";
import { botName } from "../parts/bots.js";
import { Fan } from "../parts/card.js";
import { Desk } from "../parts/desk.js";
import { Log } from "../parts/log.js";
import { Pawn } from "../parts/pawn.js";
import { turnOf } from "../parts/play.js";
import { Players } from "../parts/players.js";
import { Found, Seated } from "../parts/seated.js";
import { Share } from "../parts/share.js";
import { figureOf, hasFigures, nameOf } from "../state/edition.js";
import { t } from "../words.js";

const whoSits = (chair) => (chair.bot ? botName(chair.bot) : chair.people.join(" & "));

/** Who has come so far. */
function Chair({ edition, names, seat }) {
  return html`<li class="seat paper"><${Pawn} edition=${edition} seat=${seat} names=${names} size=${52} />
    <div class="seat-text"><b>${names[seat] || t("free")}</b>
      ${hasFigures(edition) && html`<small>${nameOf(edition, figureOf(edition, seat))}</small>`}</div></li>`;
}

function Waiting({ edition, view }) {
  const names = view.chairs.map(whoSits);
  return html`<main class="screen-waiting"><ol class="seats" aria-label=${t("seats")}>
      ${names.map((_, seat) => html`<${Chair} key=${seat} edition=${edition} names=${names} seat=${seat} />`)}</ol>
    <${Share} code=${view.code} /></main>`;
}

/** What it was. */
function Solved({ edition, view }) {
  const { ending, winner, cards } = view.ending;
  return html`<section class="ending" aria-label=${t("case-file")}><div class="case-file">
    <h2>${t(`ending-${ending}`, { name: winner === null ? "" : view.names[winner] })}</h2>
    <div class="case-cards"><${Fan} edition=${edition} cards=${cards} /></div></div></section>`;
}

function Playing({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  return html`<main class="screen-grid">
    ${view.ending ? html`<${Solved} edition=${edition} view=${view} />` : html`<${Desk} table=${table} />`}
    <aside><p class="prompt" role="status">${table.words.value?.prompt ?? ""}</p><${Log} table=${table} />
      <${Share} code=${view.code} /></aside>
    <${Players} table=${table} /></main>`;
}

function Screen({ table }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const waiting = now.status === "open";
  return html`<div class="screen">
    <header class="bar"><h1 class="bar-title">${edition.title}</h1><span class="turn">${turnOf(view)}</span></header>
    ${waiting ? html`<${Waiting} edition=${edition} view=${view} />` : html`<${Playing} table=${table} />`}
  </div>`;
}

/** @param {{code: string}} props */
export const ScreenPage = ({ code }) =>
  html`<${Found} code=${code} show=${(id) =>
    html`<${Seated} id=${id} who="nobody" show=${(table) => html`<${Screen} table=${table} />`} />`} />`;
