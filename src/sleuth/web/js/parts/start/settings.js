/** What can be changed before a game: seats, bots or pace, name, figure, hints, house rules. */
import { html, onTick } from "../../html.js";
import { BY_LOT } from "../../state/figures.js";
import { changes, hasCulprit, seatCounts, sidesOf, TEAMS } from "../../state/setup.js";
import { t } from "../../words.js";
import { botName, botOf, bots } from "../common/bots.js";
import { CulpritRole, CulpritSeat } from "../lobby/culprit.js";
import { FigureChoice } from "../lobby/figure_choice.js";
import { NameField } from "../lobby/name.js";
import { HouseRules } from "./house_rules.js";
import { choose, figureIn, figures, inTeams, rulesOf, seatsIn, wish } from "./wishes.js";

/** @typedef {{edition: Edition, friends: boolean}} SetupProps */

const PACES = ["live", "correspondence"];

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

/** The number of seats, or two teams. @param {SetupProps} props */
function Sides({ friends, edition }) {
  const values = friends ? sidesOf(edition) : seatCounts(edition);
  const pick = (/** @type {number|string} */ chosen) =>
    choose(chosen === TEAMS ? { teams: true } : { teams: false, seats: Number(chosen) });
  return html`<${Few} label=${t("seats")} values=${values}
    value=${inTeams(friends, edition) ? TEAMS : seatsIn(friends, edition)}
    name=${(/** @type {number|string} */ value) => (value === TEAMS ? t("two-teams") : String(value))} onChoose=${pick} />`;
}

/** My figure. @param {{edition: Edition, rules: Rules}} props */
const YouPlay = ({ edition, rules }) => html`<label class="field">${t("you-play")}
  <${FigureChoice} edition=${edition} rules=${rules} label=${t("you-play")} figure=${figureIn(edition)}
    first=${{ id: BY_LOT, text: t("by-lot") }}
    onChoose=${(/** @type {string} */ figure) => (figures.value = { ...figures.value, [edition.id]: figure })} /></label>`;

/** The strength of the bots. */
const Level = () => html`<${Few} label=${t("bots-play")} values=${bots.value.levels.map((each) => each.id)}
  value=${wish.value.level} name=${botName} onChoose=${(/** @type {string} */ level) => choose({ level })} />`;

/** The pace of the game. */
const Pace = () => html`<${Few} label=${t("pace")} values=${PACES} value=${wish.value.pace}
  name=${(/** @type {string} */ pace) => t(`pace-${pace}`)} onChoose=${(/** @type {string} */ pace) => choose({ pace })} />`;

/** The choice of the culprit. @param {{friends: boolean, seats: number}} props */
const Culprit = ({ friends, seats }) =>
  friends
    ? html`<${CulpritSeat} seats=${seats} seat=${wish.value.culprit ?? null}
        onChoose=${(/** @type {number|null} */ culprit) => choose({ culprit })} />`
    : html`<${CulpritRole} role=${wish.value.role ?? "bot"} onChoose=${(/** @type {string} */ role) => choose({ role })} />`;

/** Say a little more: about teams, the pace, or the bots. @param {SetupProps} props */
function About({ friends, edition }) {
  const how = friends ? t(`pace-${wish.value.pace}-how`) : botOf(wish.value.level)?.text;
  return html`<small>${inTeams(friends, edition) ? t("two-teams-how") : how}</small>`;
}

/** Hints, and who may come. @param {{friends: boolean}} props */
const Ticks = ({ friends }) => html`<div class="ticks">
  <${Tick} label=${t("allow-hints")} value=${wish.value.hints}
    onChange=${(/** @type {boolean} */ hints) => choose({ hints })} />
  ${
    friends &&
    html`<${Tick} label=${t("private")} value=${wish.value.hidden}
      onChange=${(/** @type {boolean} */ hidden) => choose({ hidden })} />`
  }</div>`;

/** @param {SetupProps & {problem: Refusal|null, onAgree: () => void}} props */
export function Settings({ friends, edition, problem, onAgree }) {
  const [rules, seats] = [rulesOf.value[edition.id] ?? {}, seatsIn(friends, edition)];
  const agree = (/** @type {Rules} */ changed) => {
    rulesOf.value = { ...rulesOf.value, [edition.id]: changed };
    onAgree();
  };
  return html`<div class="settings" id="settings">
    <${Sides} friends=${friends} edition=${edition} />${friends ? html`<${Pace} />` : html`<${Level} />`}
    <${About} friends=${friends} edition=${edition} />
    <div class="fields"><${NameField} />
      ${!friends && edition.board && html`<${YouPlay} edition=${edition} rules=${rules} />`}
      ${hasCulprit(edition, rules) && html`<${Culprit} friends=${friends} seats=${seats} />`}</div>
    <${Ticks} friends=${friends} />
    <${HouseRules} key=${edition.id} edition=${edition} seats=${seats} rules=${rules} problem=${problem}
      onChange=${agree} /></div>`;
}

/** Return what would be dealt now, in a few words. @param {boolean} friends @param {Edition} edition */
export function agreedLine(friends, edition) {
  const seats = seatsIn(friends, edition);
  const changed = Object.keys(changes(edition, seats, rulesOf.value[edition.id] ?? {})).length;
  return [
    inTeams(friends, edition) ? t("two-teams") : t("players-count", { count: seats }),
    friends ? t(`pace-${wish.value.pace}`) : t("bots-are", { level: botName(wish.value.level) }),
    wish.value.hints && t("hints-on"),
    changed > 0 && t("house-rules-changed", { count: changed }),
  ]
    .filter(Boolean)
    .join(" · ");
}
