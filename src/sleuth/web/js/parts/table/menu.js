/** The menu button of a table, and the button to take back a seat that a bot keeps warm. */
import { html, useState } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { blank, lazy, loadStyle } from "../common/lazy.js";

const TableMenu = lazy(
  () => Promise.all([import("./table_menu.js"), loadStyle("share")]).then(([module]) => module.TableMenu),
  blank,
);

/**
 * `onHand` hands the device to somebody else who plays with it.
 * @param {{table: Table, onHand: (() => void)|null}} props
 */
export function Menu({ table, onHand }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="round" aria-label=${t("menu")} title=${t("menu")}
      onClick=${() => setOpen(true)}><${Icon} name="menu" /></button>
    ${open && html`<${TableMenu} table=${table} onHand=${onHand} onClose=${() => setOpen(false)} />`}`;
}

/** A bot plays my seat until I take it back. @param {TableProps} props */
export function KeptWarm({ table }) {
  const { me, chairs, seats } = table.view.value;
  if (me === null || !chairs[me].kept || seats[me].standing !== "in") return null;
  const back = () => table.change("POST", "/back");
  return html`<p class="kept-warm">${t("kept-warm")}
    <button type="button" class="primary" onClick=${back}>${t("take-back")}</button></p>`;
}
