/** Naming one card of each kind: a suggestion, an accusation, the culprit's case. */
import { html, useState } from "../html.js";
import { fixed, nameable, naming, ofType } from "../state/choices.js";
import { nameOf } from "../state/edition.js";
import { t } from "../words.js";
import { CardButton } from "./card.js";
import { Dialogue } from "./dialogue.js";

/** What the sheet says about a card, in a word or two. */
function noteOf(sheet, view, card) {
  if (view.hand?.includes(card)) return t("yours");
  const row = sheet?.kinds.flatMap((kind) => kind.rows).find((found) => found.card === card);
  const owner = row?.cells.findIndex((cell) => cell.mark === "yes") ?? -1;
  return owner >= 0 ? sheet.owners[owner].name : "";
}

/** The cards of one kind to choose from. */
function Kind({ edition, kind, cards, chosen, sheet, view, onChoose }) {
  return html`<fieldset class="kind"><legend>${edition.kinds[kind].name}</legend>
    <div class="kind-cards">${cards.map((card) => html`<${CardButton} key=${card} edition=${edition} card=${card} chosen=${card === chosen}
      note=${noteOf(sheet, view, card)} onChoose=${() => onChoose(kind, card)} />`)}</div>
  </fieldset>`;
}

/** @param {{type: string, table: any, choices: any[], onClose: () => void}} props */
export function Claim({ type, table, choices, onClose }) {
  const menu = ofType(choices, type);
  const [cards, setCards] = useState(() => fixed(menu));
  const [sure, setSure] = useState(false);
  const edition = table.edition.value;
  const found = naming(menu, cards);
  const choose = (kind, card) => {
    setSure(false);
    setCards(cards.map((old, at) => (at === kind ? card : old)));
  };
  const final = type === "accuse";
  const send = () => {
    if (!found) return;
    if (final && !sure) {
      setSure(true);
      return;
    }
    table.act(found.action);
    onClose();
  };
  return html`<${Dialogue} title=${t(`claim-${type}`)} kind=${`claim ${type}`} onClose=${onClose}>
    <div class="kinds">${nameable(menu).map((offered, kind) => html`<${Kind} key=${kind} edition=${edition} kind=${kind} cards=${offered} chosen=${cards[kind]}
      sheet=${table.sheet.value} view=${table.view.value} onChoose=${choose} />`)}</div>
    <div class="dialogue-foot">
      <p role="status">${sure ? t("accuse-final") : (found?.label ?? chosenSoFar(edition, cards))}</p>
      <button type="button" class=${final ? "primary danger" : "primary"} disabled=${!found} onClick=${send}>${sure ? t("accuse-sure") : t(`send-${type}`)}</button>
    </div>
  <//>`;
}

const chosenSoFar = (edition, cards) =>
  cards.some(Boolean) ? cards.map((card) => (card ? nameOf(edition, card) : "…")).join(" · ") : t("choose-each");
