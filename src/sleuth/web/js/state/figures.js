/** Which figures the seats play, and who may choose them. No DOM in here. */
import { figureOf, nameOf } from "./edition.js";

/**
 * Return the ability of a figure, if the house rules allow abilities.
 * @param {Edition} edition @param {Rules|undefined} rules @param {string} figure
 */
export const abilityOf = (edition, rules, figure) =>
  (rules?.abilities ?? edition.options.abilities) ? (edition.card.get(figure)?.ability ?? null) : null;

/**
 * Return the ability of a seat's character; null where abilities are not played with.
 * @param {Edition} edition @param {TableView} view @param {number} seat
 */
export const abilityAt = (edition, view, seat) => abilityOf(edition, view.plan?.options, figureOf(edition, seat));

/** Return all figures of an edition, with their abilities. @param {Edition} edition @param {Rules} [rules] */
export const figureChoices = (edition, rules) =>
  edition.suspects.map((id) => ({
    id,
    text: [nameOf(edition, id), abilityOf(edition, rules, id)?.name].filter(Boolean).join(" – "),
  }));

/** Stands for a figure that is drawn by lot. */
export const BY_LOT = "";

/** Return the figure chosen last, if the edition has it. @param {Edition} edition @param {string} [last] */
export const favourite = (edition, last = BY_LOT) => (edition.suspects.includes(last) ? last : BY_LOT);

/**
 * Return whether I may choose the figure of a seat: of my own seat, and as host of seats without people.
 * @param {Edition} edition @param {Chair[]} chairs @param {Pick<Wire.Now, "seat"|"host">} now @param {number} seat
 */
export const mayChoose = (edition, chairs, now, seat) =>
  Boolean(edition.board) && (now.seat === seat || (now.host && !chairs[seat].people.length));

/**
 * Return the figures that people at other seats play.
 * @param {Edition} edition @param {Chair[]} chairs @param {number} seat
 */
export const takenFrom = (edition, chairs, seat) =>
  chairs.flatMap((chair, other) => (other !== seat && chair.people.length ? [figureOf(edition, other)] : []));
