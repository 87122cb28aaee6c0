/** Every line that is not a suggestion, as it is entered. No DOM in here. */

/** The kinds of lines with exactly one card of each kind. */
const THREE = ["accuse", "case"];

/** @param {LineDraft["kind"]} kind @param {string|null} who @returns {LineDraft} */
export const newLine = (kind, who = null) => ({ kind, line: null, who, cards: [], only: null, showed: [], seen: {} });

/** Return a line to be changed, as a draft. @param {RawNote} note @param {number} line @returns {LineDraft} */
export function lineOf(note, line) {
  const kind = /** @type {LineDraft["kind"]} */ (KINDS.find((each) => note[each] !== undefined));
  const draft = { ...newLine(kind, note.by ?? note.of ?? note.who ?? null), line };
  if (kind !== "tip") return { ...draft, cards: [note[kind]].flat(), right: note.right };
  const [showed, passed] = [
    [...new Set([...(note.shown_by ?? []), ...Object.keys(note.cards ?? {})])],
    note.passed ?? [],
  ];
  const only = showed.length + passed.length === 1 ? [...showed, ...passed][0] : null;
  return { ...draft, feature: note.tip, only, showed, seen: note.cards ?? {} };
}

const KINDS = ["accuse", "saw", "lacks", "holds_one_of", "holds", "tip", "case"];

/** Name a card, or take it back. @param {LineDraft} draft @param {string} card @param {TableFacts} table @returns {LineDraft} */
export function picked(draft, card, table) {
  if (draft.cards.includes(card)) return { ...draft, cards: draft.cards.filter((each) => each !== card) };
  if (draft.kind === "saw") return { ...draft, cards: [card] };
  const kind = table.kinds.find((cards) => cards.includes(card)) ?? [];
  const others = THREE.includes(draft.kind) ? draft.cards.filter((each) => !kind.includes(each)) : draft.cards;
  const all = table.kinds.flat();
  return { ...draft, cards: [...others, card].sort((one, other) => all.indexOf(one) - all.indexOf(other)) };
}

/** Say what a tip asks for. @param {LineDraft} draft @param {string} feature @returns {LineDraft} */
export const asksFor = (draft, feature) => ({ ...draft, feature, seen: {} });

/** Say whom a tip asks: one player, or everybody. @param {LineDraft} draft @param {string|null} only @returns {LineDraft} */
export const asksOnly = (draft, only) => ({ ...draft, only, showed: [], seen: {} });

/**
 * Say that somebody showed a card for a tip, and which one if it was seen; the same again takes it back.
 * @param {LineDraft} draft @param {string} name @param {string|null} card @returns {LineDraft}
 */
export function tipShown(draft, name, card = null) {
  const { [name]: before, ...others } = draft.seen;
  const again = draft.showed.includes(name) && (before ?? null) === card;
  const showed = draft.showed.filter((each) => each !== name);
  if (again) return { ...draft, showed, seen: others };
  return { ...draft, showed: [...showed, name], seen: card === null ? others : { ...others, [name]: card } };
}

/** Return the players whom a tip asks and about whom there is something to enter. @param {LineDraft} draft @param {TableFacts} table */
export const tipped = (draft, table) =>
  table.order(draft.who ?? "").filter((name) => name !== table.me && (draft.only === null || draft.only === name));

/** Return the line of a tip: what the writer does follows from their hand. @param {LineDraft} draft @param {TableFacts} table @returns {RawNote|null} */
function tipNote(draft, table) {
  if (!draft.who || !draft.feature) return null;
  const asked = table.order(draft.who).filter((name) => draft.only === null || draft.only === name);
  const holding = table.featured(draft.feature).some((card) => table.hand.includes(card));
  const showed = asked.filter((name) => (name === table.me ? holding : draft.showed.includes(name)));
  const passed = asked.filter((name) => !showed.includes(name));
  const unseen = showed.filter((name) => !(name in draft.seen));
  const seen = Object.fromEntries(showed.filter((name) => name in draft.seen).map((name) => [name, draft.seen[name]]));
  return {
    tip: draft.feature,
    by: draft.who,
    ...(unseen.length ? { shown_by: unseen } : {}),
    ...(passed.length ? { passed } : {}),
    ...(Object.keys(seen).length ? { cards: seen } : {}),
  };
}

/** Return the line, or null while something is missing. @param {LineDraft} draft @param {TableFacts} table @returns {RawNote|null} */
export function lineNote(draft, table) {
  const { kind, who, cards, right } = draft;
  if (kind === "tip") return tipNote(draft, table);
  if (!cards.length || (THREE.includes(kind) && cards.length < table.kinds.length)) return null;
  if (kind === "case") return { case: cards };
  if (!who) return null;
  if (kind === "accuse") return right === undefined ? null : { accuse: cards, by: who, right };
  return kind === "saw" ? { saw: cards[0], of: who } : { [kind]: cards, who };
}

/** Return whether a line is written as soon as nothing is missing. @param {LineDraft} draft */
export const atOnce = ({ kind, line }) => line === null && (kind === "saw" || kind === "accuse");
