/** Above the sheet: how it is filled in, and what helps. */
import { html, onValue } from "../../html.js";
import { sheetMode } from "../../settings.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { Legend } from "./legend.js";

const MODES = ["none", "seen", "follows", "chances"];

/**
 * @param {{icon: string, label: string, onClick: () => void, disabled?: boolean, pressed?: boolean, does?: string}} props
 */
const Tool = ({
  icon,
  label,
  onClick,
  disabled = false,
  pressed = undefined,
  does = undefined,
}) => html`<button type="button"
  class="round" data-does=${does} disabled=${disabled} aria-pressed=${pressed} onClick=${onClick} title=${label} aria-label=${label}>
  <${Icon} name=${icon} /></button>`;

/** The choice of how much the sheet fills in. */
function Mode() {
  const option = (/** @type {string} */ mode) =>
    html`<option value=${mode} selected=${mode === sheetMode.value}>${t(`sheet-${mode}`)}</option>`;
  const choose = onValue((mode) => (sheetMode.value = mode));
  return html`<label><span>${t("sheet-mode")}</span>
    <select value=${sheetMode.value} onChange=${choose}>${MODES.map(option)}</select></label>`;
}

/** @param {{table: SheetTable, title: string, asking: boolean, onAsking: () => void}} props */
export function Tools({ table, title, asking, onAsking }) {
  const unmarked = !table.marks.value.past.length;
  return html`<div class="sheet-head">
    ${asking ? html`<p class="asking" role="status">${t("why-choose")}</p>` : html`<h2>${title}</h2><${Mode} />`}
    ${table.undoMark && html`<${Tool} icon="undo" label=${t("undo")} disabled=${unmarked} onClick=${table.undoMark} />`}
    <${Tool} icon="question" label=${t("why")} does="why" pressed=${asking} onClick=${onAsking} />
    <${Legend} />
  </div>`;
}
