/** Set a game: the edition, how many seats, how strong the bots, my name. */
import { html, useState } from "../html.js";
import { post, put } from "../api.js";
import { go } from "../router.js";
import { kept } from "../settings.js";
import { sorry, t } from "../words.js";
import { Editions } from "./editions.js";
import { LEVELS, calledMe, myName } from "./lobby.js";

const chosenEdition = kept("edition", "classic");
const level = kept("level", "amateur");

/** A few values as big buttons. */
const Few = ({ label, values, value, name, onChoose }) => html`<fieldset class="few"><legend>${label}</legend>
  ${values.map((each) => html`<label key=${each} class=${each === value ? "on" : ""}><input type="radio" name=${label} checked=${each === value} onChange=${() => onChoose(each)} />${name(each)}</label>`)}</fieldset>`;

/** A switch. */
const Tick = ({ label, value, onChange }) => html`<label class="tick"><input type="checkbox" checked=${value} onChange=${(event) => onChange(event.currentTarget.checked)} />${label}</label>`;

async function begin(friends, edition, seats, hints, hidden) {
  if (myName.value) await put("/me", { name: myName.value });
  if (!friends) return post("/quick", { edition, seats, level: level.value, name: calledMe() });
  return post("/tables", { edition, seats, hints, private: hidden });
}

/** @param {{editions: any[], friends: boolean}} props */
export function Setup({ editions, friends }) {
  const [wished, setSeats] = useState(4);
  const [hints, setHints] = useState(false);
  const [hidden, setHidden] = useState(true);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const edition = editions.find((each) => each.id === chosenEdition.value) ?? editions[0];
  if (!edition) return html`<p class="panel" role="status">${t("one-moment")}</p>`;
  const [least, most] = edition.seats;
  const seats = Math.min(Math.max(wished, least), most);
  const start = (event) => {
    event.preventDefault();
    setBusy(true);
    begin(friends, edition.id, seats, hints, hidden).then((seen) => go(`/table/${seen.card.code}`), (error) => {
      setBusy(false);
      setProblem(error);
    });
  };
  return html`<form class="panel setup" onSubmit=${start}>
    <${Editions} editions=${editions} chosen=${edition.id} onChoose=${(id) => (chosenEdition.value = id)} />
    <div class="setup-row paper" data-edition=${edition.id}>
      <${Few} label=${t("seats")} values=${Array.from({ length: most - least + 1 }, (_, index) => least + index)} value=${seats} name=${String} onChoose=${setSeats} />
      ${!friends && html`<${Few} label=${t("bots-play")} values=${LEVELS} value=${level.value} name=${(each) => t(`level-${each}`)} onChoose=${(each) => (level.value = each)} />`}
      ${friends && html`<div class="ticks"><${Tick} label=${t("allow-hints")} value=${hints} onChange=${setHints} /><${Tick} label=${t("private")} value=${hidden} onChange=${setHidden} /></div>`}
      <label class="field">${t("your-name")}<input maxlength="30" autocomplete="nickname" value=${myName.value} onInput=${(event) => (myName.value = event.currentTarget.value)} /></label>
      <button type="submit" class="primary big" disabled=${busy}>${friends ? t("open-table") : t("go")}</button>
    </div>
    ${problem && html`<p role="alert">${sorry(problem)}</p>`}</form>`;
}
