/** A dialogue: keeps the focus, closes with Escape, gives the focus back. */
import { html, useLayoutEffect, useRef } from "../html.js";
import { t } from "../words.js";
import { Icon } from "./icon.js";

/** @param {{title: string, kind?: string, onClose: () => void, children: any}} props */
export function Dialogue({ title, kind = "", onClose, children }) {
  const element = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => {
    const dialogue = element.current;
    dialogue.showModal();
    return () => dialogue.close();
  }, []);
  const cancelled = (event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${element} class=${`dialogue ${kind}`} aria-labelledby="dialogue-title" onCancel=${cancelled}>
    <div class="dialogue-head"><h2 id="dialogue-title">${title}</h2>
      <button type="button" class="round" aria-label=${t("close")} onClick=${onClose}>
        <${Icon} name="close" /></button></div>
    ${children}
  </dialog>`;
}
