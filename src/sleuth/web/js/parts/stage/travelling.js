/** What goes from player to player: the named cards, and a card face down. Each lies at a player and glides to the next. */
import { html, useLayoutEffect, useRef } from "../../html.js";
import { still } from "../../settings.js";
import { handing, packetAt } from "../../state/stage/round.js";

/** The named cards take this many milliseconds to the next player, or less if the scene is shorter. */
const GLIDE = 420;

/** Return where a player is on the page. @param {Element} inside @param {number} seat */
const placeOf = (inside, seat) =>
  inside.closest(".players")?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/**
 * Let an element come from another player's place.
 * @param {Element} element @param {number} from @param {number} duration
 */
function comeFrom(element, from, duration) {
  const [start, end] = [placeOf(element, from), element.getBoundingClientRect()];
  if (!start || still()) return;
  const [x, y] = [
    start.x + start.width / 2 - end.x - end.width / 2,
    start.y + start.height / 2 - end.y - end.height / 2,
  ];
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
  });
}

/** Where the packet was last, for each list of players. @type {WeakMap<Element, number>} */
const lastAt = new WeakMap();

/** The named cards, small, at the player they have come to. @param {{table: Table, seat: number}} props */
export function Packet({ table, seat }) {
  const element = useRef(/** @type {HTMLElement|null} */ (null));
  const scene = table.scene.value;
  const here = packetAt(table.view.value, table.now.value, scene) === seat;
  useLayoutEffect(() => {
    const list = element.current?.closest(".players");
    if (!element.current || !list) return;
    const from = lastAt.get(list);
    lastAt.set(list, seat);
    if (from !== undefined && from !== seat) comeFrom(element.current, from, Math.min(GLIDE, scene?.time ?? GLIDE));
  }, [here]);
  return here && html`<span class="packet" ref=${element} aria-hidden="true"><i></i><i></i><i></i></span>`;
}

/** A card face down that has just come to this player. @param {{scene: Playing|null, seat: number}} props */
export function Handed({ scene, seat }) {
  const element = useRef(/** @type {HTMLElement|null} */ (null));
  const given = handing(scene);
  const here = given?.to === seat;
  useLayoutEffect(() => {
    if (element.current && given) comeFrom(element.current, given.from, (scene?.time ?? 900) * 0.8);
  }, [here && scene?.n]);
  return here && html`<span class="handed" ref=${element} aria-hidden="true"></span>`;
}

/**
 * Return how a player moves in a scene, for the style sheet.
 * @param {Playing|null} scene @param {number} seat
 */
export function movement(scene, seat) {
  if (!scene || scene.seat !== seat) return {};
  return { "data-scene": scene.kind, style: { "--time": `${scene.time ?? 0}ms` } };
}
