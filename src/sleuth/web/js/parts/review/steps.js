/** To and fro in a replay: buttons, a slider, and the arrows of the keyboard. */
import { html, useEffect, useState } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";

const PAUSE = 1100;
/** Where keys have a meaning of their own. */
const BUSY = "input, select, textarea, button, a, summary, [tabindex]";

/** Goes on by itself, until the end. */
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

/** Arrows, Home, End and the space bar, wherever nothing else wants them. */
function useKeys(table, toggle) {
  useEffect(() => {
    const moves = {
      ArrowLeft: () => table.go(table.at.value - 1),
      ArrowRight: () => table.go(table.at.value + 1),
      Home: () => table.go(0),
      End: () => table.go(table.last),
      " ": toggle,
    };
    const pressed = (event) => {
      const move = moves[event.key];
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!move || !plain || (event.target instanceof Element && event.target.closest(wants(event.key)))) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [table, toggle]);
}

/** Arrows belong to fields only; the space bar to everything that can be pressed. @param {string} key */
const wants = (key) => (key === " " ? BUSY : "input, select, textarea");

const Button = ({
  name,
  icon = name,
  off = false,
  on,
  onPress,
}) => html`<button type="button" class="round" disabled=${off}
  aria-pressed=${on} title=${t(`step-${name}`)} aria-label=${t(`step-${name}`)} onClick=${onPress}>
  <${Icon} name=${icon} /></button>`;

/** @param {{table: any}} props */
export function Steps({ table }) {
  const { playing, toggle } = usePlaying(table);
  useKeys(table, toggle);
  const [at, last] = [table.at.value, table.last];
  const where = t("step-of", { step: at + 1, all: last + 1 });
  const button = (name, to, off) => html`<${Button} name=${name} off=${off} onPress=${() => table.go(to)} />`;
  return html`<div class="steps" role="group" aria-label=${t("steps")}>
    ${button("first", 0, at === 0)}${button("back", at - 1, at === 0)}
    <${Button} name=${playing ? "pause" : "play"} icon=${playing ? "pause" : "go"} on=${playing} onPress=${toggle} />
    ${button("forward", at + 1, at === last)}${button("last", last, at === last)}
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("steps")} aria-valuetext=${where}
      onInput=${(event) => table.go(Number(event.currentTarget.value))} />
    <output>${where}</output></div>`;
}
