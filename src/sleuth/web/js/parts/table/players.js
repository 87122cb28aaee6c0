/** The players around the table: figure, name, cards, who acts, what they answered. */
import { classes, html } from "../../html.js";
import { figureOf, hasFigures, nameOf, seatColour } from "../../state/edition.js";
import { t } from "../../words.js";
import { levelName } from "../common/bots.js";
import { Icon } from "../common/icon.js";
import { Token } from "../common/token.js";
import { abilityAt, CharacterCard } from "../open/character.js";
import { CityTag } from "../open/city_tag.js";
import { WaitingTime } from "./waiting.js";

/** Each answer to a question appears this many seconds after the one before. */
const STEP = 0.4;

/**
 * Return what a player says to the question under way; `order` is how many were asked before.
 * @param {Edition} edition @param {View} view @param {Wire.Now} now @param {number} seat
 */
function saidBy(edition, view, now, seat) {
  if (!view.question) return null;
  const { asker, answers } = view.question;
  if (asker === seat) return { kind: "asks", text: t("asks"), order: 0 };
  const order = answers.findLastIndex((answer) => answer.seat === seat);
  if (order < 0) return now?.actor === seat ? { kind: "asked", text: t("is-asked"), order: answers.length } : null;
  const { kind, card } = answers[order];
  if (kind === "pass") return { kind: "passes", text: t("passes"), order };
  return { kind: "shows", text: card ? nameOf(edition, card) : t("shows"), order };
}

/** @param {SeatProps & {now: Wire.Now}} props */
function Said({ edition, view, now, seat }) {
  const said = saidBy(edition, view, now, seat);
  if (!said) return null;
  const { kind, text, order } = said;
  // a new question makes a new bubble, which appears in its turn
  return html`<span key=${`${kind} ${view.question?.cards}`} class=${`said ${kind}`}
    style=${{ animationDelay: `${order * STEP}s` }}>${text}</span>`;
}

/** @param {View} view @param {number} seat */
function standing(view, seat) {
  const open = view.seats[seat];
  const cards = t("cards", { count: open.cards });
  if (open.standing !== "in") return `${t(`standing-${open.standing}`)} · ${cards}`;
  return open.held ? `${cards} · ${t("held", { count: open.held })}` : cards;
}

/** @param {{table: Table, seat: number}} props */
function Player({ table, seat }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const [chair, acts] = [view.chairs[seat], now?.actor === seat];
  const away = !chair.bot && !chair.kept && now?.status === "playing" && !table.online.value.includes(seat);
  const awaited = acts && now.status === "playing" && seat !== view.me;
  const said = `${standing(view, seat)}${away ? ` · ${t("away")}` : ""}`;
  return html`<li class=${classes("player", acts && "acts", view.seats[seat].standing !== "in" && "gone")}
    aria-current=${acts ? "true" : undefined} data-colour=${seatColour(edition, seat)}>
    <${Token} edition=${edition} seat=${seat} name=${view.names[seat]} size=${38} />
    <span class="player-text"><b>${view.names[seat]}${seat === view.me ? ` (${t("you")})` : ""}</b>
      ${hasFigures(edition) && html`<small class="plays">${nameOf(edition, figureOf(edition, seat))}</small>`}
      <small>${awaited ? html`<${WaitingTime} key=${now.moment}>${said}<//>` : said}</small></span>
    ${chair.bot && html`<span class="bot" title=${levelName(chair.bot)}><${Icon} name="robot" size=${16} /></span>`}
    <${Said} edition=${edition} view=${view} now=${now} seat=${seat} />
    <${CharacterCard} edition=${edition} view=${view} seat=${seat} />
    <${CityTag} edition=${edition} view=${view} seat=${seat} />
  </li>`;
}

/** The largest number of players with a card at their side; with more, it is below. */
const FEW = 4;

/** Return where the card of each player goes, if there is one. @param {Edition} edition @param {TableView} view */
function cardsAt(edition, view) {
  const lies = edition.family === "cards" || view.names.some((_, seat) => abilityAt(edition, view, seat));
  return lies ? (view.names.length > FEW ? "below" : "beside") : "none";
}

/** @param {TableProps} props */
export function Players({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  return html`<ol class="players" tabindex="0" aria-label=${t("players")} data-cards=${cardsAt(edition, view)}>
    ${view.names.map((_, seat) => html`<${Player} key=${seat} table=${table} seat=${seat} />`)}</ol>`;
}
