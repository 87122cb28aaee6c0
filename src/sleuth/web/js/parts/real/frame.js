/** What every screen of the assistant has: the bar, a warning about the storage, and a line that is read out. */
import { at } from "../../base.js";
import { classes, html } from "../../html.js";
import { t } from "../../words.js";
import { Switches } from "../common/bar.js";
import { Icon } from "../common/icon.js";
import { trouble } from "./shelf.js";

/**
 * A button that shows only an icon; one that stands `aside` never gets the focus by itself.
 * @param {{icon: string, label: string, onClick: () => void, disabled?: boolean, does?: string, aside?: boolean}} props
 */
export const Tool = ({ icon, label, onClick, disabled = false, does = undefined, aside = false }) => html`<button
  type="button" class=${classes("round", aside && "quiet")} data-does=${does} disabled=${disabled} title=${label}
  aria-label=${label} onClick=${onClick}><${Icon} name=${icon} /></button>`;

/** The bar; `back` is the address one screen up, empty on the first. @param {{title: string, back?: string, children?: Content}} props */
export const RealBar = ({ title, back = "", children }) => html`<header class="bar real-bar">
  ${
    back
      ? html`<a class="round-link" href=${back} aria-label=${t("real-back")} title=${t("real-back")}><${Icon} name="back" /></a>`
      : html`<a class="brand" href=${at("/")} aria-label="sleuth"><${Icon} name="glass" size=${24} /><span>sleuth</span></a>`
  }
  <h1 class="bar-title">${title}</h1><div class="bar-middle">${children}</div>
  ${!back && html`<${Switches} />`}</header>`;

/** Says that nothing is stored on this device. */
export const StoreWarning = () =>
  trouble.value && html`<p class="store-warning" role="alert">${t(`real-storage-${trouble.value}`)}</p>`;
