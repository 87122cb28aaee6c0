/** Set a game: how many seats, how strong the bots, house rules, my name. The edition is chosen above it. */
import { post, put } from "../api.js";
import { html, useState } from "../html.js";
import { go } from "../router.js";
import { kept } from "../settings.js";
import { favourite } from "../state/figures.js";
import { changes, fitting, seatCounts } from "../state/setup.js";
import { sorry, t } from "../words.js";
import { botName, botOf, bots } from "./bots.js";
import { FigureChoice } from "./figures.js";
import { calledMe, myName, NameField } from "./name.js";
import { HouseRules } from "./rules.js";

const PACES = ["live", "correspondence"];

/** What was chosen last: nothing is asked twice, and nothing is lost when a table is refused. */
const wish = kept("wish", { seats: 4, level: "amateur", hints: false, hidden: true, pace: "live" });
const rulesOf = kept("rules", /** @type {Record<string, Record<string, any>>} */ ({}));
const figures = kept("figures", /** @type {Record<string, string>} */ ({}));
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

/** Play at once, or open a table. */
async function begin(friends, edition, seats) {
  const { level, hints, hidden, pace } = wish.value;
  const options = changes(edition, seats, rulesOf.value[edition.id] ?? {});
  const plan = { edition: edition.id, seats, options, hints };
  if (myName.value.trim()) await put("/me", { name: myName.value });
  const figure = edition.board ? figureIn(edition) : undefined;
  if (!friends) return post("/quick", { ...plan, level, figure, name: calledMe() });
  return post("/tables", { ...plan, private: hidden, pace });
}

/** Whom I play. */
const YouPlay = ({ edition, rules }) => html`<label class="you-play"><span>${t("you-play")}</span>
  <${FigureChoice} edition=${edition} rules=${rules} label=${t("you-play")} figure=${figureIn(edition)}
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

/** What seldom changes: whom I play, hints, who may come, house rules. */
function More({ friends, edition, seats, problem, onAgree }) {
  const { hints, hidden, level, pace } = wish.value;
  const rules = rulesOf.value[edition.id] ?? {};
  const agree = (changed) => {
    rulesOf.value = { ...rulesOf.value, [edition.id]: changed };
    onAgree();
  };
  return html`<div class="setup-more">
    ${!friends && edition.board && html`<${YouPlay} edition=${edition} rules=${rules} />`}
    <${Tick} label=${t("allow-hints")} value=${hints} onChange=${(on) => choose({ hints: on })} />
    ${friends && html`<${Tick} label=${t("private")} value=${hidden} onChange=${(on) => choose({ hidden: on })} />`}
    <${HouseRules} key=${edition.id} edition=${edition} seats=${seats} rules=${rules} problem=${problem}
      onChange=${agree} />
    <small>${friends ? t(`pace-${pace}-how`) : botOf(level)?.text}</small></div>`;
}

/** @param {{edition: any, friends: boolean}} props */
export function Setup({ edition, friends }) {
  const seats = fitting(edition, wish.value.seats);
  const { start, busy, problem, setProblem } = useStart(friends, edition, seats);
  const besideItsRule = problem?.details?.option !== undefined;
  return html`<form class="setup paper" data-edition=${edition.id} onSubmit=${start}>
    <div class="setup-row">
      <${Few} label=${t("seats")} values=${seatCounts(edition)} value=${seats} name=${String}
        onChoose=${(chosen) => choose({ seats: chosen })} />
      ${friends ? html`<${Pace} />` : html`<${Level} />`}
      <${NameField} />
      <button type="submit" class="primary big" disabled=${busy}>${friends ? t("open-table") : t("go")}</button>
    </div>
    <${More} friends=${friends} edition=${edition} seats=${seats} problem=${problem}
      onAgree=${() => setProblem(null)} />
    ${problem && !besideItsRule && html`<p role="alert">${sorry(problem)}</p>`}</form>`;
}
