/** How many cases were still possible for each player, turn by turn. */
import { html } from "../../html.js";
import { seatColour } from "../../state/edition.js";
import { HEIGHT, LEFT, points, RIGHT, spread, WIDTH } from "../../state/timeline.js";
import { t } from "../../words.js";

/** A line of the scale. @param {{count: number, y: number}} props */
const Level = ({ count, y }) => html`<g class="level"><path d=${`M${LEFT} ${y}H${WIDTH - RIGHT}`} />
  <text x=${LEFT - 6} y=${y + 4}>${count}</text></g>`;

/**
 * The line of a player, with the name at its end.
 * @param {{seat: number, line: number[][], end: number, colour: string, name: string}} props
 */
const Line = ({ seat, line, end, colour, name }) => html`<g>
  <path class="line" data-colour=${colour} data-dash=${seat}
    d=${`M${line.map((point) => point.join(" ")).join("L")}`} />
  <text class="whose" x=${WIDTH - RIGHT + 6} y=${end + 4}>${short(name)}</text></g>`;

/** @param {{story: Wire.Story, edition: Edition}} props */
export function Timeline({ story, edition }) {
  const lines = story.possible;
  const most = Math.max(...lines.flat());
  const turns = Math.max(...lines.map((counts) => counts.length));
  const drawn = lines.map((counts) => points(counts, most, turns));
  const ends = spread(
    drawn.map((line) => line.at(-1)?.[1] ?? 0),
    17,
  );
  const text = (/** @type {string} */ name, /** @type {number} */ seat) =>
    t("timeline-line", { name, count: lines[seat].at(-1) ?? 0 });
  return html`<figure class="timeline"><figcaption>${t("timeline")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${story.names.map(text).join(" ")}>
      ${[1, 10, 100]
        .filter((count) => count <= most)
        .map((count) => html`<${Level} key=${count} count=${count} y=${points([count], most, turns)[0][1]} />`)}
      ${drawn.map(
        (line, seat) => html`<${Line} key=${seat} seat=${seat} line=${line} end=${ends[seat]}
          colour=${seatColour(edition, seat)} name=${story.names[seat]} />`,
      )}
    </svg>
    <ul class="timeline-text">${story.names.map((name, seat) => html`<li key=${seat}>${text(name, seat)}</li>`)}</ul>
  </figure>`;
}

/** Shorten a name to fit beside a line. @param {string} name */
const short = (name) => {
  const first = name.split(" ")[0];
  return first.length > 11 ? `${first.slice(0, 10)}…` : first;
};
