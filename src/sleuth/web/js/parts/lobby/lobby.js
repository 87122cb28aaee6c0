/** Before the game: who sits where, what is agreed, ready, begin. */
import { html, useEffect, useState } from "../../html.js";
import { culpritOf, hasCulprit, TEAM_SIZE } from "../../state/setup.js";
import { t } from "../../words.js";
import { Share } from "../common/share.js";
import { DeviceSeats } from "../device/device_seats.js";
import { LittlePicture } from "../start/editions.js";
import { ChangedRules } from "../start/house_rules.js";
import { CulpritSeat } from "./culprit.js";
import { NameField } from "./name.js";
import { Seat } from "./seats.js";

/** Return the names of the seats; the server names bots that are not characters. @param {Table} table */
function useNames(table) {
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const { chairs } = table.view.value;
  useEffect(() => {
    table.ask("").then(
      (/** @type {Wire.TableSeen} */ seen) => setNames(seen.card.names),
      () => setNames([]),
    );
  }, [chairs]);
  return names;
}

/** Say who will be the culprit. @param {Edition} edition @param {TableView} view @param {string[]} names */
function culpritLine(edition, { plan, chairs }, names) {
  if (!hasCulprit(edition, plan.options)) return false;
  const seat = culpritOf(edition, plan);
  if (seat === null) return t("culprit-drawn");
  const taken = chairs[seat].bot || chairs[seat].people.length;
  return t("culprit-will-be", {
    name: taken && names[seat] ? names[seat] : t("seat-number", { number: seat + 1 }),
  });
}

/**
 * What everybody should know before sitting down, except what the host sees below.
 * @param {ViewProps & {host: boolean, names: string[]}} props
 */
function Agreed({ edition, view, host, names }) {
  const { plan } = view;
  const lines = [
    !host && (plan.team ?? 1) > 1 && t("two-teams"),
    !host && culpritLine(edition, view, names),
    plan.hints && t("hints-on"),
    plan.pace === "correspondence" && t("pace-correspondence"),
  ].filter(Boolean);
  return lines.length ? html`<p class="agreed">${lines.join(" · ")}</p>` : null;
}

/** @param {ViewProps & {host: boolean, names: string[]}} props */
const Head = ({ edition, view, host, names }) => html`<div class="lobby-head">
  <div><h2 class="display">${edition.title}</h2><p class="tagline">${edition.tagline}</p>
    <${Agreed} edition=${edition} view=${view} host=${host} names=${names} /><${ChangedRules} edition=${edition} plan=${view.plan} /></div>
  <${LittlePicture} edition=${edition} /></div>`;

/** For the host: who plays the culprit. @param {{table: Table, names: string[]}} props */
function Culprit({ table, names }) {
  const [edition, { plan, chairs }] = [table.edition.value, table.view.value];
  const called = chairs.map((chair, seat) => (chair.bot || chair.people.length ? names[seat] : undefined));
  const choose = async (/** @type {number|null} */ seat, /** @type {HTMLSelectElement} */ select) => {
    if (!(await table.change("PUT", "/culprit", { seat })))
      select.value = String(culpritOf(edition, table.view.value.plan) ?? "lot"); // refused: set it back
  };
  return html`<${CulpritSeat} seats=${plan.seats} seat=${culpritOf(edition, plan)} names=${called} onChoose=${choose} />`;
}

/** For the host: two teams, or two people. @param {TableProps} props */
function Teams({ table }) {
  const { plan, chairs } = table.view.value;
  const [on, full] = [(plan.team ?? 1) > 1, chairs.some((chair) => chair.people.length > 1)];
  const toggle = async (/** @type {FieldEvent} */ { currentTarget: box }) => {
    if (!(await table.change("PUT", "/team", { team: box.checked ? TEAM_SIZE : 1 }))) box.checked = on; // refused
  };
  return html`<label class="tick"><input type="checkbox" checked=${on} disabled=${on && full} onChange=${toggle} />
    ${t("two-teams-long")}</label>`;
}

/** What the host can still change. @param {{table: Table, names: string[]}} props */
function HostChoices({ table, names }) {
  const [edition, { plan }] = [table.edition.value, table.view.value];
  const culprit = hasCulprit(edition, plan.options);
  if (!culprit && plan.seats !== 2) return null;
  return html`<div class="host-choices">
    ${culprit ? html`<${Culprit} table=${table} names=${names} />` : html`<${Teams} table=${table} />`}</div>`;
}

/** The button to be ready, or not ready after all. @param {{ready: boolean, onToggle: () => void}} props */
const Ready = ({ ready, onToggle }) => html`<button type="button" class=${ready ? "" : "primary"} onClick=${onToggle}>
  ${ready ? t("unready") : t("ready")}</button>`;

/** For the host: begin, or abandon the table. @param {{table: Table, full: boolean}} props */
const Host = ({ table, full }) => html`<button type="button" class="primary" disabled=${!full}
    onClick=${() => table.change("POST", "/start")}>${t("begin")}</button>
  <button type="button" class="danger" onClick=${() => table.change("POST", "/abandon")}>${t("abandon")}</button>`;

/** @param {TableProps} props */
export function Lobby({ table }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const names = useNames(table);
  const ready = now.seat !== null && !view.chairs[now.seat].waiting.includes(now.name ?? "");
  const toggle = () => table.change("PUT", "/ready", { ready: !ready });
  const full = view.chairs.every((chair) => chair.bot || (chair.people.length && chair.ready));
  return html`<main class="lobby"><div><${Head} edition=${edition} view=${view} host=${now.host} names=${names} />
    ${now.host && html`<${HostChoices} table=${table} names=${names} />`}
    ${now.seat === null && html`<${NameField} />`}
    <ol class="seats" aria-label=${t("seats")}>
      ${view.chairs.map((_, seat) => html`<${Seat} table=${table} seat=${seat} name=${names[seat]} key=${seat} />`)}
    </ol>
    <div class="buttons">
      ${now.seat !== null && html`<${Ready} ready=${ready} onToggle=${toggle} />`}
      ${now.host && html`<${Host} table=${table} full=${full} />`}</div>
    <p role="status">${full ? (now.host ? t("can-begin") : t("host-begins")) : t("waiting-for-players")}</p></div>
    <div class="lobby-side"><${Share} code=${view.code} /><${DeviceSeats} table=${table} /></div></main>`;
}
