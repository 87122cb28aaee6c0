/** Who plays the culprit of one against all: asked before a game, shown in the lobby. */
import { html } from "../../html.js";
import { t } from "../../words.js";

const ROLES = ["bot", "me", "lot"];
const LOT = "lot";

/** A choice with its label inside. */
const Choice = ({ value, options, onChoose }) => html`<label class="you-play"><span>${t("culprit-is")}</span>
  <select aria-label=${t("culprit-is")} value=${value}
    onChange=${({ currentTarget }) => onChoose(currentTarget.value, currentTarget)}>
    ${options.map(
      ({ id, text }) => html`<option key=${id} value=${id} selected=${id === value}>${text}</option>`,
    )}</select></label>`;

/** Against bots: a bot, I, or the lot decides. @param {{role: string, onChoose: (role: string) => void}} props */
export const CulpritRole = ({ role, onChoose }) => html`<${Choice} value=${role} onChoose=${onChoose}
  options=${ROLES.map((id) => ({ id, text: id === LOT ? t("by-lot") : t(`culprit-${id}`) }))} />`;

/**
 * At a table: a seat, or the lot decides (null).
 * @param {{seats: number, seat: number|null, names?: (string|undefined)[],
 *   onChoose: (seat: number|null, select: HTMLSelectElement) => void}} props
 */
export function CulpritSeat({ seats, seat, names = [], onChoose }) {
  const text = (number) => names[number] ?? t("seat-number", { number: number + 1 });
  const each = Array.from({ length: seats }, (_, number) => ({ id: String(number), text: text(number) }));
  const value = seat === null || seat >= seats ? LOT : String(seat);
  return html`<${Choice} value=${value} options=${[{ id: LOT, text: t("by-lot") }, ...each]}
    onChoose=${(id, select) => onChoose(id === LOT ? null : Number(id), select)} />`;
}
