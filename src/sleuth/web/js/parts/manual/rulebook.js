/** The rules at the table: a button or the key `?` opens them without leaving the game. */
import { html, useEffect, useState } from "../../html.js";
import { language, t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon } from "../common/icon.js";
import { lazy, loadStyle } from "../common/lazy.js";

const HowTo = lazy(() => Promise.all([import("./manual.js"), loadStyle("how")]).then(([module]) => module.HowTo));
const FIELDS = "input, select, textarea";

/** Open the rules with the key `?`, unless somebody types or a dialogue is open. @param {() => void} open */
function useKey(open) {
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof Element && event.target.closest(FIELDS);
      if (event.key !== "?" || typing || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** @param {{table: Table, onClose: () => void}} props */
const Rulebook = ({ table, onClose }) => html`<${Dialogue} title=${t("how")} kind="rulebook" onClose=${onClose}>
  <${HowTo} edition=${table.edition.value} fetch=${() => table.ask(`/manual?lang=${language.value}`)} /><//>`;

/** @param {TableProps} props */
export function RulesButton({ table }) {
  const [open, setOpen] = useState(false);
  useKey(() => setOpen(true));
  return html`<button type="button" class="round" aria-label=${t("how")} title=${t("how-key")}
      onClick=${() => setOpen(true)}><${Icon} name="book" /></button>
    ${open && html`<${Rulebook} table=${table} onClose=${() => setOpen(false)} />`}`;
}
