/** A suggestion as it is entered, tap by tap, until it is a line of the notes. No DOM in here. */

/** @param {string} by @returns {AskedDraft} */
export const newSuggestion = (by) => ({
  kind: "suggest",
  line: null,
  by,
  cards: [null, null, null],
  replies: {},
  more: false,
  twice: false,
});

/** Return a suggestion to be changed, as a draft. @param {RawNote} note @param {number} line @param {TableFacts} table @returns {AskedDraft} */
export function suggestionOf(note, line, table) {
  const cards = table.kinds.map(
    (kind) => note.suggest.find((/** @type {string} */ card) => kind.includes(card)) ?? null,
  );
  return {
    kind: "suggest",
    line,
    by: note.by,
    cards,
    shownBy: note.shown_by ?? null,
    card: note.card ?? null,
    replies: repliesOf(note, table),
    more: Boolean(note.declined?.length || note.lied?.length || note.second !== undefined),
    twice: note.second !== undefined,
    second: note.second,
  };
}

/** Return the replies of a line that differ from what is implied. @param {RawNote} note @param {TableFacts} table @returns {Record<string, Reply>} */
function repliesOf(note, table) {
  const reply = (/** @type {string} */ name) => {
    if (note.lied?.includes(name)) return "lied";
    if (note.declined?.includes(name)) return "declined";
    return note.passed?.includes(name) || name === table.me ? "passed" : "unasked";
  };
  const before = asked(table.order(note.by), note.shown_by ?? null);
  return Object.fromEntries(before.map((name) => [name, reply(name)]).filter(([, how]) => how !== "passed"));
}

/** Return the players who were asked before somebody showed a card. @param {string[]} order @param {string|null} shownBy */
const asked = (order, shownBy) => (shownBy === null ? order : order.slice(0, order.indexOf(shownBy)));

/** Name the asker. Nobody answers themselves. @param {AskedDraft} draft @param {string} by @returns {AskedDraft} */
export const askedBy = (draft, by) => ({
  ...draft,
  by,
  ...(draft.shownBy === by ? { shownBy: undefined, card: undefined } : {}),
});

/** Name a card, in place of the one of its kind. @param {AskedDraft} draft @param {string} card @param {TableFacts} table @returns {AskedDraft} */
export function named(draft, card, table) {
  const kind = table.kinds.findIndex((cards) => cards.includes(card));
  if (kind < 0) return draft;
  const cards = draft.cards.with(kind, draft.cards[kind] === card ? null : card);
  const lost = typeof draft.card === "string" && !cards.includes(draft.card);
  return { ...draft, cards, ...(lost ? { card: undefined } : {}) };
}

/** Say who showed a card, or that nobody did. @param {AskedDraft} draft @param {string|null} name @returns {AskedDraft} */
export function shown(draft, name) {
  const { [name ?? ""]: reply, ...others } = draft.replies;
  const replies = reply === "lied" ? draft.replies : others; // R11.4: a false witness may owe an answer
  return { ...draft, shownBy: name, card: undefined, second: undefined, replies };
}

/** Say how somebody replied. @param {AskedDraft} draft @param {string} name @param {Reply} reply @returns {AskedDraft} */
export const replied = (draft, name, reply) => ({ ...draft, replies: { ...draft.replies, [name]: reply } });

/** Return whether all cards are named. @param {AskedDraft} draft */
const complete = (draft) => draft.cards.every((card) => card !== null);

/** Return the named cards that may have been shown. @param {AskedDraft} draft @param {TableFacts} table @returns {string[]} */
export function showable(draft, table) {
  const cards = draft.cards.filter((card) => card !== null);
  if (draft.shownBy === table.me) return cards.filter((card) => table.hand.includes(card));
  return cards.filter((card) => !table.hand.includes(card) && !table.open.includes(card));
}

/** Return whether the writer asked, or showed the card. @param {AskedDraft} draft @param {TableFacts} table */
const mine = (draft, table) => table.me !== null && (draft.by === table.me || draft.shownBy === table.me);

/** Return whether the writer may have seen the card: also by an effect. @param {AskedDraft} draft @param {TableFacts} table */
const saw = (draft, table) => mine(draft, table) || draft.more;

/** Return what is to be entered next. @param {AskedDraft} draft @param {TableFacts} table @returns {"cards"|"answer"|"card"|"second"|"done"} */
export function stepOf(draft, table) {
  if (!complete(draft)) return "cards";
  if (draft.shownBy === undefined) return "answer";
  if (draft.shownBy === null) return "done";
  if (draft.card === undefined && saw(draft, table) && showable(draft, table).length > (mine(draft, table) ? 1 : 0))
    return "card";
  return draft.twice && draft.second === undefined ? "second" : "done";
}

/** Return the card that was shown, as far as the writer knows it. @param {AskedDraft} draft @param {TableFacts} table */
function cardOf(draft, table) {
  if (draft.card !== undefined || draft.shownBy === null || !mine(draft, table)) return draft.card ?? null;
  const [only = null, ...others] = showable(draft, table);
  return others.length ? null : only;
}

/** Return the line. @param {AskedDraft} draft @param {TableFacts} table @returns {RawNote} */
export function suggestionNote(draft, table) {
  const shownBy = draft.shownBy ?? null;
  const before = asked(table.order(draft.by), shownBy);
  const replied = (/** @type {Reply} */ reply) => before.filter((name) => (draft.replies[name] ?? "passed") === reply);
  const owes = shownBy !== null && draft.replies[shownBy] === "lied" ? [shownBy] : [];
  const lied = [...replied("lied"), ...owes];
  const passed = [...replied("passed"), ...lied];
  const card = cardOf(draft, table);
  const fields = { passed, shown_by: shownBy, card, declined: replied("declined"), second: draft.second, lied };
  const said = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && !isEmpty(value));
  return { suggest: draft.cards, by: draft.by, ...Object.fromEntries(said) };
}

/** @param {unknown} value */
const isEmpty = (value) => Array.isArray(value) && value.length === 0;
