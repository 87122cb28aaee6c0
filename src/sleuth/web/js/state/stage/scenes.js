/** Which scenes a message makes for a viewer. No DOM in here, and no rules: only what the messages say. */
import { way } from "../board/walk.js";
import { pieceOf, withFigures } from "../edition.js";
import { LENGTHS, walkLength } from "./lengths.js";

/** @typedef {{before: View, after: View, edition: Edition, n: number, me: Viewer}} Moment */
/** @typedef {{[T in GameEvent["type"]]?: (event: Extract<GameEvent, {type: T}>, moment: Moment) => (Part|Part[]|null)}} Makers */
/** @typedef {Partial<Scene> & {kind: string}} Part what one event adds to a scene */

/**
 * A card that I get to know: I see it until I have taken note.
 * @param {string[]} cards @param {Partial<Scene>} more @returns {Part}
 */
const forMe = (cards, more) => ({ kind: "shown", cards, mine: true, held: true, tells: 1, ...more });

/**
 * A walk, as long as its way.
 * @param {{seat: number, to: string, by?: string}} event @param {Moment} moment @returns {Part}
 */
function walk({ seat, to, by = "steps" }, { before, edition }) {
  const from = before.figures[pieceOf(edition, seat)];
  const squares = by === "steps" && edition.board ? way(edition.board, from, to).length : 4;
  return { kind: "walk", seat, from, spot: to, parts: [walkLength(squares)] };
}

/** Cards that change hands: to me, from me, or between others. @param {number} seat @param {number} to
 * @param {string[]|null} cards @param {Viewer} me @returns {Part} */
function handed(seat, to, cards, me) {
  if (to === me && cards?.length) return forMe(cards, { seat, to });
  if (seat === me && cards?.length) return { kind: "gives", seat, to, cards, mine: true };
  return { kind: "shows", seat, to };
}

/**
 * Random cards that were looked at: by me, of mine, or among others.
 * @param {[number, number, string|null][]} looks @param {Viewer} me @returns {Part[]}
 */
function peeked(looks, me) {
  const seen = looks.flatMap(([looker, owner, card]) =>
    looker === me && card ? [forMe([card], { seat: owner, to: looker, look: true })] : [],
  );
  const given = looks.flatMap(([looker, owner, card]) =>
    owner === me && card ? [{ kind: "gives", seat: owner, to: looker, cards: [card], mine: true }] : [],
  );
  const [looker, owner] = looks[0] ?? [null, null];
  return seen.length + given.length ? [...given, ...seen] : [{ kind: "looks", seat: looker, to: owner }];
}

/** What each event adds. @type {Makers} */
const MAKERS = {
  "turn-started": ({ seat }, { me }) => ({ kind: "turn", seat, mine: seat === me }),
  stayed: ({ seat }) => ({ kind: "stays", seat }),
  "dice-rolled": ({ seat, dice }) => ({ kind: "roll", seat, dice }),
  moved: walk,
  "stepped-aside": walk,
  "suggestion-made": ({ seat, cards }) => ({ kind: "question", seat, cards }),
  passed: ({ seat }) => ({ kind: "none", seat }),
  "false-witness-found": ({ seat }) => ({ kind: "false-witness", seat, mine: true }),
  "effect-used": ({ seat, effect }) => ({ kind: effect === "decline" ? "declines" : "effect", seat, extra: effect }),
  "figure-sent": ({ seat, figure }) => ({ kind: "sent", seat, cards: [figure] }),
  "seat-taken": ({ seat, cards }, { me }) => ({
    kind: "laid",
    seat,
    cards,
    mine: me !== null,
    held: me !== null,
    tells: 1,
  }),
  "city-taken": ({ seat, city }) => ({ kind: "city", seat, cards: [city] }),
  "card-turned": ({ card }) => ({ kind: "turned", extra: card }),
  "pile-reshuffled": () => ({ kind: "reshuffled" }),
  "seen-dealt": () => ({ kind: "dealt" }),
  "seen-card-shown": ({ seat, to, card }, { me }) => handed(seat, to, card ? [card] : null, me),
  "seen-tip-answered": ({ seat, to, cards }, { me }) =>
    to === me && cards?.length === 0 ? { kind: "nothing", seat, to, mine: true } : handed(seat, to, cards, me),
  "seen-shown-card-seen": ({ seat, owner, card }, { me }) =>
    seat === me && card
      ? forMe([card], { seat: owner, to: seat, look: true })
      : { kind: "looks", seat, to: owner, mine: owner === me },
  "seen-pile-looked": ({ seat, pile, card }, { me }) =>
    seat === me && card ? forMe([card], { seat: null, to: seat, pile, look: true }) : { kind: "looks", seat, pile },
  "seen-cards-peeked": ({ looks }, { me }) => peeked(looks, me),
  "seen-accusation-made": ({ seat, cards, right, case: truth }, { me }) => ({
    kind: "accusation",
    seat,
    cards,
    right,
    truth: right ? cards : truth,
    mine: seat === me,
    held: seat === me,
    tells: LENGTHS.accusation.length - 1,
  }),
  "seen-intrigue-drawn": ({ seat, card }, { me }) => ({
    kind: card === "white-walker" ? "walker" : "drawn",
    seat,
    extra: card,
    mine: seat === me,
  }),
  "seen-investigation-drawn": ({ seat, card }, { me }) => ({ kind: "drawn", seat, extra: card, mine: seat === me }),
  "seen-investigation-played": ({ seat, card, to }, { me }) => ({
    kind: "played",
    seat,
    to,
    extra: card,
    mine: to === me && me !== null,
  }),
};

/** Return whether everybody has answered the question and nobody has shown a card. @param {View} view */
export function unanswered({ question, seats }) {
  if (!question || question.answers.some((answer) => answer.kind === "show")) return false;
  const others = seats.flatMap(({ standing }, seat) => (seat !== question.asker && standing !== "taken" ? [seat] : []));
  return others.every((seat) => question.answers.some((answer) => answer.seat === seat));
}

/** The beat after a round in which nobody has shown a card. @param {View} before @param {View} after @returns {Part[]} */
function nobody(before, after) {
  if (!after.question || !unanswered(after) || (after.question.asker === before.question?.asker && unanswered(before)))
    return [];
  const declined = after.question.answers.some((answer) => answer.kind === "decline");
  return [{ kind: "nobody", seat: after.question.asker, declined, mine: after.question.asker === after.me }];
}

/** Return a scene with everything it needs. @param {Part} part @param {number} n @returns {Scene} */
const whole = (part, n) => ({
  n,
  seat: null,
  parts: LENGTHS[part.kind],
  mine: false,
  held: false,
  tells: 0,
  ...part,
});

/**
 * Return the scenes of a message, in order; most messages make one, some none.
 * @param {View} before @param {Wire.Message} message @param {View} after @param {Edition} edition @returns {Scene[]}
 */
export function scenesOf(before, message, after, edition) {
  if (message.type !== "seen") return [];
  const make = /** @type {((event: GameEvent, moment: Moment) => Part|Part[]|null)|undefined} */ (
    MAKERS[message.event.type]
  );
  const playing = withFigures(edition, after.plan?.figures);
  const made = make?.(message.event, { before, after, edition: playing, n: message.n, me: after.me }) ?? [];
  return [...[made].flat(), ...nobody(before, after)].map((part) => whole(part, message.n));
}

/**
 * Return whether a message takes back that nobody could answer: the referee found that somebody could (R11.2).
 * @param {Wire.Message} message
 */
export const takesBack = (message) =>
  message.type === "seen" && message.event.type === "false-witness-found" && message.event.owes;
