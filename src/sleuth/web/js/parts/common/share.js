/** How to share something: link, code, QR code. */

import { get } from "../../api.js";
import { at } from "../../base.js";
import { html, useEffect, useRef, useState } from "../../html.js";
import { t } from "../../words.js";
import { fetchOrNotify } from "./lazy.js";

/** Hosts that mean "this computer", whoever opens them. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const COMMAND = "sleuth play --lan";
const FROM_SOURCE = "make play ARGS=--lan";

/** Return the address that others can open, as the server knows it; null until it has answered. */
export function useAddress() {
  const own = { url: location.origin + at("/").slice(0, -1), here_only: LOOPBACK.test(location.hostname) };
  const [found, setFound] = useState(/** @type {Wire.ServerAddress|null} */ (own.here_only ? null : own));
  useEffect(() => {
    if (own.here_only) get("/address").then(setFound, () => setFound(own)); // unreachable: the page only knows its own
  }, []);
  return found;
}

/**
 * Return a text as a QR code: one path of squares.
 * @param {typeof import("../../../vendor/qrcode.js").default} make @param {string} text
 */
export function squares(make, text) {
  const code = make(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const all = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)]);
  return {
    size,
    path: all
      .filter(([x, y]) => code.isDark(y, x))
      .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
      .join(""),
  };
}

/** A text as a QR code. @param {{text: string}} props */
export function Qr({ text }) {
  const [drawn, setDrawn] = useState(/** @type {ReturnType<typeof squares>|null} */ (null));
  useEffect(() => {
    fetchOrNotify(() => import("../../../vendor/qrcode.js")).then(
      (module) => module && setDrawn(squares(module.default, text)),
      () => {}, // offline: the link above does as well
    );
  }, [text]);
  if (!drawn) return null;
  return html`<svg class="qr" viewBox=${`-3 -3 ${drawn.size + 6} ${drawn.size + 6}`} role="img" aria-label=${t("qr")}>
    <path d=${drawn.path} /></svg>`;
}

/** Copy a text. Pages that were not fetched over https have no clipboard: there the marked text is copied. */
async function copyText(/** @type {string} */ text, /** @type {HTMLInputElement|null} */ field) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  field?.select();
  if (!document.execCommand("copy")) throw new Error("copy");
}

/** A line of text to copy. @param {{label: string, text: string}} props */
export function Copied({ label, text }) {
  const [copied, setCopied] = useState("");
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const copy = () =>
    copyText(text, field.current).then(
      () => setCopied(text),
      () => setCopied(""),
    );
  return html`<div class="share-link">
    <input ref=${field} readonly aria-label=${label} value=${text}
      onFocus=${(/** @type {FieldEvent} */ event) => event.currentTarget.select()} />
    <button type="button" onClick=${copy}>${copied === text ? t("copied") : t("copy")}</button></div>`;
}

/** A link to copy or to scan; what only this computer can open needs no QR code. */
export const ShareLink = (/** @type {{url: string, here?: boolean}} */ { url, here = false }) =>
  html`<${Copied} label=${t("link")} text=${url} />${!here && html`<${Qr} text=${url} />`}`;

/** Only this computer can open the page: how to change that. */
const HereOnly = () => html`<div class="here-only"><p><strong>${t("here-only")}</strong></p>
  <p>${t("here-only-how")}</p><${Copied} label=${t("here-only-command")} text=${COMMAND} />
  <small>${t("here-only-source", { command: FROM_SOURCE })}</small></div>`;

/** @param {{code: string}} props */
export function Share({ code }) {
  const address = useAddress();
  const here = address?.here_only;
  return html`<section class="share paper"><h2>${t("share")}</h2>
    ${here ? html`<${HereOnly} /><p>${t("here-only-code")}</p>` : html`<p>${t("share-how")}</p>`}
    <p class="code">${code}</p>
    ${address && !here && html`<${ShareLink} url=${`${address.url}/table/${code}`} />`}</section>`;
}
