/** The head of a row of the sheet: a card, which can be picked while cards are to be named. */
import { html } from "../../html.js";
import { pick } from "../../state/picking.js";
import { Picture } from "../common/card.js";

/** @typedef {NonNullable<ReturnType<typeof import("../../state/picking.js").pickingAt>>} Picked */

/** @param {{table: SheetTable, row: Wire.RowShown, picked: Picked|null}} props */
export function RowHead({ table, row, picked }) {
  const name = html`<${Picture} edition=${table.edition.value} card=${row.card} size=${18} /><span>${row.name}</span>`;
  if (!picked) return html`<th scope="row"><span class="row-head">${name}</span></th>`;
  const free = picked.offered.some((cards) => cards.includes(row.card));
  return html`<th scope="row"><button type="button" class="row-head pickable" data-pick=${row.card} tabindex="-1" aria-disabled=${!free}
    aria-pressed=${picked.cards.includes(row.card)} onClick=${() => pick(/** @type {Table} */ (table), row.card)}>
    ${name}</button></th>`;
}
