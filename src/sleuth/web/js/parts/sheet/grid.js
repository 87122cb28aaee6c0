/** The sheet as a grid: cards by owners, one tab stop, arrow keys inside. */
import { classes, html, useSlice } from "../../html.js";
import { initials } from "../../state/initials.js";
import { pickingAt } from "../../state/picking.js";
import { Icon } from "../common/icon.js";
import { Token } from "../common/token.js";
import { Cell } from "./cell.js";
import { useRoving } from "./roving.js";
import { RowHead } from "./row_head.js";

/** @type {Record<string, string>} */
const PILE_ICONS = { case: "folder", open: "eye", side: "ticket", centre: "stairs" };

/** @typedef {import("./cell.js").AskProps & {sheet: Wire.SheetShown}} GridProps */
/** @typedef {{own: string[]|null, asked: string[]|undefined, picked: import("./row_head.js").Picked|null}} Lit */
/** @typedef {GridProps & {lit: Lit}} RowProps */

/**
 * The head of a column: a seat by its figure and the beginning of its name, a pile by an icon.
 * @param {{owner: Wire.OwnerShown, letters: string, edition: Edition, me: Viewer}} props
 */
function Column({ owner, letters, edition, me }) {
  const seated = typeof owner.id === "number";
  const picture = seated
    ? html`<${Token} edition=${edition} seat=${owner.id} name=${owner.name} size=${26} />`
    : html`<${Icon} name=${PILE_ICONS[owner.id] ?? "folder"} size=${24} />`;
  return html`<th scope="col" class=${classes(owner.id === me && "me")} title=${owner.name}>
    ${picture}<span class="hidden">${owner.name}</span>
    ${seated && html`<span class="letters" aria-hidden="true">${letters}</span>`}</th>`;
}

/** @param {{sheet: Wire.SheetShown, edition: Edition, me: Viewer}} props */
function Head({ sheet, edition, me }) {
  const letters = initials(sheet.owners.map((owner) => (typeof owner.id === "number" ? owner.name : "")));
  return html`<thead><tr><td class="corner"></td>${sheet.owners.map(
    (owner, index) => html`<${Column} key=${owner.id} owner=${owner}
    letters=${letters[index]} edition=${edition} me=${me} />`,
  )}</tr></thead>`;
}

/** @param {RowProps & {row: Wire.RowShown}} props */
function Row({ table, sheet, row, lit, asking, onWhy }) {
  const { own, asked, picked } = lit;
  const kind = classes(
    own?.includes(row.card) && "own",
    !picked && asked?.includes(row.card) && "asked",
    picked?.cards.includes(row.card) && "picked",
  );
  return html`<tr class=${kind}><${RowHead} table=${table} row=${row} picked=${picked} />
    ${row.cells.map(
      (shown, index) => html`<${Cell} key=${index} table=${table} row=${row}
      owner=${sheet.owners[index]} shown=${shown} asking=${asking} onWhy=${onWhy} />`,
    )}</tr>`;
}

/** @param {RowProps & {group: Wire.GroupShown}} props */
const Group = ({ table, sheet, group, lit, asking, onWhy }) => html`<tbody>
  <tr class="kind-row"><th colspan=${sheet.owners.length + 1} scope="rowgroup">${group.name}</th></tr>
  ${group.rows.map(
    (row) => html`<${Row} key=${row.card} table=${table} sheet=${sheet} row=${row} lit=${lit}
    asking=${asking} onWhy=${onWhy} />`,
  )}</tbody>`;

/** @param {GridProps & {title: string}} props */
export function Grid({ table, title, sheet, asking, onWhy }) {
  const me = useSlice(() => table.view.value.me);
  const own = useSlice(() => table.view.value.hand);
  const asked = useSlice(() => table.view.value.question?.cards);
  const picked = pickingAt(/** @type {Table} */ (table));
  const roving = useRoving(picked);
  const rows = sheet.kinds.reduce((sum, group) => sum + group.rows.length + 1, 0);
  return html`<div class="sheet-scroll"><table role="grid" aria-label=${title} ref=${roving.ref}
    class=${classes(picked && "picking")} style=${{ "--rows": rows, "--columns": sheet.owners.length }} onKeyDown=${roving.onKeyDown} onFocusIn=${roving.onFocusIn}>
    <${Head} sheet=${sheet} edition=${table.edition.value} me=${me} />
    ${sheet.kinds.map(
      (group) => html`<${Group} key=${group.kind} table=${table} sheet=${sheet} group=${group}
      lit=${{ own, asked, picked }} asking=${asking} onWhy=${onWhy} />`,
    )}</table></div>`;
}
