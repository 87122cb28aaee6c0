/** The seats of a table before the game: who sits there, alone or as a team, and what can be done about it. */
import { html } from "../../html.js";
import { figureOf, nameOf } from "../../state/edition.js";
import { mayChoose, takenFrom } from "../../state/figures.js";
import { culpritOf } from "../../state/setup.js";
import { t } from "../../words.js";
import { botName, botOf, bots, levelName } from "../common/bots.js";
import { Token } from "../common/token.js";
import { FigureChoice } from "./figure_choice.js";
import { calledMe } from "./name.js";

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

/** Whom a seat plays, for those who may choose it. */
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

/** Whether somebody is ready. */
const IsReady = ({ ready }) =>
  html`<small class=${ready ? "ready" : "waiting"}>${ready ? t("is-ready") : t("not-ready")}</small>`;

/** A bot at a seat, and its strength. */
function BotSitter({ bot, name }) {
  const who = botOf(bot);
  const strength = who ? [levelName(who.id), who.temper].filter(Boolean).join(", ") : "";
  return html`<b>${name ?? botName(bot)}</b>${strength && html`<small>${strength}</small>`}`;
}

/** One person at a seat, or nobody. */
const Sitter = ({ chair }) => html`<b>${chair.people.join(" & ") || t("free")}</b>
  ${chair.people.length > 0 && html`<${IsReady} ready=${chair.ready} />`}`;

/** The people of a team, and how many more can join it. */
function Members({ chair, me, places }) {
  const member = (name) => html`<li key=${name}><span>${name}${name === me ? ` (${t("you")})` : ""}</span>
    <${IsReady} ready=${!chair.waiting.includes(name)} /></li>`;
  const left = places - chair.people.length;
  return html`<ul class="members">${chair.people.map(member)}
    ${left > 0 && html`<li><small>${t("free-seats", { count: left })}</small></li>`}</ul>`;
}

/** Who plays a seat. */
function Sitters({ chair, name, seat, me, places }) {
  const bot = chair.bot && html`<${BotSitter} bot=${chair.bot} name=${name} />`;
  if (places === 1) return bot || html`<${Sitter} chair=${chair} />`;
  return html`<b>${t("team", { number: seat + 1 })}</b>
    ${chair.bot ? html`<span class="bot-team">${bot}</span>` : html`<${Members} chair=${chair} me=${me} places=${places} />`}`;
}

/** What can be done about a seat. */
function SeatButtons({ table, seat }) {
  const [view, now] = [table.view.value, table.now.value];
  const [chair, places] = [view.chairs[seat], view.plan.team ?? 1];
  const mine = now.seat === seat;
  const free = !chair.bot && chair.people.length < places && !mine;
  const sit = () => table.change("PUT", `/seats/${seat}`, { name: calledMe() });
  const bot = (who) => table.change("PUT", `/seats/${seat}/bot`, { bot: who });
  return html`<div class="seat-buttons">
    ${free && html`<button type="button" class="primary" onClick=${sit}>${places > 1 ? t("join-team") : t("sit")}</button>`}
    ${mine && html`<button type="button" onClick=${() => table.change("DELETE", "/seat")}>${t("get-up")}</button>`}
    ${
      now.host &&
      !chair.people.length &&
      !chair.bot &&
      html`<${BotChoice} seated=${view.chairs.map((each) => each.bot)} onChoose=${bot} />`
    }
    ${now.host && chair.bot && html`<button type="button" onClick=${() => bot(null)}>${t("remove-bot")}</button>`}
  </div>`;
}

/** What a seat is called before the game. @param {any} chair @param {string|undefined} name @param {number} seat */
const called = (chair, name, seat) => chair.people.join(" & ") || (chair.bot && name) || `${seat + 1}`;

/** @param {{table: any, seat: number, name?: string}} props `name`: what the server calls a bot */
export function Seat({ table, seat, name }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const [chair, places] = [view.chairs[seat], view.plan.team ?? 1];
  const choosing = mayChoose(edition, view.chairs, now, seat);
  return html`<li class=${places > 1 ? "seat team paper" : "seat paper"} data-mine=${now.seat === seat}>
    <${Token} edition=${edition} seat=${seat} name=${called(chair, name, seat)} size=${52} />
    <div class="seat-text"><${Sitters} chair=${chair} name=${name} seat=${seat} me=${now.name} places=${places} />
      ${edition.board && !choosing && html`<small>${nameOf(edition, figureOf(edition, seat))}</small>`}
      ${culpritOf(edition, view.plan) === seat && html`<small class="role">${t("culprit")}</small>`}</div>
    <${SeatButtons} table=${table} seat=${seat} />
    ${choosing && html`<${Played} table=${table} seat=${seat} />`}</li>`;
}
