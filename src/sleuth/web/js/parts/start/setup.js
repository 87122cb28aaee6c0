/** Setting up a game: number of seats, strength of the bots, house rules, my name. */
import { post, put } from "../../api.js";
import { html, onTick, useState } from "../../html.js";
import { go } from "../../router.js";
import { stored } from "../../settings.js";
import { BY_LOT, favourite } from "../../state/figures.js";
import { changes, fitting, hasCulprit, seatCounts, sidesOf, TEAM_SIZE, TEAMS } from "../../state/setup.js";
import { problemText, t } from "../../words.js";
import { botName, botOf, bots } from "../common/bots.js";
import { CulpritRole, CulpritSeat } from "../lobby/culprit.js";
import { FigureChoice } from "../lobby/figure_choice.js";
import { calledMe, myName, NameField } from "../lobby/name.js";
import { HouseRules } from "./house_rules.js";

/** @typedef {{edition: Edition, friends: boolean}} SetupProps */

const PACES = ["live", "correspondence"];

/** What was chosen last: nobody has to choose again, not even after a refusal. */
/**
 * @typedef {{seats: number, level: string, hints: boolean, hidden: boolean, pace: string, teams: boolean, role: string,
 *   culprit: number|null}} Wish
 */
const usual = { seats: 4, level: "amateur", hints: false, hidden: true, pace: "live" };
const wish = stored("wish", /** @type {Wish} */ ({ ...usual, teams: false, role: "bot", culprit: null }));
const rulesOf = stored("rules", /** @type {Record<string, Rules>} */ ({}));
const figures = stored("figures", /** @type {Record<string, string>} */ ({}));
const figureIn = (/** @type {Edition} */ edition) => favourite(edition, figures.value[edition.id]);
const choose = (/** @type {Partial<Wish>} */ changed) => {
  wish.value = { ...wish.value, ...changed };
};

/** One of a few values. @param {{group: string, label: string, chosen: boolean, onChoose: () => void}} props */
const OneOf = ({ group, label, chosen, onChoose }) => html`<label class=${chosen ? "on" : ""}>
  <input type="radio" name=${group} checked=${chosen} onChange=${onChoose} />${label}</label>`;

/**
 * A few values as large buttons.
 * @template T
 * @param {{label: string, values: T[], value: T, name: (value: T) => string, onChoose: (value: T) => void}} props
 */
const Few = ({ label, values, value, name, onChoose }) => html`<fieldset class="few"><legend>${label}</legend>
  ${values.map(
    (each) => html`<${OneOf} key=${each} group=${label} label=${name(each)} chosen=${each === value}
      onChoose=${() => onChoose(each)} />`,
  )}</fieldset>`;

/** A checkbox. @param {{label: string, value: boolean, onChange: (on: boolean) => void}} props */
const Tick = ({ label, value, onChange }) => html`<label class="tick"><input type="checkbox" checked=${value}
  onChange=${onTick(onChange)} />${label}</label>`;

/**
 * Return whether two teams play: where two can, and only with friends.
 * @param {boolean} friends @param {Edition} edition
 */
const inTeams = (friends, edition) => friends && Boolean(wish.value.teams) && sidesOf(edition).includes(TEAMS);

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
 * @param {boolean} friends @param {Edition} edition @param {number} seats @returns {Promise<Wire.TableSeen>}
 */
async function begin(friends, edition, seats) {
  const { level, hints, hidden, pace } = wish.value;
  const options = changes(edition, seats, rulesOf.value[edition.id] ?? {});
  const plan = { edition: edition.id, seats, options, hints, ...culpritOf(friends, edition, seats) };
  if (myName.value.trim()) await put("/me", { name: myName.value });
  const figure = (edition.board && figureIn(edition)) || undefined;
  if (!friends) return post("/quick", { ...plan, level, figure, name: calledMe() });
  return post("/tables", { ...plan, private: hidden, pace, team: inTeams(friends, edition) ? TEAM_SIZE : 1 });
}

/** The number of seats, or two teams. @param {SetupProps & {seats: number}} props */
function Sides({ friends, edition, seats }) {
  const values = friends ? sidesOf(edition) : seatCounts(edition);
  const pick = (/** @type {number|string} */ chosen) =>
    choose(chosen === TEAMS ? { teams: true } : { teams: false, seats: Number(chosen) });
  return html`<${Few} label=${t("seats")} values=${values} value=${inTeams(friends, edition) ? TEAMS : seats}
    name=${(/** @type {number|string} */ value) => (value === TEAMS ? t("two-teams") : String(value))} onChoose=${pick} />`;
}

/** My figure. @param {{edition: Edition, rules: Rules}} props */
const YouPlay = ({ edition, rules }) => html`<label class="you-play"><span>${t("you-play")}</span>
  <${FigureChoice} edition=${edition} rules=${rules} label=${t("you-play")} figure=${figureIn(edition)}
    first=${{ id: BY_LOT, text: t("by-lot") }}
    onChoose=${(/** @type {string} */ figure) => (figures.value = { ...figures.value, [edition.id]: figure })} /></label>`;

/** The strength of the bots. */
const Level = () => html`<${Few} label=${t("bots-play")} values=${bots.value.levels.map((each) => each.id)}
  value=${wish.value.level} name=${botName} onChoose=${(/** @type {string} */ level) => choose({ level })} />`;

/** The pace of the game. */
const Pace = () => html`<${Few} label=${t("pace")} values=${PACES} value=${wish.value.pace}
  name=${(/** @type {string} */ pace) => t(`pace-${pace}`)} onChoose=${(/** @type {string} */ pace) => choose({ pace })} />`;

/**
 * Set the table and go there, or return the refusal.
 * @param {boolean} friends @param {Edition} edition @param {number} seats
 */
function useStart(friends, edition, seats) {
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const [busy, setBusy] = useState(false);
  const refused = (/** @type {Refusal} */ error) => {
    setBusy(false);
    setProblem(error);
  };
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    begin(friends, edition, seats).then((seen) => go(`/table/${seen.card.code}`), refused);
  };
  return { start, busy, problem, setProblem };
}

/** The choice of the culprit. @param {{friends: boolean, seats: number}} props */
const Culprit = ({ friends, seats }) =>
  friends
    ? html`<${CulpritSeat} seats=${seats} seat=${wish.value.culprit ?? null}
        onChoose=${(/** @type {number|null} */ culprit) => choose({ culprit })} />`
    : html`<${CulpritRole} role=${wish.value.role ?? "bot"} onChoose=${(/** @type {string} */ role) => choose({ role })} />`;

/** Return the last line: about teams, the pace, or the bots. @param {boolean} friends @param {Edition} edition */
function about(friends, edition) {
  if (inTeams(friends, edition)) return t("two-teams-how");
  return friends ? t(`pace-${wish.value.pace}-how`) : botOf(wish.value.level)?.text;
}

/**
 * What people rarely change: figure, culprit, hints, who may come, house rules.
 * @param {SetupProps & {seats: number, problem: Refusal|null, onAgree: () => void}} props
 */
function More({ friends, edition, seats, problem, onAgree }) {
  const { hints, hidden } = wish.value;
  const rules = rulesOf.value[edition.id] ?? {};
  const agree = (/** @type {Rules} */ changed) => {
    rulesOf.value = { ...rulesOf.value, [edition.id]: changed };
    onAgree();
  };
  return html`<div class="setup-more">
    ${!friends && edition.board && html`<${YouPlay} edition=${edition} rules=${rules} />`}
    ${hasCulprit(edition, rules) && html`<${Culprit} friends=${friends} seats=${seats} />`}
    <${Tick} label=${t("allow-hints")} value=${hints} onChange=${(/** @type {boolean} */ on) => choose({ hints: on })} />
    ${friends && html`<${Tick} label=${t("private")} value=${hidden} onChange=${(/** @type {boolean} */ on) => choose({ hidden: on })} />`}
    <${HouseRules} key=${edition.id} edition=${edition} seats=${seats} rules=${rules} problem=${problem}
      onChange=${agree} />
    <small>${about(friends, edition)}</small></div>`;
}

/** @param {SetupProps} props */
export function Setup({ edition, friends }) {
  const seats = inTeams(friends, edition) ? 2 : fitting(edition, wish.value.seats);
  const { start, busy, problem, setProblem } = useStart(friends, edition, seats);
  const besideItsRule = problem?.details?.option !== undefined;
  return html`<form class="setup paper" data-edition=${edition.id} onSubmit=${start}>
    <div class="setup-row">
      <${Sides} friends=${friends} edition=${edition} seats=${seats} />
      ${friends ? html`<${Pace} />` : html`<${Level} />`}
      <${NameField} />
      <button type="submit" class="primary big" disabled=${busy}>${friends ? t("open-table") : t("go")}</button>
    </div>
    <${More} friends=${friends} edition=${edition} seats=${seats} problem=${problem}
      onAgree=${() => setProblem(null)} />
    ${problem && !besideItsRule && html`<p role="alert">${problemText(problem)}</p>`}</form>`;
}
