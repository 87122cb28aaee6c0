/** The solutions that are still possible, the likeliest first. */
import { html } from "../../html.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { Picture } from "../common/card.js";

/** How many are listed. */
const MOST = 24;

/** @param {{edition: Edition, told: Counted}} props */
export const CaseView = ({ edition, told }) => html`<section class="cases paper" aria-label=${t("real-tab-case")}>
  <h2>${t("real-cases-left", { count: told.count })}</h2>
  <ol>${told.cases.slice(0, MOST).map(
    ({ cards, chance, percent }) => html`<li key=${cards.join()} class="case-row" style=${{ "--chance": chance }}>
      <span class="case-cards">${cards.map(
        (card) =>
          html`<span key=${card}><${Picture} edition=${edition} card=${card} size=${20} />${nameOf(edition, card)}</span>`,
      )}</span><b>${percent}</b></li>`,
  )}</ol>
  ${told.count > MOST && html`<p>${t("real-cases-more", { count: told.count - MOST })}</p>`}</section>`;
