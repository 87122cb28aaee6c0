/** Cards that have gone elsewhere glide there, so that one sees from where; not for people who ask for less motion. */
import { useLayoutEffect, useRef } from "../../html.js";
import { quick } from "../../settings.js";

const LONG = 240;

const still = () => quick.value || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** From where something was to where it is. @param {Element} element @param {DOMRect} from @param {DOMRect} to */
function glide(element, from, to) {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  element.animate([{ transform: start }, { transform: "none" }], { duration: LONG, easing: "ease-in-out" });
}

/** What `data-glides` names inside the element of the ref glides, whenever its `data-at` is another than before. */
export function useGlide() {
  const inside = useRef(/** @type {any} */ (null));
  const before = useRef(new Map());
  useLayoutEffect(() => {
    const now = new Map();
    for (const element of inside.current?.querySelectorAll("[data-glides]") ?? []) {
      const { glides, at } = element.dataset;
      const [old, place] = [before.current.get(glides), element.getBoundingClientRect()];
      if (old && old.at !== at && !still()) glide(element, old.place, place);
      now.set(glides, { at, place });
    }
    before.current = now;
  });
  return inside;
}
