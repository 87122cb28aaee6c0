/** My sheet: what follows from what I saw, in ink, and my own marks, in pencil. */
import { classes, html, useSlice, useState } from "../../html.js";
import { sheetMode } from "../../settings.js";
import { initials } from "../../state/initials.js";
import { cell } from "../../state/marks.js";
import { language, problemText, t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon, Mark } from "../common/icon.js";
import { Token } from "../common/token.js";

const PILES = { case: "folder", open: "eye", side: "ticket", centre: "stairs" };
const MODES = ["none", "seen", "follows", "chances"];

/** The answer to "why?", or a hint. */
function Told({ told, onClose }) {
  const sentences = told.sentences.map((sentence) => html`<li>${sentence}</li>`);
  return html`<${Dialogue} title=${told.title} kind="note" onClose=${onClose}>
    ${sentences.length > 0 && html`<ul class="reasons">${sentences}</ul>`}<//>`;
}

/** What is written in a cell: my own mark before what the sheet fills in. */
function Written({ mine, shown }) {
  if (mine) return html`<span class="mine"><${Mark} mark=${mine} /></span>`;
  return shown.text ? html`<span class="chance">${shown.text}</span>` : html`<${Mark} mark=${shown.mark} />`;
}

function Cell({ table, row, owner, shown, asking, onWhy }) {
  const key = cell(row.card, String(owner.id));
  const mine = table.marks.value.cells[key];
  const ink = shown.mark !== "unknown" && t(`mark-${shown.mark}`);
  const shared = (table.view.peek().plan?.team ?? 1) > 1; // it does not change any more
  const pencil = mine && t(shared ? "mark-ours" : "mark-mine", { mark: t(`mark-${mine}`) });
  const says = [ink, shown.text, pencil].filter(Boolean).join(", ") || t("mark-empty");
  const tap = () => (asking ? onWhy(row, owner) : table.mark(key));
  const keyed = (event) => event.key === "w" && onWhy(row, owner);
  return html`<td><button type="button" class=${classes("cell", mine && "has-mine")} onClick=${tap} onKeyDown=${keyed}
    aria-label=${`${row.name}, ${owner.name}: ${says}`}><${Written} mine=${mine} shown=${shown} /></button></td>`;
}

/** The head of a column: a seat by its figure and the beginning of its name, a pile by an icon. */
function Column({ owner, letters, edition, me }) {
  const seated = typeof owner.id === "number";
  const picture = seated
    ? html`<${Token} edition=${edition} seat=${owner.id} name=${owner.name} size=${26} />`
    : html`<${Icon} name=${PILES[owner.id] ?? "folder"} size=${24} />`;
  return html`<th scope="col" class=${classes(owner.id === me && "me")} title=${owner.name}>
    ${picture}<span class="hidden">${owner.name}</span>
    ${seated && html`<span class="letters" aria-hidden="true">${letters}</span>`}</th>`;
}

function Head({ sheet, edition, me }) {
  const letters = initials(sheet.owners.map((owner) => (typeof owner.id === "number" ? owner.name : "")));
  return html`<thead><tr><td></td>${sheet.owners.map(
    (owner, index) => html`<${Column} key=${owner.id} owner=${owner}
    letters=${letters[index]} edition=${edition} me=${me} />`,
  )}</tr></thead>`;
}

function Row({ table, sheet, row, lit, asking, onWhy }) {
  const kind = classes(lit.own?.includes(row.card) && "own", lit.asked?.includes(row.card) && "asked");
  return html`<tr class=${kind}><th scope="row">${row.name}</th>
    ${row.cells.map(
      (shown, index) => html`<${Cell} key=${index} table=${table} row=${row}
      owner=${sheet.owners[index]} shown=${shown} asking=${asking} onWhy=${onWhy} />`,
    )}</tr>`;
}

const Group = ({ table, sheet, group, lit, asking, onWhy }) => html`<tbody>
  <tr class="kind-row"><th colspan=${sheet.owners.length + 1} scope="rowgroup">${group.name}</th></tr>
  ${group.rows.map(
    (row) => html`<${Row} key=${row.card} table=${table} sheet=${sheet} row=${row} lit=${lit}
    asking=${asking} onWhy=${onWhy} />`,
  )}</tbody>`;

const Tool = ({ icon, label, onClick, disabled = false, pressed = undefined }) => html`<button type="button"
  class="round" disabled=${disabled} aria-pressed=${pressed} onClick=${onClick} title=${label} aria-label=${label}>
  <${Icon} name=${icon} /></button>`;

/** What fills the sheet in, and what helps. */
function Tools({ table, asking, onAsking, onHint }) {
  const option = (mode) =>
    html`<option value=${mode} selected=${mode === sheetMode.value}>${t(`sheet-${mode}`)}</option>`;
  const choose = (event) => (sheetMode.value = event.currentTarget.value);
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

/** Ask the server why, or what to ask next; what it tells goes to `tell`. */
function asker(table, tell) {
  const failed = (error) => tell({ title: problemText(error), sentences: [] });
  const hinted = ({ claim, reasons }) => [claim, ...reasons].join(" – ");
  return {
    why: (row, owner) =>
      table
        .ask(`/why?card=${row.card}&owner=${owner.id}&lang=${language.value}`)
        .then((found) => tell({ title: found.heading, sentences: found.sentences }), failed),
    hint: () =>
      table
        .ask(`/hint?lang=${language.value}`)
        .then((found) => tell({ title: found.summary, sentences: found.suggestions.map(hinted) }), failed),
  };
}

/** @param {{table: any}} props */
export function Sheet({ table }) {
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState(/** @type {any} */ (null));
  const sheet = table.sheet.value;
  const me = useSlice(() => table.view.value.me);
  const own = useSlice(() => table.view.value.hand);
  const asked = useSlice(() => table.view.value.question?.cards);
  if (!sheet)
    return html`<section class="sheet paper" aria-label=${t("sheet")}><h2>${t("sheet")}</h2>
      <p>${t(me === null ? "sheet-spectator" : own ? "one-moment" : "sheet-later")}</p></section>`;
  const { why, hint } = asker(table, setTold);
  const explain = (row, owner) => {
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
    ${told && html`<${Told} told=${told} onClose=${() => setTold(null)} />`}
  </section>`;
}
