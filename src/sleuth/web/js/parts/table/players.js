/** The players around the table: figure, name, cards, who acts, what they answered. */
import { classes, html } from "../../html.js";
import { figureOf, hasFigures, nameOf, seatColour } from "../../state/edition.js";
import { abilityAt } from "../../state/figures.js";
import { saidBy } from "../../state/stage/round.js";
import { t } from "../../words.js";
import { levelName } from "../common/bots.js";
import { Icon } from "../common/icon.js";
import { blank, lazy, loadStyle } from "../common/lazy.js";
import { Token } from "../common/token.js";
import { Handed, movement, Packet } from "../stage/travelling.js";
import { WaitingTime } from "./waiting.js";

/** The card that lies open at a player: few editions have one. */
const OpenCard = lazy(
  () => Promise.all([import("../open/open_card.js"), loadStyle("open")]).then(([module]) => module.OpenCard),
  blank,
);

/** What somebody says, and what I say. @type {Record<string, () => [string, string]>} */
const SAYS = {
  asks: () => [t("asks"), t("you-ask")],
  asked: () => [t("is-asked"), t("you-are-asked")],
  passes: () => [t("passes"), t("you-have-none")],
  declines: () => [t("declines"), t("you-decline")],
  shows: () => [t("shows"), t("you-show")],
};

/** What a player says to the question under way. @param {SeatProps & {now: Wire.Now|null}} props */
function Said({ edition, view, now, seat }) {
  const said = saidBy(view, now, seat);
  if (!said) return null;
  const text = said.card ? nameOf(edition, said.card) : SAYS[said.kind]()[seat === view.me ? 1 : 0];
  return html`<span key=${`${said.kind} ${view.question?.cards}`} class=${`said ${said.kind}`}>${text}</span>`;
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
  const [edition, view, now, scene] = [table.edition.value, table.view.value, table.now.value, table.scene.value];
  const [chair, acts] = [view.chairs[seat], scene ? scene.seat === seat : now?.actor === seat];
  const away = !chair.bot && !chair.kept && now?.status === "playing" && !table.online.value.includes(seat);
  const awaited = acts && !scene && now.status === "playing" && seat !== view.me;
  const said = `${standing(view, seat)}${away ? ` · ${t("away")}` : ""}`;
  return html`<li class=${classes("player", acts && "acts", view.seats[seat].standing !== "in" && "gone")}
    aria-current=${acts ? "true" : undefined} data-colour=${seatColour(edition, seat)} data-seat=${seat}
    ...${movement(scene, seat)}>
    <${Token} edition=${edition} seat=${seat} name=${view.names[seat]} size=${38} />
    <span class="player-text"><b>${view.names[seat]}${seat === view.me ? ` (${t("you")})` : ""}</b>
      ${hasFigures(edition) && html`<small class="plays">${nameOf(edition, figureOf(edition, seat))}</small>`}
      <small>${awaited ? html`<${WaitingTime} key=${now.moment}>${said}<//>` : said}</small></span>
    ${chair.bot && html`<span class="bot" title=${levelName(chair.bot)}><${Icon} name="robot" size=${16} /></span>`}
    <${Said} edition=${edition} view=${view} now=${scene ? null : now} seat=${seat} />
    <${Packet} table=${table} seat=${seat} /><${Handed} scene=${scene} seat=${seat} />
    ${cardsAt(edition, view) !== "none" && html`<${OpenCard} edition=${edition} view=${view} seat=${seat} />`}
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
