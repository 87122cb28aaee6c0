/** A dialogue: keeps the focus, closes with Escape, returns the focus. */
import { html, useLayoutEffect, useMemo, useRef } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "./icon.js";

/** Counts dialogues, so that each title has an id: a question may come up while the rules are open. */
let opened = 0;

/**
 * `begin` finds what has the focus at first, unless it is the first thing in the dialogue.
 * @param {{title: string, kind?: string, begin?: string, onClose: () => void, children: Content}} props
 */
export function Dialogue({ title, kind = "", begin = "", onClose, children }) {
  const element = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const titled = useMemo(() => `dialogue-${++opened}`, []);
  useLayoutEffect(() => {
    const dialogue = element.current;
    dialogue?.showModal();
    const first = begin ? dialogue?.querySelector(begin) : null;
    if (first instanceof HTMLElement) first.focus();
    return () => dialogue?.close();
  }, []);
  const cancelled = (/** @type {Event} */ event) => {
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
