/** The key to the marks of the sheet: it opens in place and moves nothing. */
import { html, useRef } from "../../html.js";
import { t } from "../../words.js";
import { Mark } from "../common/icon.js";

/** Return the signs, by name. @returns {Record<string, Content>} */
const signs = () => ({
  yes: html`<${Mark} mark="yes" />`,
  no: html`<${Mark} mark="no" />`,
  maybe: html`<${Mark} mark="maybe" />`,
  empty: null,
  mine: html`<span class="mine"><${Mark} mark="yes" /></span>`,
  chance: html`<span class="chance">33%</span>`,
});

/** @param {{name: string, sign: Content}} props */
const Line = ({ name, sign }) => html`<li>
  <span class=${name === "chance" ? "sign shaded" : "sign"} style=${{ "--chance": 0.33 }} aria-hidden="true">${sign}</span>
  <span>${t(`legend-${name}`)}</span></li>`;

/** Put the key below its button, at the right edge of it. @param {HTMLElement} button @param {HTMLElement} key */
function place(button, key) {
  const { bottom, right } = button.getBoundingClientRect();
  key.style.top = `${bottom + 6}px`;
  key.style.right = `${Math.max(document.documentElement.clientWidth - right, 8)}px`;
}

/** The button, and what it opens. */
export function Legend() {
  const [button, key] = [useRef(/** @type {any} */ (null)), useRef(/** @type {any} */ (null))];
  const opening = (/** @type {ToggleEvent} */ { newState }) =>
    newState === "open" && place(button.current, key.current);
  return html`<button type="button" class="round legend-button" ref=${button} popovertarget="sheet-legend"
      title=${t("legend")} aria-label=${t("legend")}><${Mark} mark="yes" /><${Mark} mark="no" /></button>
    <div id="sheet-legend" class="legend paper" popover ref=${key} onBeforeToggle=${opening}
      role="region" aria-label=${t("legend")}><h3>${t("legend")}</h3>
      <ul>${Object.entries(signs()).map(([name, sign]) => html`<${Line} key=${name} name=${name} sign=${sign} />`)}
        <li><span class="sign" aria-hidden="true"><b>A</b></span><span>${t("legend-own")}</span></li></ul></div>`;
}
