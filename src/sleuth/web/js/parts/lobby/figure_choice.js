/** The choice of a figure, for me or for a seat. */
import { html, onValue } from "../../html.js";
import { figureChoices } from "../../state/figures.js";

/**
 * @param {{edition: Edition, rules?: Rules, label: string, figure: string, taken?: string[],
 *   first?: {id: string, text: string}, onChoose: OnSelect<string>}} props `first`: an option before all figures
 */
export const FigureChoice = ({ edition, rules, label, figure, taken = [], first, onChoose }) => html`<select
  aria-label=${label} value=${figure}
  onChange=${onValue(onChoose)}>
  ${[...(first ? [first] : []), ...figureChoices(edition, rules)].map(
    ({ id, text }) => html`<option key=${id} value=${id} selected=${id === figure} disabled=${taken.includes(id)}>
      ${text}</option>`,
  )}</select>`;
