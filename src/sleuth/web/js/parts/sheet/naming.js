/** Naming cards: the three slots that fill up while cards are picked in the rows of the sheet, and the button to send. */
import { html, useEffect, useLayoutEffect, useRef } from "../../html.js";
import { beginPicking, cancelPicking, onlyClaim, pickingAt, sendPicked } from "../../state/picking.js";
import { t } from "../../words.js";
import { MiniCard } from "../common/card.js";

/** @typedef {import("./row_head.js").Picked} Picked */

/** Return the claim that is put together, and begin one where nothing else can be done. @param {Table} table */
export function usePicking(table) {
  const moment = table.now.value?.moment;
  const only = onlyClaim(table.choices.value);
  useEffect(() => {
    if (only) beginPicking(table, only);
  }, [moment, only]);
  return pickingAt(table);
}

/** Give the claim up with Escape, unless a dialogue is open, which uses it itself. @param {Table} table */
function useEscape(table) {
  useLayoutEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open], :popover-open")) cancelPicking(table);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [table]);
}

/** One slot: the card of a kind, or its name while there is none. @param {{edition: Edition, kind: number, card: string|null}} props */
const Slot = ({ edition, kind, card }) => html`<li class="slot" data-empty=${!card}>
  ${card ? html`<${MiniCard} edition=${edition} card=${card} />` : html`<span>${edition.kinds[kind].name}</span>`}</li>`;

/** @param {{table: Table, picked: Picked}} props */
export function Naming({ table, picked }) {
  const edition = table.edition.value;
  const { type, cards, found, sure } = picked;
  useEscape(table);
  const danger = type === "accuse" ? "primary danger send" : "primary send";
  return html`<section class="actions naming" aria-label=${t("what-now")}>
    <h2 class="prompt">${t(`claim-${type}`)}</h2>
    <ul class="slots">${cards.map((card, kind) => html`<${Slot} key=${kind} edition=${edition} kind=${kind} card=${card} />`)}</ul>
    <p class="naming-says" role="status">${sure ? html`<strong>${t("accuse-final")}</strong>` : (found?.label ?? t("choose-each"))}</p>
    <div class="buttons">
      <button type="button" onClick=${() => cancelPicking(table)}>${t("naming-cancel")}</button>
      <button type="button" class=${danger} disabled=${!found} onClick=${() => sendPicked(table)}>
        ${sure ? t("accuse-sure") : t(`send-${type}`)}</button></div>
  </section>`;
}

/**
 * On a phone, show the sheet while cards are picked, and afterwards what was shown before.
 * @param {Table} table @param {string} tab @param {(tab: any) => void} onTab
 */
export function useSheetTab(table, tab, onTab) {
  const before = useRef(tab);
  const picking = Boolean(pickingAt(table));
  useEffect(() => {
    if (!picking) return undefined;
    before.current = tab;
    onTab("sheet");
    return () => onTab(before.current);
  }, [picking]);
}
