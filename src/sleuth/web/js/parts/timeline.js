/** How many cases each player still had to reckon with, turn by turn. */
import { html } from "../html.js";
import { colourOf, figureOf } from "../state/edition.js";
import { t } from "../words.js";

const [WIDTH, HEIGHT, LEFT] = [560, 160, 34];

/**
 * What a player had to reckon with: the accusation that ends a game tells everybody else, so it does not count for them.
 * @param {any} story @param {number} seat @returns {number[]}
 */
export const reckoned = (story, seat) =>
  story.ending === "solved" && seat !== story.winner ? story.possible[seat].slice(0, -1) : story.possible[seat];

/**
 * The points of a line: few cases are what matters, so the scale is logarithmic.
 * @param {number[]} counts @param {number} most @param {number} turns
 */
export function points(counts, most, turns) {
  const right = Math.max(turns - 1, 1);
  const high = Math.log(Math.max(most, 2));
  return counts.map((count, turn) => [LEFT + (turn / right) * (WIDTH - LEFT - 10), HEIGHT - 22 - (Math.log(Math.max(count, 1)) / high) * (HEIGHT - 34)]);
}

/** @param {{story: any, edition: any}} props */
export function Timeline({ story, edition }) {
  const lines = story.names.map((_, seat) => reckoned(story, seat));
  const most = Math.max(...lines.flat());
  const turns = Math.max(...lines.map((counts) => counts.length));
  const level = (count) => points([count], most, turns)[0][1];
  const text = (name, seat) => t("timeline-line", { name, count: lines[seat].at(-1) });
  return html`<figure class="timeline"><figcaption>${t("timeline")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${story.names.map(text).join(" ")}>
      ${[1, 10, 100].filter((count) => count <= most).map((count) => html`<g class="level"><path d=${`M${LEFT} ${level(count)}H${WIDTH}`} /><text x=${LEFT - 6} y=${level(count) + 4}>${count}</text></g>`)}
      ${lines.map((counts, seat) => html`<path key=${seat} class="line" data-colour=${colourOf(edition, figureOf(edition, seat))} data-dash=${seat} d=${`M${points(counts, most, turns).map((point) => point.join(" ")).join("L")}`} />`)}
    </svg>
    <ul class="timeline-text">${story.names.map((name, seat) => html`<li key=${seat} data-colour=${colourOf(edition, figureOf(edition, seat))}>${text(name, seat)}</li>`)}</ul>
  </figure>`;
}
