/** A layer over the whole page: for a scene that waits for me a dialogue, otherwise only a picture. */
import { html, useLayoutEffect, useRef } from "../../html.js";
import { still } from "../../settings.js";

/** Somebody who was just typing does not take note by accident within this many milliseconds. */
const TYPING = 700;

/** Return the style that hands a scene's length to the style sheet. @param {Playing} scene */
export const timed = ({ time }) => ({ "--time": `${still() ? 0 : (time ?? 900)}ms` });

/** Return whether somebody is writing in an element. @param {Element|null} element */
const writing = (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps the focus until it is noted: by its button, a click anywhere, Enter, Space or Escape.
 * @param {LayerProps} props
 */
function Held({ scene, kind, name, onNoted, children }) {
  const element = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const typing = useRef(0);
  useLayoutEffect(() => {
    const dialogue = element.current;
    if (writing(document.activeElement)) typing.current = performance.now() + TYPING;
    dialogue?.showModal();
    return () => dialogue?.close();
  }, []);
  const note = (/** @type {UIEvent} */ event) => {
    event.preventDefault();
    const byKey = event.detail === 0;
    if (!byKey || performance.now() >= typing.current) onNoted();
  };
  return html`<dialog ref=${element} class=${`overlay held ${kind}`} aria-label=${name} data-part=${scene.part}
    style=${timed(scene)} onCancel=${note} onClick=${note}>${children}</dialog>`;
}

/**
 * @typedef {{scene: Playing, kind: string, name: string, onNoted: () => void, children: Content}} LayerProps
 * @param {LayerProps} props
 */
export function Overlay(props) {
  const { scene, kind, onNoted, children } = props;
  if (scene.held) return html`<${Held} ...${props} />`;
  // the log says the same, so a screen reader hears it once
  return html`<div class=${`overlay ${kind}`} aria-hidden="true" data-part=${scene.part} style=${timed(scene)}
    onClick=${onNoted}>${children}</div>`;
}
