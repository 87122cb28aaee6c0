/** The parts of the set-up: seats, house rules, cards. */
import { html, onValue } from "../../html.js";
import { deciding, laid, seated } from "../../real/setting_up.js";
import { seatCounts } from "../../state/setup.js";
import { t } from "../../words.js";
import { Token } from "../common/token.js";
import { HouseRules } from "../start/house_rules.js";
import { CardGrid, Chips, Player } from "./entering/choosing.js";

/** @typedef {import("../../real/setting_up.js").SetUp} SetUp */
/** @typedef {{book: import("../../real/book.js").Book, setUp: SetUp, onChange: (setUp: SetUp) => void}} PartProps */
/** @typedef {PartProps & {dealt: import("../../real/setting_up.js").Dealt}} DealtProps */

/** Return a name for a seat without a figure. @param {number} seat */
export const numbered = (seat) => t("real-player", { number: seat + 1 });

/** One seat: whose it is, and how many cards are in this hand. @param {DealtProps & {seat: number}} props */
function Seat({ book, setUp, dealt, seat, onChange }) {
  const label = t("real-name-of", { number: seat + 1 });
  const type = (/** @type {string} */ name) => onChange({ ...setUp, names: setUp.names.with(seat, name) });
  return html`<li class="seat"><${Token} edition=${book.edition} seat=${seat} name=${setUp.names[seat]} size=${32} />
    <input aria-label=${label} maxlength="24" autocomplete="off" value=${setUp.names[seat]} onInput=${onValue(type)}
      onFocus=${(/** @type {FieldEvent} */ event) => event.currentTarget.select()} />
    <span class="seat-size">${dealt.hands ? t("cards", { count: dealt.hands[seat] }) : ""}</span></li>`;
}

/** Who dealt, where that decides who has one card more, or who plays the culprit. @param {DealtProps} props */
function Dealer({ book, setUp, dealt, onChange }) {
  const { uneven, culprit } = dealt;
  if (!uneven && !culprit) return null;
  const choose = (/** @type {number} */ dealer) =>
    onChange({ ...setUp, rules: { ...setUp.rules, dealer }, sizes: null });
  const options = setUp.names.map((name, id) => ({
    id,
    text: html`<${Player} edition=${book.edition} names=${setUp.names} name=${name} />`,
  }));
  return html`<${Chips} label=${culprit ? t("real-culprit") : t("real-dealer")} options=${options}
    chosen=${setUp.rules.dealer ?? null} onChoose=${choose} />`;
}

/** `watching`: the device belongs to nobody in particular. @param {DealtProps & {watching?: boolean}} props */
export function Seats(props) {
  const { book, setUp, onChange, watching = false } = props;
  const mine = [
    ...setUp.names.map((name, id) => ({
      id,
      text: html`<${Player} edition=${book.edition} names=${setUp.names} name=${name} />`,
    })),
    { id: null, text: t("real-watching") },
  ];
  return html`<section class="paper set-up-part"><h2>${t("real-seats")}</h2>
    <${Chips} label=${t("seats")} options=${seatCounts(book.edition).map((id) => ({ id, text: String(id) }))} chosen=${setUp.names.length}
      onChoose=${(/** @type {number} */ seats) => onChange(seated(setUp, book.edition, seats, numbered))} />
    <p class="hint">${t("real-clockwise")}</p>
    <ol class="seats">${setUp.names.map((_, seat) => html`<${Seat} key=${seat} ...${props} seat=${seat} />`)}</ol>
    ${!watching && html`<${Chips} label=${t("real-who-am-i")} options=${mine} chosen=${setUp.me} onChoose=${(/** @type {number|null} */ me) => onChange({ ...setUp, me })} />`}
    <${Dealer} ...${props} /></section>`;
}

/** @param {PartProps} props */
export const HouseRulesOf = ({ book, setUp, onChange }) => {
  const edition = deciding(book.edition);
  const change = (/** @type {Rules} */ rules) => {
    const dealer = setUp.rules.dealer === undefined ? {} : { dealer: setUp.rules.dealer };
    onChange({ ...setUp, rules: { ...dealer, ...rules }, sizes: null });
  };
  return html`<section class="paper set-up-part"><${HouseRules} edition=${edition} seats=${setUp.names.length} rules=${setUp.rules}
    problem=${null} onChange=${change} /></section>`;
};

/** The cards of a place, by tapping. @param {DealtProps & {where: "hand"|"open", count: number}} props */
function Laid({ book, setUp, onChange, where, count }) {
  const [title, chosen] = [t(`real-cards-${where}`), setUp[where]];
  const other = where === "hand" ? setUp.open : setUp.hand;
  const off =
    chosen.length < count
      ? other
      : [...other, ...book.edition.cards.map(({ id }) => id).filter((card) => !chosen.includes(card))];
  return html`<section class="paper set-up-part" data-cards=${where}><h2>${title}
      <small class="tally" role="status">${t("real-of", { number: chosen.length, of: count })}</small></h2>
    <${CardGrid} edition=${book.edition} label=${title} chosen=${chosen} off=${off}
      onPick=${(/** @type {string} */ card) => onChange(laid(setUp, where, card))} /></section>`;
}

/** @param {DealtProps} props */
export const CardsOf = (props) => {
  const { dealt, setUp } = props;
  const mine = setUp.me === null ? 0 : (dealt.hands?.[setUp.me] ?? 0);
  return html`${mine > 0 && html`<${Laid} ...${props} where="hand" count=${mine} />`}
    ${dealt.open > 0 && html`<${Laid} ...${props} where="open" count=${dealt.open} />`}`;
};
