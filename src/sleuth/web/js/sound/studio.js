/** Plays sounds as long as somebody looks at the page; fetched when they are first switched on. */
import { stand } from "./instruments.js";
import { VOICES } from "./voices.js";

/** @type {import("./instruments.js").Stand & {context: AudioContext} | null} */
let place = null;

/** Return where sounds are played; a hidden page pauses them. */
function ours() {
  if (place) return place;
  const context = new AudioContext();
  const follow = () => (document.hidden ? context.suspend() : context.resume());
  document.addEventListener("visibilitychange", follow);
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, follow, { once: true });
  place = { ...stand(context), context };
  return place;
}

/** Play a sound, unless the page is hidden. @param {string} name */
export function play(name) {
  if (document.hidden) return;
  const on = ours();
  if (on.context.state === "running") VOICES[name]?.(on);
  else
    on.context.resume().then(
      () => VOICES[name]?.(on),
      () => {},
    ); // before the first press of a key or the mouse
}

/**
 * Return the samples of a sound, as it would be heard.
 * @param {string} name @param {number} seconds @param {number} rate
 */
export async function rendered(name, seconds = 2, rate = 44_100) {
  const context = new OfflineAudioContext(1, seconds * rate, rate);
  VOICES[name](stand(context));
  return (await context.startRendering()).getChannelData(0);
}
