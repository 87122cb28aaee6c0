/** Set a game: how many seats, how strong the bots, house rules, my name. The edition is chosen above it. */
import { post, put } from "../../api.js";
import { html, useState } from "../../html.js";
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

const PACES = ["live", "correspondence"];

/** What was chosen last: nothing is asked twice, and nothing is lost when a table is refused. */
const usual = { seats: 4, level: "amateur", hints: false, hidden: true, pace: "live" };
const wish = stored(
  "wish",
  /** @type {Record<string, any>} */ ({ ...usual, teams: false, role: "bot", culprit: null }),
);
const rulesOf = stored("rules", /** @type {Record<string, Record<string, any>>} */ ({}));
const figures = stored("figures", /** @type {Record<string, string>} */ ({}));
const figureIn = (edition) => favourite(edition, figures.value[edition.id]);
const choose = (changed) => {
  wish.value = { ...wish.value, ...changed };
};

/** One of a few values. */
const OneOf = ({ group, label, chosen, onChoose }) => html`<label class=${chosen ? "on" : ""}>
  <input type="radio" name=${group} checked=${chosen} onChange=${onChoose} />${label}</label>`;

/** A few values as big buttons. */
const Few = ({ label, values, value, name, onChoose }) => html`<fieldset class="few"><legend>${label}</legend>
  ${values.map(
    (each) => html`<${OneOf} key=${each} group=${label} label=${name(each)} chosen=${each === value}
      onChoose=${() => onChoose(each)} />`,
  )}</fieldset>`;

/** A switch. */
const Tick = ({ label, value, onChange }) => html`<label class="tick"><input type="checkbox" checked=${value}
  onChange=${(event) => onChange(event.currentTarget.checked)} />${label}</label>`;

/** Whether two teams play: where two can, and only with friends. */
const inTeams = (friends, edition) => friends && Boolean(wish.value.teams) && sidesOf(edition).includes(TEAMS);

/** Who plays the culprit, where somebody does: one of us, or a seat of the table. */
function culpritOf(friends, edition, seats) {
  const { role = "bot", culprit = null } = wish.value;
  if (!hasCulprit(edition, rulesOf.value[edition.id])) return {};
  if (!friends) return { culprit: role };
  return { culprit: culprit !== null && culprit < seats ? culprit : null };
}

/** Play at once, or open a table. */
async function begin(friends, edition, seats) {
  const { level, hints, hidden, pace } = wish.value;
  const options = changes(edition, seats, rulesOf.value[edition.id] ?? {});
  const plan = { edition: edition.id, seats, options, hints, ...culpritOf(friends, edition, seats) };
  if (myName.value.trim()) await put("/me", { name: myName.value });
  const figure = (edition.board && figureIn(edition)) || undefined;
  if (!friends) return post("/quick", { ...plan, level, figure, name: calledMe() });
  return post("/tables", { ...plan, private: hidden, pace, team: inTeams(friends, edition) ? TEAM_SIZE : 1 });
}

/** How many seats, or two teams. */
function Sides({ friends, edition, seats }) {
  const values = friends ? sidesOf(edition) : seatCounts(edition);
  const pick = (chosen) => choose(chosen === TEAMS ? { teams: true } : { teams: false, seats: chosen });
  return html`<${Few} label=${t("seats")} values=${values} value=${inTeams(friends, edition) ? TEAMS : seats}
    name=${(value) => (value === TEAMS ? t("two-teams") : String(value))} onChoose=${pick} />`;
}

/** Whom I play. */
const YouPlay = ({ edition, rules }) => html`<label class="you-play"><span>${t("you-play")}</span>
  <${FigureChoice} edition=${edition} rules=${rules} label=${t("you-play")} figure=${figureIn(edition)}
    first=${{ id: BY_LOT, text: t("by-lot") }}
    onChoose=${(figure) => (figures.value = { ...figures.value, [edition.id]: figure })} /></label>`;

/** How strong the bots are. */
const Level = () => html`<${Few} label=${t("bots-play")} values=${bots.value.levels.map((each) => each.id)}
  value=${wish.value.level} name=${botName} onChoose=${(level) => choose({ level })} />`;

/** How quickly people play. */
const Pace = () => html`<${Few} label=${t("pace")} values=${PACES} value=${wish.value.pace}
  name=${(pace) => t(`pace-${pace}`)} onChoose=${(pace) => choose({ pace })} />`;

/** Set the table and go there; or say why that was refused. */
function useStart(friends, edition, seats) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const refused = (error) => {
    setBusy(false);
    setProblem(error);
  };
  const start = (event) => {
    event.preventDefault();
    setBusy(true);
    begin(friends, edition, seats).then((seen) => go(`/table/${seen.card.code}`), refused);
  };
  return { start, busy, problem, setProblem };
}

/** Who plays the culprit. */
const Culprit = ({ friends, seats }) =>
  friends
    ? html`<${CulpritSeat} seats=${seats} seat=${wish.value.culprit ?? null}
        onChoose=${(culprit) => choose({ culprit })} />`
    : html`<${CulpritRole} role=${wish.value.role ?? "bot"} onChoose=${(role) => choose({ role })} />`;

/** What the last line says: how quickly it is played, how strong the bots are, or what teams are. */
function about(friends, edition) {
  if (inTeams(friends, edition)) return t("two-teams-how");
  return friends ? t(`pace-${wish.value.pace}-how`) : botOf(wish.value.level)?.text;
}

/** What seldom changes: whom I play, the culprit, hints, who may come, house rules. */
function More({ friends, edition, seats, problem, onAgree }) {
  const { hints, hidden } = wish.value;
  const rules = rulesOf.value[edition.id] ?? {};
  const agree = (changed) => {
    rulesOf.value = { ...rulesOf.value, [edition.id]: changed };
    onAgree();
  };
  return html`<div class="setup-more">
    ${!friends && edition.board && html`<${YouPlay} edition=${edition} rules=${rules} />`}
    ${hasCulprit(edition, rules) && html`<${Culprit} friends=${friends} seats=${seats} />`}
    <${Tick} label=${t("allow-hints")} value=${hints} onChange=${(on) => choose({ hints: on })} />
    ${friends && html`<${Tick} label=${t("private")} value=${hidden} onChange=${(on) => choose({ hidden: on })} />`}
    <${HouseRules} key=${edition.id} edition=${edition} seats=${seats} rules=${rules} problem=${problem}
      onChange=${agree} />
    <small>${about(friends, edition)}</small></div>`;
}

/** @param {{edition: any, friends: boolean}} props */
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
