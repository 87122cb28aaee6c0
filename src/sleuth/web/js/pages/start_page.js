/** The start page: play now, with friends, at a real table; my games; tables to watch; how to play. */
import { get } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { Icon } from "../parts/common/icon.js";
import { Editions } from "../parts/start/editions.js";
import { Join } from "../parts/start/join.js";
import { RealTable } from "../parts/start/real_table.js";
import { Setup } from "../parts/start/setup.js";
import { Tables } from "../parts/start/tables.js";
import { Teaser } from "../parts/start/teaser.js";
import { goByLink, swap } from "../router.js";
import { stored } from "../settings.js";
import { prepareEdition } from "../state/edition.js";
import { language, problemText, t, useWordsOf } from "../words.js";

/** Each choice: its address and its icon. @type {Record<string, [string, string]>} */
const CHOICES = { play: ["/", "magnifier"], friends: ["/friends", "people"], real: ["/real", "quill"] };
const chosenEdition = stored("edition", "classic");

/** Return all editions in the current language. */
function useEditions() {
  const [editions, setEditions] = useState(/** @type {Edition[]} */ ([]));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useEffect(() => {
    get("/editions")
      .then((/** @type {Wire.Editions} */ { editions: found }) =>
        Promise.all(found.map(({ id }) => get(`/editions/${id}?lang=${language.value}`))),
      )
      .then((found) => setEditions(found.map((each) => prepareEdition(each))), setProblem);
  }, [language.value]);
  return { editions, problem };
}

/** @param {{name: string, chosen: boolean}} props */
const ChoiceLink = ({ name, chosen }) => html`<a class="choice paper" href=${CHOICES[name][0]} onClick=${goByLink}
  aria-current=${chosen ? "page" : undefined}><${Icon} name=${CHOICES[name][1]} size=${44} />
  <span><b>${t(`start-${name}`)}</b><span>${t(`start-${name}-how`)}</span></span></a>`;

/** What belongs to the choice above. @param {{panel: string, editions: Edition[]}} props */
function Panel({ panel, editions }) {
  const edition = editions.find((each) => each.id === chosenEdition.value) ?? editions[0];
  if (!edition) return html`<p class="panel" role="status">${t("one-moment")}</p>`;
  const choose = (/** @type {string} */ id) => {
    chosenEdition.value = id;
    if (panel === "play") swap(`/play/${id}`);
  };
  return html`<div class="panel">
    ${panel === "friends" && html`<${Join} />`}
    <${Editions} editions=${editions} chosen=${edition.id} onChoose=${choose} />
    ${
      panel === "real"
        ? html`<${RealTable} edition=${edition} />`
        : html`<${Setup} key=${panel} edition=${edition} friends=${panel === "friends"} />`
    }
    <${Tables} editions=${editions} /><${Teaser} edition=${edition} />
    <p><a href="/replay" onClick=${goByLink}>${t("replay-open")}</a></p></div>`;
}

/** @param {{panel: string, edition?: string}} props */
export function StartPage({ panel, edition = "" }) {
  const { editions, problem } = useEditions();
  useWordsOf(chosenEdition.value);
  useEffect(() => {
    document.documentElement.dataset.edition = "classic";
    document.title = `sleuth · ${t("motto")}`;
  }, [language.value]);
  useEffect(() => {
    if (edition) chosenEdition.value = edition;
  }, [edition]);
  return html`<${Bar} /><main class="start">
    <div class="hero"><h1>${t("motto")}</h1><p>${t("motto-more")}</p></div>
    <nav class="choices" aria-label=${t("what-to-play")}>
      ${Object.keys(CHOICES).map((name) => html`<${ChoiceLink} key=${name} name=${name} chosen=${panel === name} />`)}</nav>
    ${problem ? html`<p role="alert">${problemText(problem)}</p>` : html`<${Panel} panel=${panel} editions=${editions} />`}
  </main>`;
}
