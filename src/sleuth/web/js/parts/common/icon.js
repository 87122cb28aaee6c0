/** Line drawings and figures. */
import { classes, html } from "../../html.js";
import { letterOf } from "../../state/edition.js";
import { SHAPES, shapeOf } from "./shapes.js";

/** A line drawing by its name. @param {{name: string, size?: number}} props */
export const Icon = ({ name, size = 20 }) => html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size}
  aria-hidden="true"><path d=${SHAPES[name]} /></svg>`;

/** What a card that is not a suspect looks like, on a field of 24: a drawing or its initials. @param {CardProps} props */
export const Shape = ({ edition, card }) => {
  const path = shapeOf(card);
  return path
    ? html`<path d=${path} />`
    : html`<text class="initials" aria-hidden="true" x="12" y="16.500">${letterOf(edition, card)}</text>`;
};

/** A card that is not a suspect as a picture. @param {CardProps & {size?: number}} props */
export const CardIcon = ({ edition, card, size = 40 }) => html`<svg class="icon" viewBox="0 0 24 24" width=${size}
  height=${size} aria-hidden="true"><${Shape} edition=${edition} card=${card} /></svg>`;

/**
 * What each figure wears, by colour: the silhouette tells figures apart where colours do not.
 * @type {Record<string, string>}
 */
const WEARS = {
  red: "M-9.500-9.500h19M-5.500-10c0-5.500 11-5.500 11 0M5-13c3-3 5-1 4 2", // a wide hat with a ribbon
  yellow: "M-7.500-8.500c0-8.500 15-8.500 15 0zM0-15v-2M-8.500-8.500h17", // a pith helmet
  white: "M-5.500-9c-3-7 14-7 11 0M0-14.500a2.600 2.600 0 1 1 .1 0", // hair in a bun
  green: "M-5.500-7.500c0-7 11-7 11 0M-3 1h6v2.500h-6z", // a collar
  blue: "M-5.500-8c0-7 11-7 11 0M1-13c1-6 6-6 7-4-2 0-3 1-4 5M-2-13c0-4 2-5 4-5", // feathers
  purple: "M-9-11.500L0-15.500l9 4-9 4zM8-11v5", // a mortarboard
};

/**
 * The body of a figure on a field of 30, centred; the letter is for people who do not see its colour.
 * @param {{colour: string, letter: string}} props
 */
export const Bust = ({ colour, letter }) => html`<g class="bust" data-colour=${colour}>
  <path class="body" d="M-9 13c0-10 5-11 5-13-5-8 13-8 8 0 0 2 5 3 5 13z" />
  <path class="wears" d=${WEARS[colour] ?? ""} />
  <text class=${classes("letter", letter.length > 1 && "two")} y="10.500">${letter}</text>
</g>`;

/** The shapes of the marks. @type {Record<string, string>} */
const MARKS = {
  yes: "M4 11l4 4 8-10",
  no: "M5 5l10 10M15 5L5 15",
  maybe: "M7 7a3 3 0 1 1 4 3c-1 .4-1 1-1 2.500M10 15.500v.1",
};

/** A mark of the sheet. @param {{mark: string}} props */
export const Mark = ({ mark }) =>
  MARKS[mark]
    ? html`<svg class=${`mark ${mark}`} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d=${MARKS[mark]} /></svg>`
    : null;
