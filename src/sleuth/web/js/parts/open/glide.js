/** Cards that move glide to their new place, so that people see where they came from; not with reduced motion. */
import { useLayoutEffect, useRef } from "../../html.js";
import { still } from "../../settings.js";

const MILLISECONDS = 240;

/**
 * Move an element visibly from its old place to the new one.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to
 */
function glide(element, from, to) {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  element.animate([{ transform: start }, { transform: "none" }], { duration: MILLISECONDS, easing: "ease-in-out" });
}

/** Return a ref: elements inside with the same `data-glides` glide whenever their `data-at` changes. */
export function useGlide() {
  const inside = useRef(/** @type {HTMLElement|null} */ (null));
  const before = useRef(/** @type {Map<string|undefined, {at?: string, place: DOMRect}>} */ (new Map()));
  useLayoutEffect(() => {
    const now = new Map();
    for (const element of /** @type {NodeListOf<HTMLElement>|HTMLElement[]} */ (
      inside.current?.querySelectorAll("[data-glides]") ?? []
    )) {
      const { glides, at } = element.dataset;
      const [old, place] = [before.current.get(glides), element.getBoundingClientRect()];
      if (old && old.at !== at && !still()) glide(element, old.place, place);
      now.set(glides, { at, place });
    }
    before.current = now;
  });
  return inside;
}
