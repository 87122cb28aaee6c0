/** The choice of who plays the culprit, before a game and in the lobby. */
import { html, onValue } from "../../html.js";
import { t } from "../../words.js";

const ROLES = ["bot", "me", "lot"];
const LOT = "lot";

/**
 * A select element with its label inside.
 * @param {{value: string, options: {id: string, text: string}[], onChoose: OnSelect<string>}} props
 */
const Choice = ({ value, options, onChoose }) => html`<label class="you-play"><span>${t("culprit-is")}</span>
  <select aria-label=${t("culprit-is")} value=${value}
    onChange=${onValue(onChoose)}>
    ${options.map(
      ({ id, text }) => html`<option key=${id} value=${id} selected=${id === value}>${text}</option>`,
    )}</select></label>`;

/** Against bots: a bot, me, or drawn by lot. @param {{role: string, onChoose: (role: string) => void}} props */
export const CulpritRole = ({ role, onChoose }) => html`<${Choice} value=${role} onChoose=${onChoose}
  options=${ROLES.map((id) => ({ id, text: id === LOT ? t("by-lot") : t(`culprit-${id}`) }))} />`;

/**
 * At a table: a seat, or null to draw by lot.
 * @param {{seats: number, seat: number|null, names?: (string|undefined)[], onChoose: OnSelect<number|null>}} props
 */
export function CulpritSeat({ seats, seat, names = [], onChoose }) {
  const text = (/** @type {number} */ number) => names[number] ?? t("seat-number", { number: number + 1 });
  const each = Array.from({ length: seats }, (_, number) => ({ id: String(number), text: text(number) }));
  /** @type {OnSelect<string>} */
  const choose = (id, select) => onChoose(id === LOT ? null : Number(id), select);
  const value = seat === null || seat >= seats ? LOT : String(seat);
  return html`<${Choice} value=${value} options=${[{ id: LOT, text: t("by-lot") }, ...each]}
    onChoose=${choose} />`;
}
