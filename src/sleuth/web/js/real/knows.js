/** What can happen in an edition, as its pack says: only that is offered. No DOM in here. */
import { offered } from "../notes/game.js";

/** @typedef {{replies: Reply[], second: boolean, kinds: LineDraft["kind"][]}} Known */

/** The lines that are offered, the most frequent first. @type {LineDraft["kind"][]} */
const KINDS = ["accuse", "saw", "tip", "holds", "holds_one_of", "lacks", "case"];
/** @type {Reply[]} */
const REPLIES = ["passed", "declined", "lied"];

/** @param {Wire.ServedPack} pack @param {Rules} options @returns {Known} */
export function knownIn(pack, options) {
  const found = offered(pack, options);
  return {
    replies: [...REPLIES.filter((reply) => found.suggest.includes(reply)), "unasked"],
    second: found.suggest.includes("second"),
    kinds: KINDS.filter((kind) => kind in found),
  };
}

/** Return the features that tips ask for. @param {Edition} edition @returns {string[]} */
export function tipFeatures(edition) {
  const cards = Object.values(edition.decks ?? {}).flat();
  const asked = cards.flatMap(({ id }) => id.match(/^(?:tip|secret-one|secret-all)-(.+)$/)?.[1] ?? []);
  return [...new Set(asked)];
}

/** Return a kind of line as keys of texts write it. @param {string} kind */
export const keyOf = (kind) => kind.replaceAll("_", "-");
