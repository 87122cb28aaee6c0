/** What a person wishes for the next game, remembered on this device, and how it begins. */
import { post, put } from "../../api.js";
import { useState } from "../../html.js";
import { go } from "../../router.js";
import { stored } from "../../settings.js";
import { favourite } from "../../state/figures.js";
import { changes, fitting, hasCulprit, sidesOf, TEAM_SIZE, TEAMS } from "../../state/setup.js";
import { calledMe, myName } from "../lobby/name.js";

/**
 * @typedef {{seats: number, level: string, hints: boolean, hidden: boolean, pace: string, teams: boolean, role: string,
 *   culprit: number|null}} Wish
 */

const usual = { seats: 4, level: "amateur", hints: false, hidden: true, pace: "live" };
/** What was chosen last: nobody has to choose again, not even after a refusal. */
export const wish = stored("wish", /** @type {Wish} */ ({ ...usual, teams: false, role: "bot", culprit: null }));
/** The house rules chosen last, by edition. */
export const rulesOf = stored("rules", /** @type {Record<string, Rules>} */ ({}));
/** The figures chosen last, by edition. */
export const figures = stored("figures", /** @type {Record<string, string>} */ ({}));

/** Return the figure a person likes to play. @param {Edition} edition */
export const figureIn = (edition) => favourite(edition, figures.value[edition.id]);

/** Change some of the wishes. @param {Partial<Wish>} changed */
export function choose(changed) {
  wish.value = { ...wish.value, ...changed };
}

/**
 * Return whether two teams play: where two can, and only with friends.
 * @param {boolean} friends @param {Edition} edition
 */
export const inTeams = (friends, edition) => friends && Boolean(wish.value.teams) && sidesOf(edition).includes(TEAMS);

/** Return the number of seats. @param {boolean} friends @param {Edition} edition */
export const seatsIn = (friends, edition) => (inTeams(friends, edition) ? 2 : fitting(edition, wish.value.seats));

/**
 * Return who plays the culprit, where somebody does: a role, or a seat.
 * @param {boolean} friends @param {Edition} edition @param {number} seats
 */
function culpritOf(friends, edition, seats) {
  const { role = "bot", culprit = null } = wish.value;
  if (!hasCulprit(edition, rulesOf.value[edition.id])) return {};
  if (!friends) return { culprit: role };
  return { culprit: culprit !== null && culprit < seats ? culprit : null };
}

/**
 * Play at once, or open a table.
 * @param {boolean} friends @param {Edition} edition @returns {Promise<Wire.TableSeen>}
 */
async function begin(friends, edition) {
  const { level, hints, hidden, pace } = wish.value;
  const seats = seatsIn(friends, edition);
  const options = changes(edition, seats, rulesOf.value[edition.id] ?? {});
  const plan = { edition: edition.id, seats, options, hints, ...culpritOf(friends, edition, seats) };
  if (myName.value.trim()) await put("/me", { name: myName.value });
  const figure = (edition.board && figureIn(edition)) || undefined;
  if (!friends) return post("/quick", { ...plan, level, figure, name: calledMe() });
  return post("/tables", { ...plan, private: hidden, pace, team: inTeams(friends, edition) ? TEAM_SIZE : 1 });
}

/** Set a table and go there, or keep the refusal. @param {boolean} friends */
export function useBegin(friends) {
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const [busy, setBusy] = useState(false);
  const refused = (/** @type {Refusal} */ error) => {
    setBusy(false);
    setProblem(error);
  };
  const start = (/** @type {Edition} */ edition) => {
    if (busy) return;
    setBusy(true);
    begin(friends, edition).then((seen) => go(`/table/${seen.card.code}`), refused);
  };
  return { start, busy, problem, setProblem };
}
