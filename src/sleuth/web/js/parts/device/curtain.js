/** The curtain between two people who share a device: the page knows no hand while it is shown. */
import { html, useLayoutEffect, useRef } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";

/**
 * @param {{sharers: Wire.Sharer[], next: Wire.Sharer[], onTake: (number: number) => void}} props
 *   `next`: who has to take the device, one person or a team
 */
export function Curtain({ sharers, next, onTake }) {
  const first = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useLayoutEffect(() => first.current?.focus(), []);
  const button = (
    /** @type {Wire.Sharer} */ sharer,
    /** @type {number} */ index,
  ) => html`<button type="button" key=${sharer.number} class="primary big"
    ref=${index ? null : first} onClick=${() => onTake(sharer.number)}>${t("i-am", { name: sharer.name })}</button>`;
  return html`<main class="curtain">
    <${Icon} name="people" size=${72} />
    <h1>${next.length ? t("hand-to", { name: next.map((sharer) => sharer.name).join(" & ") }) : t("who-takes")}</h1>
    <p>${t("curtain-how")}</p>
    <div class="buttons">${(next.length ? next : sharers).map(button)}</div>
  </main>`;
}
