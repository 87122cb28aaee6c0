/** Links for the keyboard that skip to a part of the table; seen when they have the focus. */
import { html } from "../../html.js";
import { goTo, keyOf } from "../../keys.js";
import { t } from "../../words.js";

/** Where each leads, and what that is called. @type {Record<string, string>} */
const SKIPS = { now: "what-now", board: "board", sheet: "sheet", log: "log" };

export const Skips = () =>
  html`<nav class="skips" aria-label=${t("skip-to")}>${Object.entries(SKIPS).map(
    ([part, name]) => html`<a key=${part} class="button" href=${`#${part}`} aria-keyshortcuts=${keyOf(part)}
    onClick=${(/** @type {Event} */ event) => {
      event.preventDefault();
      goTo(part);
    }}>${t(name)}</a>`,
  )}</nav>`;
