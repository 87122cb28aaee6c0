/** Everything that is not about the next line: take the notes elsewhere, correct how the game began, language, light. */
import { html, useState } from "../../html.js";
import { t } from "../../words.js";
import { Switches } from "../common/bar.js";
import { Dialogue } from "../common/dialogue.js";
import { Export } from "./export.js";
import { Tool } from "./frame.js";

/** @param {{id: string, raw: RawNotes}} props */
export function GameMenu({ id, raw }) {
  const [open, setOpen] = useState(/** @type {""|"menu"|"export"} */ (""));
  const close = () => setOpen("");
  return html`<${Tool} icon="menu" label=${t("menu")} does="menu" onClick=${() => setOpen("menu")} />
    ${
      open === "menu" &&
      html`<${Dialogue} title=${t("menu")} kind="note" onClose=${close}><div class="others">
        <button type="button" data-does="export" onClick=${() => setOpen("export")}><b>${t("real-export")}</b><small>${t("real-export-how")}</small></button>
        <a class="button" href=${`#change=${id}`}><b>${t("real-set-up-change")}</b><small>${t("real-set-up-change-how")}</small></a>
        <a class="button" href="#referee"><b>${t("real-referee")}</b><small>${t("real-referee-how")}</small></a></div>
        <${Switches} /><//>`
    }
    ${open === "export" && html`<${Export} raw=${raw} onClose=${close} />`}`;
}
