/** My sheet: what follows from what I saw, in ink, and my own marks, in pencil. */
import { classes, html, useState } from "../html.js";
import { sheetMode } from "../settings.js";
import { cell } from "../state/marks.js";
import { language, sorry, t } from "../words.js";
import { Dialogue } from "./dialogue.js";
import { colourOf, figureOf, nameOf } from "../state/edition.js";
import { Figure, Icon, Mark, letterOf } from "./icon.js";

const PILES = { case: "folder", open: "eye", side: "ticket", centre: "stairs" };
const MODES = ["none", "seen", "follows", "chances"];

/** The answer to "why?", or a hint. */
function Told({ told, onClose }) {
  return html`<${Dialogue} title=${told.title} kind="told" onClose=${onClose}>
    ${told.sentences.length ? html`<ul class="reasons">${told.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>` : null}
  <//>`;
}

function Cell({ table, row, owner, shown, asking, onWhy }) {
  const key = cell(row.card, String(owner.id));
  const mine = table.marks.value.cells[key];
  const says = [shown.mark !== "unknown" && t(`mark-${shown.mark}`), shown.text, mine && t("mark-mine", { mark: t(`mark-${mine}`) })].filter(Boolean).join(", ");
  const tap = () => (asking ? onWhy(row, owner) : table.mark(key));
  const keyed = (event) => event.key === "w" && onWhy(row, owner);
  return html`<td><button type="button" class=${classes("cell", mine && "has-mine")} onClick=${tap} onKeyDown=${keyed}
    aria-label=${`${row.name}, ${owner.name}: ${says || t("mark-empty")}`}>
    ${mine ? html`<span class="mine"><${Mark} mark=${mine} /></span>` : shown.text ? html`<span class="chance">${shown.text}</span>` : html`<${Mark} mark=${shown.mark} />`}
  </button></td>`;
}

/** The head of a column: a seat by its figure, a pile by an icon. */
function Column({ owner, edition, me }) {
  const figure = typeof owner.id === "number" ? figureOf(edition, owner.id) : null;
  return html`<th scope="col" class=${classes(owner.id === me && "me")} title=${owner.name}>
    ${figure ? html`<${Figure} colour=${colourOf(edition, figure)} letter=${letterOf(nameOf(edition, figure))} size=${26} />` : html`<${Icon} name=${PILES[owner.id] ?? "folder"} size=${22} />`}
    <span>${owner.name}</span></th>`;
}

function Rows({ table, sheet, asking, onWhy, view }) {
  return sheet.kinds.map((group) => html`<tbody key=${group.kind}>
    <tr class="kind-row"><th colspan=${sheet.owners.length + 1} scope="rowgroup">${group.name}</th></tr>
    ${group.rows.map((row) => html`<tr key=${row.card} class=${classes(view.hand?.includes(row.card) && "own", view.question?.cards.includes(row.card) && "asked")}>
      <th scope="row">${row.name}</th>
      ${row.cells.map((shown, index) => html`<${Cell} key=${index} table=${table} row=${row} owner=${sheet.owners[index]} shown=${shown} asking=${asking} onWhy=${onWhy} />`)}
    </tr>`)}</tbody>`);
}

/** @param {{table: any}} props */
export function Sheet({ table }) {
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState(/** @type {any} */ (null));
  const [sheet, view] = [table.sheet.value, table.view.value];
  if (!sheet) return html`<section class="sheet paper" aria-label=${t("sheet")}><h2>${t("sheet")}</h2><p>${view.me === null ? t("sheet-spectator") : t("one-moment")}</p></section>`;
  const failed = (error) => setTold({ title: sorry(error), sentences: [] });
  const why = (row, owner) => {
    setAsking(false);
    table.ask(`/why?card=${row.card}&owner=${owner.id}&lang=${language.value}`).then((found) => setTold({ title: found.heading, sentences: found.sentences }), failed);
  };
  const hint = () => table.ask(`/hint?lang=${language.value}`)
    .then((found) => setTold({ title: found.summary, sentences: found.suggestions.map((each) => [each.claim, ...each.reasons].join(" – ")) }), failed);
  return html`<section class="sheet paper" aria-label=${t("sheet")}>
    <div class="sheet-head"><h2>${t("sheet")}</h2>
      <label>${t("sheet-mode")} <select value=${sheetMode.value} onChange=${(event) => (sheetMode.value = event.currentTarget.value)}>
        ${MODES.map((mode) => html`<option value=${mode} selected=${mode === sheetMode.value}>${t(`sheet-${mode}`)}</option>`)}</select></label>
      <button type="button" class="round" disabled=${!table.marks.value.past.length} onClick=${table.undoMark} title=${t("undo")} aria-label=${t("undo")}><${Icon} name="undo" /></button>
      <button type="button" class="round" aria-pressed=${asking} onClick=${() => setAsking(!asking)} title=${t("why")} aria-label=${t("why")}><${Icon} name="question" /></button>
      ${view.plan?.hints && html`<button type="button" class="round" onClick=${hint} title=${t("hint")} aria-label=${t("hint")}><${Icon} name="bulb" /></button>`}
    </div>
    ${asking && html`<p class="asking" role="status">${t("why-choose")}</p>`}
    <div class="sheet-scroll"><table><thead><tr><td></td>${sheet.owners.map((owner) => html`<${Column} key=${owner.id} owner=${owner} edition=${table.edition.value} me=${view.me} />`)}</tr></thead>
      <${Rows} table=${table} sheet=${sheet} asking=${asking} onWhy=${why} view=${view} /></table></div>
    ${told && html`<${Told} told=${told} onClose=${() => setTold(null)} />`}
  </section>`;
}
