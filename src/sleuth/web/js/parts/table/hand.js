/** My hand, my kept cards and my ability. */
import { html } from "../../html.js";
import { figureOf } from "../../state/edition.js";
import { abilityOf } from "../../state/figures.js";
import { t } from "../../words.js";
import { ExtraCard, Fan } from "../common/card.js";

/** My ability, and whether it is used. @param {ViewProps} props */
function Ability({ edition, view }) {
  const { me } = view;
  const ability = me === null ? null : abilityOf(edition, view.plan?.options, figureOf(edition, me));
  if (me === null || !ability) return null;
  const used = view.seats[me].usedAbility;
  return html`<li><div class="card extra ability" data-used=${used}>
    <span class="card-kind">${used ? t("ability-used") : t("ability")}</span>
    <span class="card-name">${ability.name}</span><span class="card-help">${ability.help}</span></div></li>`;
}

/** @param {TableProps} props */
export function Hand({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const extra = (/** @type {string} */ card, /** @type {number} */ index) =>
    html`<li key=${card + index}><${ExtraCard} edition=${edition} card=${card} /></li>`;
  return html`<section class="hand" tabindex="0" aria-label=${t("hand")}>
    ${
      view.hand &&
      html`<${Fan} edition=${edition} cards=${view.hand}>
      ${view.held.map(extra)}<${Ability} edition=${edition} view=${view} /><//>`
    }
  </section>`;
}
