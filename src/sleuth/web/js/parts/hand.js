/** My hand, what I hold besides, and what lies open. */
import { html } from "../html.js";
import { figureOf } from "../state/edition.js";
import { t } from "../words.js";
import { Card, ExtraCard } from "./card.js";

/** What my character can do, and whether it was done. */
function Ability({ edition, view }) {
  const ability = view.me === null ? null : edition.card.get(figureOf(edition, view.me))?.ability;
  const on = view.plan?.options.abilities ?? edition.options.abilities;
  if (!ability || !on) return null;
  const used = view.seats[view.me].usedAbility;
  return html`<li><div class="card extra ability" data-used=${used}><span class="card-kind">${used ? t("ability-used") : t("ability")}</span><span class="card-name">${ability.name}</span><span class="card-help">${ability.help}</span></div></li>`;
}

/** @param {{table: any}} props */
export function Hand({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  return html`<section class="hand" aria-label=${t("hand")}>
    ${view.hand && html`<ul class="fan">${view.hand.map((card) => html`<li key=${card}><${Card} edition=${edition} card=${card} /></li>`)}
      ${view.held.map((card, index) => html`<li key=${card + index}><${ExtraCard} edition=${edition} card=${card} /></li>`)}
      <${Ability} edition=${edition} view=${view} /></ul>`}
    ${view.open.length > 0 && html`<div class="open-cards"><h3>${t("open-cards")}</h3><ul class="fan">${view.open.map((card) => html`<li key=${card}><${Card} edition=${edition} card=${card} /></li>`)}</ul></div>`}
  </section>`;
}
