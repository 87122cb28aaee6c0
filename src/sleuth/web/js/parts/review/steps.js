/** Moving through a replay: buttons, a slider, and the arrow keys. */
import { classes, html, useEffect, useState } from "../../html.js";
import { nextPace, pace } from "../../settings.js";
import { neighbour } from "../../state/table/replay.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { Slider } from "./slider.js";

/** Milliseconds between two steps, by pace. @type {Record<string, number>} */
const PAUSES = { slow: 2200, normal: 1100, quick: 550, "at-once": 150 };
/** Elements that use keys themselves. */
const BUSY = "input, select, textarea, button, a, summary, [tabindex]";

/** Play the replay step by step, until the end. @param {ReplayTable} table */
function usePlaying(table) {
  const [playing, setPlaying] = useState(false);
  const done = table.at.value >= table.last;
  useEffect(() => {
    if (!playing) return undefined;
    if (done) return void setPlaying(false);
    const timer = setTimeout(() => table.go(table.at.value + 1), PAUSES[pace.value]);
    return () => clearTimeout(timer);
  }, [playing, table.at.value, table, pace.value]);
  const toggle = () => {
    if (!playing && done) table.go(0);
    setPlaying(!playing);
  };
  return { playing, toggle };
}

/** Go to the question before or after, if there is one. @param {ReplayTable} table @param {1|-1} way */
function ask(table, way) {
  const step = neighbour(table.questions, table.at.value, way);
  if (step !== undefined) table.go(step);
}

/**
 * Handle the arrow keys, Home, End, Page Up and Down (questions) and the space bar, unless the focused element uses them.
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
      PageUp: () => ask(table, -1),
      PageDown: () => ask(table, 1),
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
const users = (key) => (key === " " ? BUSY : 'input, select, textarea, [role="grid"]');

/** @param {{name: string, icon?: string, off?: boolean, on?: boolean, onPress: () => void}} props */
const Button = ({
  name,
  icon = name,
  off = false,
  on,
  onPress,
}) => html`<button type="button" class=${classes("round", (name === "first" || name === "last") && "end")} disabled=${off}
  aria-pressed=${on} title=${t(`step-${name}`)} aria-label=${t(`step-${name}`)} onClick=${onPress}>
  <${Icon} name=${icon} /></button>`;

/** A jump to the question before or after. @param {{table: ReplayTable, way: 1|-1}} props */
function Jump({ table, way }) {
  const [name, arrow] = way > 0 ? ["next-question", "forward"] : ["last-question", "back"];
  const icons = way > 0 ? ["question", arrow] : [arrow, "question"];
  return html`<button type="button" class="round jump" title=${t(`step-${name}`)} aria-label=${t(`step-${name}`)}
    disabled=${neighbour(table.questions, table.at.value, way) === undefined} onClick=${() => ask(table, way)}>
    ${icons.map((icon) => html`<${Icon} name=${icon} size=${16} />`)}</button>`;
}

/** How fast the replay plays. */
function Speed() {
  const speed = t("speed-is", { speed: t(`speed-${pace.value}`) });
  return html`<button type="button" class="round" title=${speed} aria-label=${speed} onClick=${nextPace}>
    <${Icon} name=${`pace-${pace.value}`} /></button>`;
}

/** @param {{table: ReplayTable, insights: import("../../state/table/replay.js").Insight[], names: string[]}} props */
export function Steps({ table, insights, names }) {
  const { playing, toggle } = usePlaying(table);
  useKeys(table, toggle);
  const [at, last] = [table.at.value, table.last];
  const where = t("step-of", { step: at + 1, all: last + 1 });
  const button = (/** @type {string} */ name, /** @type {number} */ to, /** @type {boolean} */ off) =>
    html`<${Button} name=${name} off=${off} onPress=${() => table.go(to)} />`;
  return html`<div class="steps" role="group" aria-label=${t("steps")}>
    ${button("first", 0, at === 0)}<${Jump} table=${table} way=${-1} />${button("back", at - 1, at === 0)}
    <${Button} name=${playing ? "pause" : "play"} icon=${playing ? "pause" : "go"} on=${playing} onPress=${toggle} />
    ${button("forward", at + 1, at === last)}<${Jump} table=${table} way=${1} />${button("last", last, at === last)}
    <${Speed} /><${Slider} table=${table} insights=${insights} names=${names} where=${where} />
    <output>${where}</output></div>`;
}
