/** A dialogue: keeps the focus, closes with Escape, gives the focus back. */
import { html, useLayoutEffect, useMemo, useRef } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "./icon.js";

/** Several can be open at once, each with a title of its own: a question may come while somebody reads the rules. */
let opened = 0;

/** @param {{title: string, kind?: string, onClose: () => void, children: any}} props */
export function Dialogue({ title, kind = "", onClose, children }) {
  const element = useRef(/** @type {any} */ (null));
  const titled = useMemo(() => `dialogue-${++opened}`, []);
  useLayoutEffect(() => {
    const dialogue = element.current;
    dialogue.showModal();
    return () => dialogue.close();
  }, []);
  const cancelled = (event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${element} class=${`dialogue ${kind}`} aria-labelledby=${titled} onCancel=${cancelled}>
    <div class="dialogue-head"><h2 id=${titled}>${title}</h2>
      <button type="button" class="round" aria-label=${t("close")} onClick=${onClose}>
        <${Icon} name="close" /></button></div>
    ${children}
  </dialog>`;
}
