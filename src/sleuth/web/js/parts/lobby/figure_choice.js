/** A choice of figures: whom I play, or whom a seat plays. */
import { html } from "../../html.js";
import { figureChoices } from "../../state/figures.js";

/**
 * @param {{edition: any, rules?: object, label: string, figure: string, taken?: string[],
 *   first?: {id: string, text: string}, onChoose: (figure: string, select: HTMLSelectElement) => void}} props
 *   `first`: what can be chosen before all figures
 */
export const FigureChoice = ({ edition, rules, label, figure, taken = [], first, onChoose }) => html`<select
  aria-label=${label} value=${figure}
  onChange=${({ currentTarget }) => onChoose(currentTarget.value, currentTarget)}>
  ${[...(first ? [first] : []), ...figureChoices(edition, rules)].map(
    ({ id, text }) => html`<option key=${id} value=${id} selected=${id === figure} disabled=${taken.includes(id)}>
      ${text}</option>`,
  )}</select>`;
