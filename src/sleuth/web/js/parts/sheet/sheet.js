/** My sheet: what follows from what I saw, and my own marks; in its rows I name the cards of a claim. */
import { html, useSlice, useState } from "../../html.js";
import { blankSheet } from "../../state/blank_sheet.js";
import { t } from "../../words.js";
import { asker, ExplanationDialogue } from "./explaining.js";
import { Grid } from "./grid.js";
import { Tools } from "./tools.js";

/** @typedef {import("./explaining.js").Explanation} Explanation */

/** In place of a sheet: why there is none. @param {{title: string, text: string}} props */
const None = ({ title, text }) => html`<section class="sheet paper" aria-label=${title}><h2>${title}</h2>
  <p>${text}</p></section>`;

/**
 * `none` says why somebody without a seat has no sheet.
 * @param {{table: SheetTable, title?: string, none?: string}} props
 */
export function Sheet({ table, title = t("sheet"), none = t("sheet-spectator") }) {
  const [asking, setAsking] = useState(false);
  const [explanation, setExplanation] = useState(/** @type {Explanation|null} */ (null));
  const me = useSlice(() => table.view.value.me);
  const names = useSlice(() => table.view.value.names);
  if (me === null) return html`<${None} title=${title} text=${none} />`;
  const sheet = table.sheet.value ?? blankSheet(table.edition.value, names, t("sheet-case"));
  const why = asker(table, setExplanation);
  const explain = (/** @type {Wire.RowShown} */ row, /** @type {Wire.OwnerShown} */ owner) => {
    setAsking(false);
    why(row, owner);
  };
  return html`<section class="sheet paper" aria-label=${title}>
    <${Tools} table=${table} title=${title} asking=${asking} onAsking=${() => setAsking(!asking)} />
    <${Grid} table=${table} title=${title} sheet=${sheet} asking=${asking} onWhy=${explain} />
    ${explanation && html`<${ExplanationDialogue} explanation=${explanation} onClose=${() => setExplanation(null)} />`}
  </section>`;
}
