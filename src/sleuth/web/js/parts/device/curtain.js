/** The curtain between two people who share a device: nothing of the table is behind it. */
import { html, useLayoutEffect, useRef } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";

/**
 * @param {{sharers: import("../../state/sharing.js").Sharer[], next: import("../../state/sharing.js").Sharer[],
 *   onTake: (number: number) => void}} props `next`: who has to take the device, one or a team
 */
export function Curtain({ sharers, next, onTake }) {
  const first = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => first.current?.focus(), []);
  const button = (sharer, index) => html`<button type="button" key=${sharer.number} class="primary big"
    ref=${index ? null : first} onClick=${() => onTake(sharer.number)}>${t("i-am", { name: sharer.name })}</button>`;
  return html`<main class="curtain">
    <${Icon} name="people" size=${72} />
    <h1>${next.length ? t("hand-to", { name: next.map((sharer) => sharer.name).join(" & ") }) : t("who-takes")}</h1>
    <p>${t("curtain-how")}</p>
    <div class="buttons">${(next.length ? next : sharers).map(button)}</div>
  </main>`;
}
