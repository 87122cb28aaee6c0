/** My sheet: what follows from what I saw, and my own marks. */
import { classes, html, onValue, useSlice, useState } from "../../html.js";
import { sheetMode } from "../../settings.js";
import { initials } from "../../state/initials.js";
import { cell } from "../../state/marks.js";
import { language, problemText, t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon, Mark } from "../common/icon.js";
import { Token } from "../common/token.js";

/** @type {Record<string, string>} */
const PILE_ICONS = { case: "folder", open: "eye", side: "ticket", centre: "stairs" };
const MODES = ["none", "seen", "follows", "chances"];

/** @typedef {{title: string, sentences: string[]}} Explanation */
/** @typedef {{table: Table, asking: boolean, onWhy: (row: Wire.RowShown, owner: Wire.OwnerShown) => void}} AskProps */
/** @typedef {AskProps & {sheet: Wire.SheetShown, lit: {own: string[]|null, asked: string[]|undefined}}} RowProps */

/** The answer to "why?", or a hint. @param {{explanation: Explanation, onClose: () => void}} props */
function ExplanationDialogue({ explanation, onClose }) {
  const sentences = explanation.sentences.map((sentence) => html`<li>${sentence}</li>`);
  return html`<${Dialogue} title=${explanation.title} kind="note" onClose=${onClose}>
    ${sentences.length > 0 && html`<ul class="reasons">${sentences}</ul>`}<//>`;
}

/**
 * The contents of a cell: my own mark, or else what the sheet fills in.
 * @param {{mine?: string, shown: Wire.CellShown}} props
 */
function Written({ mine, shown }) {
  if (mine) return html`<span class="mine"><${Mark} mark=${mine} /></span>`;
  return shown.text ? html`<span class="chance">${shown.text}</span>` : html`<${Mark} mark=${shown.mark} />`;
}

/** @param {AskProps & {row: Wire.RowShown, owner: Wire.OwnerShown, shown: Wire.CellShown}} props */
function Cell({ table, row, owner, shown, asking, onWhy }) {
  const key = cell(row.card, String(owner.id));
  const mine = table.marks.value.cells[key];
  const ink = shown.mark !== "unknown" && t(`mark-${shown.mark}`);
  const shared = (table.view.peek().plan?.team ?? 1) > 1; // fixed once the game has started
  const pencil = mine && t(shared ? "mark-ours" : "mark-mine", { mark: t(`mark-${mine}`) });
  const says = [ink, shown.text, pencil].filter(Boolean).join(", ") || t("mark-empty");
  const tap = () => (asking ? onWhy(row, owner) : table.mark(key));
  const keyed = (/** @type {KeyboardEvent} */ event) => event.key === "w" && onWhy(row, owner);
  return html`<td><button type="button" class=${classes("cell", mine && "has-mine")} onClick=${tap} onKeyDown=${keyed}
    aria-label=${`${row.name}, ${owner.name}: ${says}`}><${Written} mine=${mine} shown=${shown} /></button></td>`;
}

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
  return html`<thead><tr><td></td>${sheet.owners.map(
    (owner, index) => html`<${Column} key=${owner.id} owner=${owner}
    letters=${letters[index]} edition=${edition} me=${me} />`,
  )}</tr></thead>`;
}

/** @param {RowProps & {row: Wire.RowShown}} props */
function Row({ table, sheet, row, lit, asking, onWhy }) {
  const kind = classes(lit.own?.includes(row.card) && "own", lit.asked?.includes(row.card) && "asked");
  return html`<tr class=${kind}><th scope="row">${row.name}</th>
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

/** @param {{icon: string, label: string, onClick: () => void, disabled?: boolean, pressed?: boolean}} props */
const Tool = ({ icon, label, onClick, disabled = false, pressed = undefined }) => html`<button type="button"
  class="round" disabled=${disabled} aria-pressed=${pressed} onClick=${onClick} title=${label} aria-label=${label}>
  <${Icon} name=${icon} /></button>`;

/**
 * How the sheet is filled in, and what helps.
 * @param {{table: Table, asking: boolean, onAsking: () => void, onHint: () => void}} props
 */
function Tools({ table, asking, onAsking, onHint }) {
  const option = (/** @type {string} */ mode) =>
    html`<option value=${mode} selected=${mode === sheetMode.value}>${t(`sheet-${mode}`)}</option>`;
  const choose = onValue((mode) => (sheetMode.value = mode));
  const unmarked = !table.marks.value.past.length;
  const hints = useSlice(() => table.view.value.plan?.hints);
  return html`<div class="sheet-head"><h2>${t("sheet")}</h2>
    <label><span>${t("sheet-mode")}</span>
      <select value=${sheetMode.value} onChange=${choose}>${MODES.map(option)}</select></label>
    <${Tool} icon="undo" label=${t("undo")} disabled=${unmarked} onClick=${table.undoMark} />
    <${Tool} icon="question" label=${t("why")} pressed=${asking} onClick=${onAsking} />
    ${hints && html`<${Tool} icon="bulb" label=${t("hint")} onClick=${onHint} />`}
  </div>`;
}

/**
 * Ask the server why, or what to ask next; `tell` gets the answer.
 * @param {Table} table @param {(found: Explanation) => void} tell
 */
function asker(table, tell) {
  const failed = (/** @type {Refusal} */ error) => tell({ title: problemText(error), sentences: [] });
  const hinted = (/** @type {Wire.HintShown["suggestions"][number]} */ { claim, reasons }) =>
    [claim, ...reasons].join(" – ");
  return {
    why: (/** @type {Wire.RowShown} */ row, /** @type {Wire.OwnerShown} */ owner) =>
      table
        .ask(`/why?card=${row.card}&owner=${owner.id}&lang=${language.value}`)
        .then((/** @type {Wire.Why} */ found) => tell({ title: found.heading, sentences: found.sentences }), failed),
    hint: () =>
      table
        .ask(`/hint?lang=${language.value}`)
        .then(
          (/** @type {Wire.HintShown} */ found) =>
            tell({ title: found.summary, sentences: found.suggestions.map(hinted) }),
          failed,
        ),
  };
}

/** @param {TableProps} props */
export function Sheet({ table }) {
  const [asking, setAsking] = useState(false);
  const [explanation, setExplanation] = useState(/** @type {Explanation|null} */ (null));
  const sheet = table.sheet.value;
  const me = useSlice(() => table.view.value.me);
  const own = useSlice(() => table.view.value.hand);
  const asked = useSlice(() => table.view.value.question?.cards);
  if (!sheet)
    return html`<section class="sheet paper" aria-label=${t("sheet")}><h2>${t("sheet")}</h2>
      <p>${t(me === null ? "sheet-spectator" : own ? "one-moment" : "sheet-later")}</p></section>`;
  const { why, hint } = asker(table, setExplanation);
  const explain = (/** @type {Wire.RowShown} */ row, /** @type {Wire.OwnerShown} */ owner) => {
    setAsking(false);
    why(row, owner);
  };
  return html`<section class="sheet paper" aria-label=${t("sheet")}>
    <${Tools} table=${table} asking=${asking} onAsking=${() => setAsking(!asking)} onHint=${hint} />
    ${asking && html`<p class="asking" role="status">${t("why-choose")}</p>`}
    <div class="sheet-scroll"><table><${Head} sheet=${sheet} edition=${table.edition.value} me=${me} />
      ${sheet.kinds.map(
        (group) => html`<${Group} key=${group.kind} table=${table} sheet=${sheet} group=${group} lit=${{ own, asked }}
        asking=${asking} onWhy=${explain} />`,
      )}</table></div>
    ${explanation && html`<${ExplanationDialogue} explanation=${explanation} onClose=${() => setExplanation(null)} />`}
  </section>`;
}
