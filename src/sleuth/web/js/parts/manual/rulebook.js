/** Rules and help at the table: a button opens the rules, the key `?` the help, without leaving the game. */
import { html, useEffect, useState } from "../../html.js";
import { told, useKeys } from "../../keys.js";
import { language, t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon } from "../common/icon.js";
import { blank, lazy, loadStyle } from "../common/lazy.js";

const HowTo = lazy(() => Promise.all([import("./manual.js"), loadStyle("how")]).then(([module]) => module.HowTo));
const Help = lazy(() => Promise.all([import("./help.js"), loadStyle("help")]).then(([module]) => module.Help), blank);
const A_MOMENT = 1800;

/** @param {{table: Table, onClose: () => void}} props */
const Rulebook = ({ table, onClose }) => html`<${Dialogue} title=${t("how")} kind="rulebook" onClose=${onClose}>
  <${HowTo} edition=${table.edition.value} fetch=${() => table.ask(`/manual?lang=${language.value}`)} /><//>`;

/** What a key has changed, for a moment. */
function Told() {
  useEffect(() => {
    const timer = told.value ? setTimeout(() => (told.value = ""), A_MOMENT) : undefined;
    return () => clearTimeout(timer);
  }, [told.value]);
  return html`<p class="told" role="status">${told.value}</p>`;
}

/** @param {TableProps} props */
export function RulesButton({ table }) {
  const [open, setOpen] = useState(/** @type {"rules"|"help"|""} */ (""));
  useKeys(() => setOpen("help"));
  const [rules, close] = [() => setOpen("rules"), () => setOpen("")];
  return html`<button type="button" class="round" aria-label=${t("how")} title=${t("how-key")}
      onClick=${rules}><${Icon} name="book" /></button><${Told} />
    ${open === "rules" && html`<${Rulebook} table=${table} onClose=${close} />`}
    ${open === "help" && html`<${Help} onRules=${rules} onClose=${close} />`}`;
}
