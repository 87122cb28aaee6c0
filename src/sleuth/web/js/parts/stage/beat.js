/** A beat of its own: nobody could answer. */
import { html } from "../../html.js";
import { t } from "../../words.js";
import { timed } from "./overlay.js";

/** @param {ActProps} props */
export const Beat = ({ scene }) => html`<div class="beat" aria-hidden="true" style=${timed(scene)}>
  <p>${scene.declined ? t("nobody-declined") : t("nobody")}</p></div>`;
