/** Moving through a replay: buttons, a slider, and the arrow keys. */
import { html, onValue, useEffect, useState } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";

const PAUSE = 1100;
/** Elements that use keys themselves. */
const BUSY = "input, select, textarea, button, a, summary, [tabindex]";

/** Play the replay step by step, until the end. @param {ReplayTable} table */
function usePlaying(table) {
  const [playing, setPlaying] = useState(false);
  const done = table.at.value >= table.last;
  useEffect(() => {
    if (!playing) return undefined;
    if (done) return void setPlaying(false);
    const timer = setTimeout(() => table.go(table.at.value + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, table.at.value, table]);
  const toggle = () => {
    if (!playing && done) table.go(0);
    setPlaying(!playing);
  };
  return { playing, toggle };
}

/**
 * Handle the arrow keys, Home, End and the space bar, unless the focused element uses them.
 * @param {ReplayTable} table @param {() => void} toggle
 */
function useKeys(table, toggle) {
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const moves = {
      ArrowLeft: () => table.go(table.at.value - 1),
      ArrowRight: () => table.go(table.at.value + 1),
      Home: () => table.go(0),
      End: () => table.go(table.last),
      " ": toggle,
    };
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const move = moves[event.key];
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!move || !plain || (event.target instanceof Element && event.target.closest(users(event.key)))) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [table, toggle]);
}

/**
 * Return the elements that use a key: fields use arrows, everything that can be pressed uses the space bar.
 * @param {string} key
 */
const users = (key) => (key === " " ? BUSY : "input, select, textarea");

/** @param {{name: string, icon?: string, off?: boolean, on?: boolean, onPress: () => void}} props */
const Button = ({
  name,
  icon = name,
  off = false,
  on,
  onPress,
}) => html`<button type="button" class="round" disabled=${off}
  aria-pressed=${on} title=${t(`step-${name}`)} aria-label=${t(`step-${name}`)} onClick=${onPress}>
  <${Icon} name=${icon} /></button>`;

/** @param {{table: ReplayTable}} props */
export function Steps({ table }) {
  const { playing, toggle } = usePlaying(table);
  useKeys(table, toggle);
  const [at, last] = [table.at.value, table.last];
  const where = t("step-of", { step: at + 1, all: last + 1 });
  const button = (/** @type {string} */ name, /** @type {number} */ to, /** @type {boolean} */ off) =>
    html`<${Button} name=${name} off=${off} onPress=${() => table.go(to)} />`;
  return html`<div class="steps" role="group" aria-label=${t("steps")}>
    ${button("first", 0, at === 0)}${button("back", at - 1, at === 0)}
    <${Button} name=${playing ? "pause" : "play"} icon=${playing ? "pause" : "go"} on=${playing} onPress=${toggle} />
    ${button("forward", at + 1, at === last)}${button("last", last, at === last)}
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("steps")} aria-valuetext=${where}
      onInput=${onValue((step) => table.go(Number(step)))} />
    <output>${where}</output></div>`;
}
