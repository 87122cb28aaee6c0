/** Tapping: players in a row, cards in a grid. Each group is one tab stop. */
import { classes, html } from "../../../html.js";
import { nameOf } from "../../../state/edition.js";
import { Picture } from "../../common/card.js";
import { Token } from "../../common/token.js";
import { useArrows } from "./arrows.js";

/**
 * A few buttons of which one is chosen.
 * @param {{label: string, shown?: boolean, options: {id: any, text: Content, kind?: string}[], chosen: any,
 *   onChoose: (id: any) => void}} props `shown`: whether the label can be seen
 */
export function Chips({ label, shown = true, options, chosen, onChoose }) {
  const arrows = useArrows();
  const chip = (
    /** @type {{id: any, text: Content, kind?: string}} */ { id, text, kind = "" },
  ) => html`<button type="button"
    key=${id} class=${classes("chip", kind)} data-chip=${String(id)} aria-pressed=${id === chosen} onClick=${() => onChoose(id)}>${text}</button>`;
  return html`<div class="chips-block"><span class=${shown ? "chips-label" : "hidden"} id=${`chips-${label}`}>${label}</span>
    <div class="chips" role="group" aria-label=${label} ref=${arrows.ref} onKeyDown=${arrows.onKeyDown}
      onFocusIn=${arrows.onFocusIn}>${options.map(chip)}</div></div>`;
}

/** The sign of a player and the name. @param {{edition: Edition, names: string[], name: string}} props */
export const Player = ({
  edition,
  names,
  name,
}) => html`<${Token} edition=${edition} seat=${names.indexOf(name)} name=${name}
  size=${26} /><span class="chip-name">${name}</span>`;

/** @param {{edition: Edition, names: string[], label: string, among?: string[], chosen: string|null, onChoose: (name: string) => void}} props */
export const PlayerChips = ({ edition, names, label, among = names, chosen, onChoose }) => html`<${Chips} label=${label}
  chosen=${chosen} onChoose=${onChoose} options=${among.map((name) => ({
    id: name,
    text: html`<${Player} edition=${edition} names=${names} name=${name} />`,
  }))} />`;

/** @typedef {{edition: Edition, label: string, chosen: (string|null)[], own?: string[], off?: string[], only?: string[], onPick: (card: string) => void}} GridProps */

/** One card. @param {GridProps & {card: string}} props */
const Pick = ({ edition, card, chosen, own = [], off = [], onPick }) => html`<button type="button"
  class=${classes("pick", own.includes(card) && "own", /\S{11}/.test(nameOf(edition, card)) && "long")} data-card=${card} aria-pressed=${chosen.includes(card)}
  disabled=${off.includes(card)} onClick=${() => onPick(card)}>
  <${Picture} edition=${edition} card=${card} size=${22} /><span>${nameOf(edition, card)}</span></button>`;

/**
 * All cards, or `only` some, by kind; `own` ones are marked, and those that are `off` cannot be tapped.
 * @param {GridProps} props
 */
export function CardGrid(props) {
  const { edition, label, only } = props;
  const arrows = useArrows();
  const kinds = [edition.suspects, edition.weapons, edition.places].map((cards) =>
    cards.filter((card) => !only || only.includes(card)),
  );
  return html`<div class="card-grid" role="group" aria-label=${label} ref=${arrows.ref} onKeyDown=${arrows.onKeyDown}
    onFocusIn=${arrows.onFocusIn}>${kinds.map(
      (cards, kind) =>
        cards.length > 0 &&
        html`<section key=${kind} class="grid-kind" aria-label=${edition.kinds[kind].many}>
          <h3>${edition.kinds[kind].many}</h3>
          <div class="picks">${cards.map((card) => html`<${Pick} key=${card} ...${props} card=${card} />`)}</div></section>`,
    )}</div>`;
}
