/** The seats of a table before the game: who sits there, alone or as a team, and what can be changed. */
import { html, onValue } from "../../html.js";
import { figureOf, nameOf } from "../../state/edition.js";
import { mayChoose, takenFrom } from "../../state/figures.js";
import { culpritOf } from "../../state/setup.js";
import { t } from "../../words.js";
import { botName, botOf, bots, levelName } from "../common/bots.js";
import { Token } from "../common/token.js";
import { FigureChoice } from "./figure_choice.js";
import { calledMe } from "./name.js";

/**
 * The choice of a bot for a free seat: anybody of a level, or a character who is not at the table yet.
 * @param {{seated: (string|null)[], onChoose: (bot: string) => void}} props
 */
function BotChoice({ seated, onChoose }) {
  const { levels, characters } = bots.value;
  const free = (/** @type {Wire.BotDrawn} */ level) =>
    characters.filter((each) => each.level === level.id && !seated.includes(each.id));
  const choose = onValue((bot) => bot && onChoose(bot));
  return html`<select aria-label=${t("seat-bot")} onChange=${choose}>
    <option value="">${t("seat-bot-short")}</option>
    ${levels.map(
      (level) => html`<optgroup key=${level.id} label=${level.name}>
        <option value=${level.id}>${t("anybody", { level: level.name })}</option>
        ${free(level).map(({ id, name, temper }) => html`<option key=${id} value=${id}>${name}, ${temper}</option>`)}
      </optgroup>`,
    )}</select>`;
}

/** The figure of a seat, for people who may choose it. @param {{table: Table, seat: number}} props */
function Played({ table, seat }) {
  const [edition, { chairs, plan }, now] = [table.edition.value, table.view.value, table.now.value];
  const choose = async (/** @type {string} */ chosen, /** @type {HTMLSelectElement} */ select) => {
    if (!(await table.change("PUT", `/seats/${seat}/figure`, { figure: chosen })))
      select.value = figureOf(table.edition.value, seat); // refused: set it back
  };
  return html`<${FigureChoice} edition=${edition} rules=${plan.options} figure=${figureOf(edition, seat)}
    label=${now.seat === seat ? t("you-play") : t("figure-at", { number: seat + 1 })}
    taken=${takenFrom(edition, chairs, seat)} onChoose=${choose} />`;
}

/** Whether somebody is ready. @param {{ready: boolean}} props */
const IsReady = ({ ready }) =>
  html`<small class=${ready ? "ready" : "waiting"}>${ready ? t("is-ready") : t("not-ready")}</small>`;

/** A bot at a seat, and its strength. @param {{bot: string, name?: string}} props */
function BotSitter({ bot, name }) {
  const who = botOf(bot);
  const strength = who ? [levelName(who.id), who.temper].filter(Boolean).join(", ") : "";
  return html`<b>${name ?? botName(bot)}</b>${strength && html`<small>${strength}</small>`}`;
}

/** One person at a seat, or nobody. @param {{chair: Chair}} props */
const Sitter = ({ chair }) => html`<b>${chair.people.join(" & ") || t("free")}</b>
  ${chair.people.length > 0 && html`<${IsReady} ready=${chair.ready} />`}`;

/** The people of a team, and how many more can join. @param {{chair: Chair, me?: string|null, places: number}} props */
function Members({ chair, me, places }) {
  const member = (
    /** @type {string} */ name,
  ) => html`<li key=${name}><span>${name}${name === me ? ` (${t("you")})` : ""}</span>
    <${IsReady} ready=${!chair.waiting.includes(name)} /></li>`;
  const left = places - chair.people.length;
  return html`<ul class="members">${chair.people.map(member)}
    ${left > 0 && html`<li><small>${t("free-seats", { count: left })}</small></li>`}</ul>`;
}

/**
 * Who plays a seat.
 * @param {{chair: Chair, name?: string, seat: number, me?: string|null, places: number}} props
 */
function Sitters({ chair, name, seat, me, places }) {
  const bot = chair.bot && html`<${BotSitter} bot=${chair.bot} name=${name} />`;
  if (places === 1) return bot || html`<${Sitter} chair=${chair} />`;
  return html`<b>${t("team", { number: seat + 1 })}</b>
    ${chair.bot ? html`<span class="bot-team">${bot}</span>` : html`<${Members} chair=${chair} me=${me} places=${places} />`}`;
}

/** The buttons of a seat. @param {{table: Table, seat: number}} props */
function SeatButtons({ table, seat }) {
  const [view, now] = [table.view.value, table.now.value];
  const [chair, places] = [view.chairs[seat], view.plan.team ?? 1];
  const mine = now.seat === seat;
  const free = !chair.bot && chair.people.length < places && !mine;
  const sit = () => table.change("PUT", `/seats/${seat}`, { name: calledMe() });
  const bot = (/** @type {string|null} */ who) => table.change("PUT", `/seats/${seat}/bot`, { bot: who });
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

/**
 * Return the name of a seat before the game.
 * @param {Chair} chair @param {string|undefined} name @param {number} seat
 */
const called = (chair, name, seat) => chair.people.join(" & ") || (chair.bot && name) || `${seat + 1}`;

/** @param {{table: Table, seat: number, name?: string}} props `name`: the server’s name for a bot */
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
