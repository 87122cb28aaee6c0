/** The players round the table: figure, name, cards, who acts, what they answered. */
import { classes, html } from "../html.js";
import { colourOf, figureOf, nameOf } from "../state/edition.js";
import { t } from "../words.js";
import { Figure, Icon, letterOf } from "./icon.js";

/** What a player has just answered. */
const answerOf = (view, seat) => view.question?.answers.filter((answer) => answer.seat === seat).at(-1);

function Said({ edition, view, seat }) {
  if (view.question?.asker === seat) return html`<span class="said asks">${t("asks")}</span>`;
  const answer = answerOf(view, seat);
  if (!answer) return null;
  if (answer.kind === "pass") return html`<span class="said passes">${t("passes")}</span>`;
  return html`<span class="said shows">${answer.card ? nameOf(edition, answer.card) : t("shows")}</span>`;
}

function standing(view, seat) {
  const open = view.seats[seat];
  const cards = t("cards", { count: open.cards });
  if (open.standing !== "in") return `${t(`standing-${open.standing}`)} · ${cards}`;
  return open.held ? `${cards} · ${t("held", { count: open.held })}` : cards;
}

/** @param {{table: any}} props */
export function Players({ table }) {
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  return html`<ol class="players" tabindex="0" aria-label=${t("players")}>
    ${view.names.map((name, seat) => {
      const figure = figureOf(edition, seat);
      const chair = view.chairs[seat];
      const away = !chair.bot && !chair.kept && !table.online.value.includes(seat);
      return html`<li key=${seat} class=${classes("player", now?.actor === seat && "acts", view.seats[seat].standing !== "in" && "gone")}
        aria-current=${now?.actor === seat ? "true" : undefined} data-colour=${colourOf(edition, figure)}>
        <${Figure} colour=${colourOf(edition, figure)} letter=${letterOf(nameOf(edition, figure))} size=${38} />
        <span class="player-text"><b>${name}${seat === view.me ? ` (${t("you")})` : ""}</b>
          <small>${nameOf(edition, figure)}</small><small>${standing(view, seat)}${away && now?.status === "playing" ? ` · ${t("away")}` : ""}</small></span>
        ${chair.bot && html`<span class="bot" title=${t("a-bot")}><${Icon} name="robot" size=${16} /></span>`}
        <${Said} edition=${edition} view=${view} seat=${seat} />
      </li>`;
    })}
  </ol>`;
}
