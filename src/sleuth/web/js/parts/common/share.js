/** How to share something: link, code, QR code. */
import { html, useEffect, useState } from "../../html.js";
import { t } from "../../words.js";
import { fetchOrNotify } from "./lazy.js";

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

/** @param {{text: string}} props */
function Qr({ text }) {
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

/** A line of text to copy. @param {{label: string, text: string}} props */
export function Copied({ label, text }) {
  const [copied, setCopied] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(""),
    );
  return html`<div class="share-link">
    <input readonly aria-label=${label} value=${text} onFocus=${(/** @type {FieldEvent} */ event) => event.currentTarget.select()} />
    <button type="button" onClick=${copy}>${copied === text ? t("copied") : t("copy")}</button></div>`;
}

/** A link to copy or to scan. @param {{url: string}} props */
export const ShareLink = ({ url }) => html`<${Copied} label=${t("link")} text=${url} /><${Qr} text=${url} />`;

/** @param {{code: string}} props */
export const Share = ({ code }) => html`<section class="share paper"><h2>${t("share")}</h2><p>${t("share-how")}</p>
  <p class="code">${code}</p><${ShareLink} url=${`${location.origin}/table/${code}`} /></section>`;
