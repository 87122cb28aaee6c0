/** My hand, and what I hold besides. */
import { html } from "../../html.js";
import { figureOf } from "../../state/edition.js";
import { abilityOf } from "../../state/figures.js";
import { t } from "../../words.js";
import { ExtraCard, Fan } from "../common/card.js";

/** What my character can do, and whether it was done. */
function Ability({ edition, view }) {
  const ability = view.me === null ? null : abilityOf(edition, view.plan?.options, figureOf(edition, view.me));
  if (!ability) return null;
  const used = view.seats[view.me].usedAbility;
  return html`<li><div class="card extra ability" data-used=${used}>
    <span class="card-kind">${used ? t("ability-used") : t("ability")}</span>
    <span class="card-name">${ability.name}</span><span class="card-help">${ability.help}</span></div></li>`;
}

/** @param {{table: any}} props */
export function Hand({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const extra = (card, index) => html`<li key=${card + index}><${ExtraCard} edition=${edition} card=${card} /></li>`;
  return html`<section class="hand" tabindex="0" aria-label=${t("hand")}>
    ${
      view.hand &&
      html`<${Fan} edition=${edition} cards=${view.hand}>
      ${view.held.map(extra)}<${Ability} edition=${edition} view=${view} /><//>`
    }
  </section>`;
}
