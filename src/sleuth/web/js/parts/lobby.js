/** Before the game: who sits where, bots, ready, begin. */
import { html, useEffect, useState } from "../html.js";
import { get } from "../api.js";
import { kept } from "../settings.js";
import { colourOf, figureOf, nameOf } from "../state/edition.js";
import { t } from "../words.js";
import { Figure, letterOf } from "./icon.js";
import { LittlePicture } from "./editions.js";
import { Share } from "./share.js";

export const myName = kept("name", "");
/** What I am called, even if I did not say. */
export const calledMe = () => myName.value.trim() || t("guest");
export const LEVELS = ["novice", "amateur", "inspector", "mastermind"];

/** What a bot is called. @param {string} bot */
export const botName = (bot) => (LEVELS.includes(bot) ? t(`bot-${bot}`) : bot.replace(/^./, (sign) => sign.toUpperCase()));

function BotChoice({ bots, onChoose }) {
  return html`<select aria-label=${t("seat-bot")} onChange=${(event) => event.currentTarget.value && onChoose(event.currentTarget.value)}>
    <option value="">${t("seat-bot")}</option>${bots.map((bot) => html`<option value=${bot}>${botName(bot)}</option>`)}</select>`;
}

function Seat({ table, seat, bots }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const chair = view.chairs[seat];
  const figure = figureOf(edition, seat);
  const mine = now.seat === seat;
  const free = !chair.bot && chair.people.length < (view.plan.team ?? 1) && !mine;
  const sit = () => table.change("PUT", `/seats/${seat}`, { name: calledMe() });
  const bot = (who) => table.change("PUT", `/seats/${seat}/bot`, { bot: who });
  return html`<li class="seat paper" data-mine=${mine}>
    <${Figure} colour=${colourOf(edition, figure)} letter=${letterOf(nameOf(edition, figure))} size=${52} />
    <div class="seat-text"><b>${chair.bot ? botName(chair.bot) : chair.people.join(" & ") || t("free")}</b>
      <small>${nameOf(edition, figure)}</small>
      ${chair.people.length > 0 && html`<small class=${chair.ready ? "ready" : "waiting"}>${chair.ready ? t("is-ready") : t("not-ready")}</small>`}</div>
    <div class="seat-buttons">
      ${free && html`<button type="button" class="primary" onClick=${sit}>${t("sit")}</button>`}
      ${mine && html`<button type="button" onClick=${() => table.change("DELETE", "/seat")}>${t("get-up")}</button>`}
      ${now.host && !chair.people.length && !chair.bot && html`<${BotChoice} bots=${bots} onChoose=${bot} />`}
      ${now.host && chair.bot && html`<button type="button" onClick=${() => bot(null)}>${t("remove-bot")}</button>`}
    </div></li>`;
}

/** @param {{table: any}} props */
export function Lobby({ table }) {
  const [bots, setBots] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    get("/editions").then((found) => setBots(found.bots));
  }, []);
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const ready = now.seat !== null && view.chairs[now.seat].ready;
  const full = view.chairs.every((chair) => chair.bot || (chair.people.length && chair.ready));
  return html`<main class="lobby"><div><div class="lobby-head"><div><h2 class="display">${edition.title}</h2><p class="tagline">${edition.tagline}</p></div><${LittlePicture} edition=${edition} /></div>
    ${now.seat === null && html`<label class="field">${t("your-name")}<input maxlength="30" value=${myName.value} onInput=${(event) => (myName.value = event.currentTarget.value)} /></label>`}
    <ol class="seats" aria-label=${t("seats")}>${view.chairs.map((_, seat) => html`<${Seat} key=${seat} table=${table} seat=${seat} bots=${bots} />`)}</ol>
    <div class="buttons">
      ${now.seat !== null && html`<button type="button" class=${ready ? "" : "primary"} onClick=${() => table.change("PUT", "/ready", { ready: !ready })}>${ready ? t("unready") : t("ready")}</button>`}
      ${now.host && html`<button type="button" class="primary" disabled=${!full} onClick=${() => table.change("POST", "/start")}>${t("begin")}</button>`}
      ${now.host && html`<button type="button" class="danger" onClick=${() => table.change("POST", "/abandon")}>${t("abandon")}</button>`}
    </div>
    <p role="status">${full ? (now.host ? t("can-begin") : t("host-begins")) : t("waiting-for-players")}</p></div>
    <${Share} code=${view.code} /></main>`;
}
