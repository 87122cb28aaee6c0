/** Naming one card of each kind: for a suggestion, an accusation, or the culprit's case. */
import { html, useState } from "../../html.js";
import { fixed, nameable, naming, ofType } from "../../state/choices.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { CardButton } from "../common/card.js";
import { Dialogue } from "../common/dialogue.js";

/**
 * Return what the sheet says about a card, in a word or two.
 * @param {Wire.SheetShown|null} sheet @param {View} view @param {string} card
 */
function noteOf(sheet, view, card) {
  if (view.hand?.includes(card)) return t("yours");
  const row = sheet?.kinds.flatMap((kind) => kind.rows).find((found) => found.card === card);
  const owner = row?.cells.findIndex((cell) => cell.mark === "yes") ?? -1;
  return sheet && owner >= 0 ? sheet.owners[owner].name : "";
}

/**
 * The cards of one kind to choose from.
 * @param {{table: Table, kind: number, cards: string[], chosen: string|null,
 *   onChoose: (kind: number, card: string) => void}} props
 */
function Kind({ table, kind, cards, chosen, onChoose }) {
  const edition = table.edition.value;
  const note = (/** @type {string} */ card) => noteOf(table.sheet.value, table.view.value, card);
  const button = (
    /** @type {string} */ card,
  ) => html`<${CardButton} key=${card} edition=${edition} card=${card} chosen=${card === chosen}
    note=${note(card)} onChoose=${() => onChoose(kind, card)} />`;
  return html`<fieldset class="kind"><legend>${edition.kinds[kind].name}</legend>
    <div class="kind-cards">${cards.map(button)}</div></fieldset>`;
}

/** @param {Edition} edition @param {(string|null)[]} cards */
const chosenSoFar = (edition, cards) =>
  cards.some(Boolean) ? cards.map((card) => (card ? nameOf(edition, card) : "…")).join(" · ") : t("choose-each");

/** @param {DialogueProps & {type: "suggest"|"accuse"|"choose-case"}} props */
export function Claim({ type, table, choices, onClose }) {
  const menu = ofType(choices, type);
  const [cards, setCards] = useState(() => fixed(menu));
  const [sure, setSure] = useState(false);
  const found = naming(menu, cards);
  const final = type === "accuse";
  const choose = (/** @type {number} */ kind, /** @type {string} */ card) => {
    setSure(false);
    setCards(cards.map((old, at) => (at === kind ? card : old)));
  };
  const send = () => {
    if (!found) return;
    if (final && !sure) return setSure(true); // asked twice: it cannot be undone
    table.act(found.action);
    onClose();
  };
  const kind = (
    /** @type {string[]} */ offered,
    /** @type {number} */ index,
  ) => html`<${Kind} key=${index} table=${table} kind=${index} cards=${offered}
    chosen=${cards[index]} onChoose=${choose} />`;
  return html`<${Dialogue} title=${t(`claim-${type}`)} kind=${`claim ${type}`} onClose=${onClose}>
    <div class="kinds">${nameable(menu).map(kind)}</div>
    <div class="dialogue-foot">
      <p role="status">${found?.label ?? chosenSoFar(table.edition.value, cards)}
        ${sure && html`<br /><strong>${t("accuse-final")}</strong>`}</p>
      <button type="button" class=${final ? "primary danger" : "primary"} disabled=${!found} onClick=${send}>
        ${sure ? t("accuse-sure") : t(`send-${type}`)}</button>
    </div>
  <//>`;
}
