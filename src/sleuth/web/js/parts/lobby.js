/** Before the game: who sits where, bots, ready, begin. */
import { html, useEffect, useState } from "../html.js";
import { colourOf, figureOf, letterOf, nameOf } from "../state/edition.js";
import { mayChoose, takenFrom } from "../state/figures.js";
import { t } from "../words.js";
import { botName, botOf, bots, levelName } from "./bots.js";
import { DeviceSeats } from "./device.js";
import { LittlePicture } from "./editions.js";
import { FigureChoice } from "./figures.js";
import { Figure } from "./icon.js";
import { calledMe, NameField } from "./name.js";
import { ChangedRules } from "./rules.js";
import { Share } from "./share.js";

/** A bot for a free seat: somebody of a level, or a certain character who is not here yet. */
function BotChoice({ seated, onChoose }) {
  const { levels, characters } = bots.value;
  const free = (level) => characters.filter((each) => each.level === level.id && !seated.includes(each.id));
  const choose = (event) => event.currentTarget.value && onChoose(event.currentTarget.value);
  return html`<select aria-label=${t("seat-bot")} onChange=${choose}>
    <option value="">${t("seat-bot-short")}</option>
    ${levels.map(
      (level) => html`<optgroup key=${level.id} label=${level.name}>
        <option value=${level.id}>${t("anybody", { level: level.name })}</option>
        ${free(level).map(({ id, name, temper }) => html`<option key=${id} value=${id}>${name}, ${temper}</option>`)}
      </optgroup>`,
    )}</select>`;
}

/** What the seats are called; the server has names for bots that are no characters. */
function useNames(table) {
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const { chairs } = table.view.value;
  useEffect(() => {
    table.ask("").then(
      (seen) => setNames(seen.card.names),
      () => setNames([]),
    );
  }, [chairs]);
  return names;
}

/** Whom a seat plays, for who may choose it. */
function Played({ table, seat }) {
  const [edition, { chairs, plan }, now] = [table.edition.value, table.view.value, table.now.value];
  const choose = async (chosen, select) => {
    if (!(await table.change("PUT", `/seats/${seat}/figure`, { figure: chosen })))
      select.value = figureOf(table.edition.value, seat); // refused: it is as it was
  };
  return html`<${FigureChoice} edition=${edition} rules=${plan.options} figure=${figureOf(edition, seat)}
    label=${now.seat === seat ? t("you-play") : t("figure-at", { number: seat + 1 })}
    taken=${takenFrom(edition, chairs, seat)} onChoose=${choose} />`;
}

/** Who plays a seat, at what strength, and which figure, if it is not to be chosen. */
function Sitter({ chair, name, figure }) {
  const bot = chair.bot && botOf(chair.bot);
  const strength = bot ? [levelName(bot.id), bot.temper].filter(Boolean).join(", ") : "";
  return html`<div class="seat-text">
    <b>${chair.bot ? (name ?? botName(chair.bot)) : chair.people.join(" & ") || t("free")}</b>
    ${strength && html`<small>${strength}</small>`}
    ${figure && html`<small>${figure}</small>`}
    ${
      chair.people.length > 0 &&
      html`<small class=${chair.ready ? "ready" : "waiting"}>${chair.ready ? t("is-ready") : t("not-ready")}</small>`
    }</div>`;
}

function Seat({ table, seat, name }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const chair = view.chairs[seat];
  const figure = figureOf(edition, seat);
  const mine = now.seat === seat;
  const choosing = mayChoose(edition, view.chairs, now, seat);
  const free = !chair.bot && chair.people.length < (view.plan.team ?? 1) && !mine;
  const seated = view.chairs.map((each) => each.bot);
  const sit = () => table.change("PUT", `/seats/${seat}`, { name: calledMe() });
  const bot = (who) => table.change("PUT", `/seats/${seat}/bot`, { bot: who });
  return html`<li class="seat paper" data-mine=${mine}>
    <${Figure} colour=${colourOf(edition, figure)} letter=${letterOf(edition, figure)} size=${52} />
    <${Sitter} chair=${chair} name=${name} figure=${choosing ? "" : nameOf(edition, figure)} />
    <div class="seat-buttons">
      ${free && html`<button type="button" class="primary" onClick=${sit}>${t("sit")}</button>`}
      ${mine && html`<button type="button" onClick=${() => table.change("DELETE", "/seat")}>${t("get-up")}</button>`}
      ${now.host && !chair.people.length && !chair.bot && html`<${BotChoice} seated=${seated} onChoose=${bot} />`}
      ${now.host && chair.bot && html`<button type="button" onClick=${() => bot(null)}>${t("remove-bot")}</button>`}
    </div>
    ${choosing && html`<${Played} table=${table} seat=${seat} />`}</li>`;
}

/** How the table is set: what everybody should know before sitting down. */
function Agreed({ plan }) {
  const lines = [plan.hints && t("hints-on"), plan.pace === "correspondence" && t("pace-correspondence")].filter(
    Boolean,
  );
  return lines.length ? html`<p class="agreed">${lines.join(" · ")}</p>` : null;
}

const Head = ({ edition, plan }) => html`<div class="lobby-head">
  <div><h2 class="display">${edition.title}</h2><p class="tagline">${edition.tagline}</p><${Agreed} plan=${plan} />
    <${ChangedRules} edition=${edition} options=${plan.options ?? {}} /></div>
  <${LittlePicture} edition=${edition} /></div>`;

/** Ready, or not any more. */
const Ready = ({ ready, onToggle }) => html`<button type="button" class=${ready ? "" : "primary"} onClick=${onToggle}>
  ${ready ? t("unready") : t("ready")}</button>`;

/** For the host: begin, or give the table up. */
const Host = ({ table, full }) => html`<button type="button" class="primary" disabled=${!full}
    onClick=${() => table.change("POST", "/start")}>${t("begin")}</button>
  <button type="button" class="danger" onClick=${() => table.change("POST", "/abandon")}>${t("abandon")}</button>`;

/** @param {{table: any}} props */
export function Lobby({ table }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const names = useNames(table);
  const ready = now.seat !== null && view.chairs[now.seat].ready;
  const toggle = () => table.change("PUT", "/ready", { ready: !ready });
  const full = view.chairs.every((chair) => chair.bot || (chair.people.length && chair.ready));
  return html`<main class="lobby"><div><${Head} edition=${edition} plan=${view.plan} />
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
