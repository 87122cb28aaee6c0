/** One entry of the sheet: a card and an owner. */
import { classes, html } from "../../html.js";
import { cell } from "../../state/marks.js";
import { t } from "../../words.js";
import { Mark } from "../common/icon.js";

/** @typedef {(row: Wire.RowShown, owner: Wire.OwnerShown) => void} Asks */
/** @typedef {{table: SheetTable, asking: boolean, onWhy: Asks}} AskProps */
/** @typedef {AskProps & {row: Wire.RowShown, owner: Wire.OwnerShown, shown: Wire.CellShown}} CellProps */

/**
 * The contents of a cell: my own mark, or else what the sheet fills in.
 * @param {{mine?: string, shown: Wire.CellShown}} props
 */
function Written({ mine, shown }) {
  if (mine) return html`<span class="mine"><${Mark} mark=${mine} /></span>`;
  return shown.text ? html`<span class="chance">${shown.text}</span>` : html`<${Mark} mark=${shown.mark} />`;
}

/** Say what a cell says. @param {SheetTable} table @param {Wire.CellShown} shown @param {string} [mine] */
function spoken(table, shown, mine) {
  const ink = shown.mark !== "unknown" && t(`mark-${shown.mark}`);
  const shared = (table.view.peek().plan?.team ?? 1) > 1; // fixed once the game has started
  const pencil = mine && t(shared ? "mark-ours" : "mark-mine", { mark: t(`mark-${mine}`) });
  return [ink, shown.text, pencil].filter(Boolean).join(", ") || t("mark-empty");
}

/** Return how dark a cell is: the likelier, the darker. @param {Wire.CellShown} shown */
const shade = ({ chance }) => (chance === null ? undefined : { "--chance": chance });

/** @param {CellProps} props */
export function Cell({ table, row, owner, shown, asking, onWhy }) {
  const key = cell(row.card, String(owner.id));
  const mine = table.marks.value.cells[key];
  const tap = () => (asking || !table.mark ? onWhy(row, owner) : table.mark(key));
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "w") return;
    event.stopPropagation(); // elsewhere this key leads to the panel
    onWhy(row, owner);
  };
  const inked = table.inked?.value;
  const kind = classes(
    "cell",
    mine && "has-mine",
    shown.chance !== null && !mine && "shaded",
    inked?.cards.includes(row.card) && inked.owner === owner.id && "inked",
  );
  return html`<td><button type="button" class=${kind} data-cell=${key} tabindex="-1" style=${shade(shown)} onClick=${tap}
    onKeyDown=${keyed} aria-label=${`${row.name}, ${owner.name}: ${spoken(table, shown, mine)}`}>
    <${Written} mine=${mine} shown=${shown} /></button></td>`;
}
