/** What is agreed before the first line: edition, seats, who sits where, which cards lie where. No DOM in here. */
import { seatCounts } from "../state/setup.js";
import { bare, renamed } from "./editing.js";

/**
 * `me` is a seat, or null for somebody who only watches; `sizes` are those of notes from elsewhere.
 * @typedef {{edition: string, names: string[], me: number|null, rules: Rules, hand: string[], open: string[],
 *   sizes: number[]|null}} SetUp
 */
/** @typedef {{hands: number[]|null, side: number, centre: number, open: number, uneven: boolean, culprit: boolean}} Dealt hands are null until the dealer is known */

/** The house rules that change what can be known. */
const DECIDING = ["leftovers", "side_cards", "false_witness", "answer_order", "turn_order"];
const USUAL_SEATS = 4;
const USUAL_SIDE_CARDS = 4;

/** Return an edition with only the switches that matter here. @param {Edition} edition @returns {Edition} */
export const deciding = (edition) => ({
  ...edition,
  switches: edition.switches.filter(({ name }) => DECIDING.includes(name)),
});

/** Return what is proposed at first. @param {Edition} edition @param {(seat: number) => string} numbered @returns {SetUp} */
export function proposed(edition, numbered) {
  const counts = seatCounts(edition);
  const seats = counts.includes(USUAL_SEATS) ? USUAL_SEATS : counts[0];
  const names = Array.from({ length: seats }, (_, seat) => numbered(seat));
  return { edition: edition.id, names, me: 0, rules: {}, hand: [], open: [], sizes: null };
}

/** Change the number of seats. @param {SetUp} setUp @param {Edition} edition @param {number} seats @param {(seat: number) => string} numbered @returns {SetUp} */
export function seated(setUp, edition, seats, numbered) {
  const names = Array.from({ length: seats }, (_, seat) => setUp.names[seat] ?? numbered(seat));
  const { dealer, side_cards: _, ...rules } = setUp.rules;
  const aside = seats === 2 && edition.seats[0] > 2 ? { side_cards: USUAL_SIDE_CARDS } : {}; // two play by a house rule
  const dealt = dealer !== undefined && dealer < seats ? { dealer } : {};
  const me = setUp.me === null || setUp.me < seats ? setUp.me : 0;
  return { ...setUp, names, me, rules: { ...rules, ...dealt, ...aside }, sizes: null };
}

/** Tap a card of the hand, or of those that lie open: it is in one place only. @param {SetUp} setUp @param {"hand"|"open"} where @param {string} card @returns {SetUp} */
export function laid(setUp, where, card) {
  const without = (/** @type {string[]} */ cards) => cards.filter((each) => each !== card);
  const cards = setUp[where].includes(card) ? without(setUp[where]) : [...setUp[where], card];
  const other = where === "hand" ? { open: without(setUp.open) } : { hand: without(setUp.hand) };
  return { ...setUp, ...other, [where]: cards };
}

/** Return what is missing before the first line, if anything. @param {SetUp} setUp @param {Dealt} dealt */
export function missing(setUp, dealt) {
  const names = setUp.names.map((name) => name.trim());
  if (names.some((name) => !name)) return { what: "name", count: 1 };
  if (new Set(names).size < names.length) return { what: "names", count: 1 };
  if (!dealt.hands) return { what: dealt.culprit ? "culprit" : "dealer", count: 1 };
  const open = dealt.open - setUp.open.length;
  const hand = setUp.me === null ? 0 : dealt.hands[setUp.me] - setUp.hand.length;
  if (hand) return { what: hand > 0 ? "hand" : "hand-less", count: Math.abs(hand) };
  return open ? { what: open > 0 ? "open" : "open-less", count: Math.abs(open) } : null;
}

/** Return the notes that begin with this. @param {SetUp} setUp @param {RawNote[]} notes @returns {RawNotes} */
export const rawOf = ({ edition, names, me, rules, hand, open, sizes }, notes = []) =>
  bare({
    edition,
    seats: names.map((name) => name.trim()),
    me: me === null ? undefined : names[me].trim(),
    hand: me === null ? [] : hand,
    hand_sizes: sizes ?? undefined,
    open,
    options: rules,
    notes,
  });

/** Return how notes begin. @param {RawNotes} raw @returns {SetUp} */
export const setUpOf = (raw) => ({
  edition: raw.edition,
  names: raw.seats,
  me: raw.me === undefined || raw.me === null ? null : raw.seats.indexOf(raw.me),
  rules: raw.options ?? {},
  hand: raw.hand ?? [],
  open: raw.open ?? [],
  sizes: raw.hand_sizes ?? null,
});

/** Return notes that begin differently; players who are renamed are renamed in every line. @param {RawNotes} raw @param {SetUp} setUp */
export function begunAgain(raw, setUp) {
  const names = setUp.names.map((name) => name.trim());
  const { notes } = names.length === raw.seats.length ? renamed(raw, names) : raw;
  return rawOf(setUp, notes);
}
