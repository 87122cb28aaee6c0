/** Whom the seats play, and who may choose that. No DOM in here. */
import { figureOf, nameOf } from "./edition.js";

/** @typedef {import("./edition.js").Edition} Edition */

/**
 * What a figure can do, where the rules agreed on let it.
 * @param {Edition} edition @param {Record<string, any>|undefined} rules @param {string} figure
 */
export const abilityOf = (edition, rules, figure) =>
  (rules?.abilities ?? edition.options.abilities) ? (edition.card.get(figure)?.ability ?? null) : null;

/**
 * All figures of an edition, with what they can do.
 * @param {Edition} edition @param {Record<string, any>} [rules]
 */
export const figureChoices = (edition, rules) =>
  edition.suspects.map((id) => ({
    id,
    text: [nameOf(edition, id), abilityOf(edition, rules, id)?.name].filter(Boolean).join(" – "),
  }));

/** What stands for a figure that is drawn. */
export const BY_LOT = "";

/** The figure chosen last, if the edition has it; else one is drawn. @param {Edition} edition @param {string} [last] */
export const favourite = (edition, last = BY_LOT) => (edition.suspects.includes(last) ? last : BY_LOT);

/**
 * Whether I may choose whom a seat plays: my own, and for the host those without people. Without a board nobody is a
 * suspect.
 * @param {Edition} edition @param {import("./types.js").Chair[]} chairs
 * @param {{seat: number|null, host: boolean}} now @param {number} seat
 */
export const mayChoose = (edition, chairs, now, seat) =>
  Boolean(edition.board) && (now.seat === seat || (now.host && !chairs[seat].people.length));

/**
 * The figures that people at other seats play.
 * @param {Edition} edition @param {import("./types.js").Chair[]} chairs @param {number} seat
 */
export const takenFrom = (edition, chairs, seat) =>
  chairs.flatMap((chair, other) => (other !== seat && chair.people.length ? [figureOf(edition, other)] : []));
