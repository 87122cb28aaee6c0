/** The big screen: what everybody may see, and how to join. It connects as a stranger, whoever uses this browser. */
import { html, useEffect } from "../html.js";
import { botName } from "../parts/common/bots.js";
import { Fan } from "../parts/common/card.js";
import { loadStyle } from "../parts/common/lazy.js";
import { Share } from "../parts/common/share.js";
import { Token } from "../parts/common/token.js";
import { Stage } from "../parts/stage/stage.js";
import { Desk } from "../parts/table/desk.js";
import { Log } from "../parts/table/log.js";
import { turnOf } from "../parts/table/play.js";
import { Players } from "../parts/table/players.js";
import { Found, Seated } from "../parts/table/seated.js";
import { figureOf, hasFigures, nameOf } from "../state/edition.js";
import { culpritOf } from "../state/setup.js";
import { t } from "../words.js";

const whoSits = (/** @type {Chair} */ chair) => (chair.bot ? botName(chair.bot) : chair.people.join(" & "));

/** A seat, and who has come. @param {{edition: Edition, plan: Plan, name: string, seat: number}} props */
function SeatCard({ edition, plan, name, seat }) {
  return html`<li class="seat paper"><${Token} edition=${edition} seat=${seat} name=${name || `${seat + 1}`} size=${52} />
    <div class="seat-text">${(plan.team ?? 1) > 1 && html`<small>${t("team", { number: seat + 1 })}</small>`}
      <b>${name || t("free")}</b>
      ${hasFigures(edition) && html`<small>${nameOf(edition, figureOf(edition, seat))}</small>`}
      ${culpritOf(edition, plan) === seat && html`<small class="role">${t("culprit")}</small>`}</div></li>`;
}

/** @param {ViewProps} props */
const Waiting = ({ edition, view }) => html`<main class="screen-waiting">
  <ol class="seats" aria-label=${t("seats")}>${view.chairs.map(
    (chair, seat) =>
      html`<${SeatCard} key=${seat} edition=${edition} plan=${view.plan} name=${whoSits(chair)} seat=${seat} />`,
  )}</ol>
  <${Share} code=${view.code} /></main>`;

/** The solution. @param {ViewProps} props */
function Solved({ edition, view }) {
  if (!view.ending) return null;
  const { ending, winner, cards } = view.ending;
  return html`<section class="ending" aria-label=${t("case-file")}><div class="case-file">
    <h2>${t(`ending-${ending}`, { name: winner === null ? "" : view.names[winner] })}</h2>
    <div class="case-cards"><${Fan} edition=${edition} cards=${cards} /></div></div></section>`;
}

/** @param {TableProps} props */
function Playing({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  useEffect(() => void loadStyle("stage").catch(() => {}), []);
  return html`<main class="screen-grid">
    ${view.ending ? html`<${Solved} edition=${edition} view=${view} />` : html`<${Desk} table=${table} />`}
    <aside><p class="prompt" role="status">${table.words.value?.prompt ?? ""}</p><${Log} table=${table} />
      <${Share} code=${view.code} /></aside>
    <${Players} table=${table} /><${Stage} table=${table} /></main>`;
}

/** @param {TableProps} props */
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
  html`<${Found} code=${code} show=${(/** @type {string} */ id) =>
    html`<${Seated} id=${id} who="nobody" show=${(/** @type {Table} */ table) => html`<${Screen} table=${table} />`} />`} />`;
