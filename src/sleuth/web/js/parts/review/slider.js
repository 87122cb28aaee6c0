/** The slider of a replay, with a mark at each step where more could be known. */
import { classes, html, onValue } from "../../html.js";
import { t } from "../../words.js";

/** @typedef {import("../../state/table/replay.js").Insight} Insight */

/** @param {{insight: Insight, last: number, names: string[]}} props */
function Tick({ insight: { step, seat, count, solved }, last, names }) {
  return html`<span class=${classes("known", solved && "solved")} style=${{ "--at": step / Math.max(last, 1) }}
    title=${t("timeline-line", { name: names[seat], count })}></span>`;
}

/** Say where the slider is, and what could be known there. @param {string} where @param {Insight[]} here @param {string[]} names */
const spoken = (where, here, names) =>
  [where, ...here.map(({ seat, count }) => t("timeline-line", { name: names[seat], count }))].join(". ");

/** @param {{table: ReplayTable, insights: Insight[], names: string[], where: string}} props */
export function Slider({ table, insights, names, where }) {
  const at = table.at.value;
  const here = insights.filter(({ step }) => step === at);
  return html`<div class="slider">
    <input type="range" min="0" max=${table.last} value=${at} aria-label=${t("steps")}
      aria-valuetext=${spoken(where, here, names)} onInput=${onValue((step) => table.go(Number(step)))} />
    <div class="ticks" aria-hidden="true">${insights.map(
      (insight) => html`<${Tick} key=${`${insight.seat} ${insight.step}`} insight=${insight} last=${table.last}
      names=${names} />`,
    )}</div></div>`;
}
