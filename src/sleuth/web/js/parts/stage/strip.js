/** The strip by the board: the named cards while they go round, and in words what is played just now. */
import { html } from "../../html.js";
import { extraOf } from "../../state/edition.js";
import { asked } from "../../state/stage/round.js";
import { t } from "../../words.js";
import { MiniCard } from "../common/card.js";

/** Scenes that can be seen elsewhere and need no words by the board. */
const QUIET = new Set(["turn", "roll", "walk", "dealt", "nobody", "accusation", "shown", "laid"]);
/** Scenes of a round of answers: the players say it themselves. */
const ROUND = new Set(["question", "none", "declines", "shows"]);

/** The three named cards, or the tip that asks. @param {ViewProps} props */
function Named({ edition, view }) {
  const question = asked(view);
  if (!question) return null;
  return html`<ul class="named">${
    question.tip
      ? html`<li class="mini-card">${extraOf(edition, question.tip).name}</li>`
      : question.cards.map((card) => html`<li key=${card}><${MiniCard} edition=${edition} card=${card} /></li>`)
  }</ul>`;
}

/** Return who asks, in words. @param {View} view */
export function askedBy(view) {
  const { question, names, me } = view;
  if (!question) return "";
  return question.asker === me ? t("asked-by-you") : t("asked-by", { name: names[question.asker] });
}

/** The card I show, or the extra card that is drawn or played. @param {{edition: Edition, scene: Playing}} props */
function Beside({ edition, scene }) {
  const { kind, cards, extra } = scene;
  if (kind === "gives" || kind === "sent" || kind === "city")
    return cards?.map((card) => html`<${MiniCard} key=${card} edition=${edition} card=${card} />`);
  return extra ? html`<span class="mini-card">${extraOf(edition, extra).name}</span>` : null;
}

/** @param {TableProps} props */
export function Strip({ table }) {
  const [edition, view, scene] = [table.edition.value, table.view.value, table.scene.value];
  const told = scene && !QUIET.has(scene.kind);
  const question = asked(view);
  if (!told && !question) return null;
  const caption = told && !(question && ROUND.has(scene.kind)) ? table.sentence.value : askedBy(view);
  // another caption makes another strip: nothing that is seen changes its size
  return html`<div class="strip" key=${`${caption} ${question?.cards}`} aria-hidden="true" data-kind=${scene?.kind ?? "question"}>
    <p>${caption ?? askedBy(view)}</p>
    ${question ? html`<${Named} edition=${edition} view=${view} />` : scene && html`<${Beside} edition=${edition} scene=${scene} />`}
  </div>`;
}
