/** The start page: go on with a game, deal one at once, with friends, at a real table; tables to watch. */

import { get } from "../api.js";
import { at } from "../base.js";
import { html, useEffect, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { Icon } from "../parts/common/icon.js";
import { Deal } from "../parts/start/deal.js";
import { Editions } from "../parts/start/editions.js";
import { Join } from "../parts/start/join.js";
import { MyGames, Tables, useTables } from "../parts/start/tables.js";
import { Teaser } from "../parts/start/teaser.js";
import { useBegin } from "../parts/start/wishes.js";
import { goByLink, swap } from "../router.js";
import { stored } from "../settings.js";
import { prepareEdition } from "../state/edition.js";
import { nextOf } from "../state/my_games.js";
import { language, problemText, t, useWordsOf } from "../words.js";

/** @typedef {import("../parts/start/tables.js").Found} Found */

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

/** A way to play; the assistant for a real table is a page of its own. @param {{name: string, chosen: boolean}} props */
const ChoiceLink = ({
  name,
  chosen,
}) => html`<a class="choice" href=${at(CHOICES[name][0])} onClick=${name === "real" ? undefined : goByLink}
  aria-current=${chosen ? "page" : undefined}><${Icon} name=${CHOICES[name][1]} size=${32} />
  <span><b>${t(`start-${name}`)}</b><small>${t(`start-${name}-how`)}</small></span></a>`;

/** The three ways to play. @param {{panel: string}} props */
const Choices = ({ panel }) => html`<nav class="choices" aria-label=${t("what-to-play")}>
  ${Object.keys(CHOICES).map((name) => html`<${ChoiceLink} key=${name} name=${name} chosen=${panel === name} />`)}</nav>`;

/** What belongs to the chosen way. @param {{panel: string, editions: Edition[]}} props */
function Panel({ panel, editions }) {
  const edition = editions.find((each) => each.id === chosenEdition.value) ?? editions[0];
  const friends = panel === "friends";
  const begin = useBegin(friends);
  const choose = (/** @type {string} */ id) => {
    chosenEdition.value = id;
    if (panel === "play") swap(`/play/${id}`);
  };
  const deal = (/** @type {Edition} */ picked) => {
    chosenEdition.value = picked.id;
    begin.start(picked);
  };
  return html`<div class="panel">
    ${friends && html`<${Join} />`}
    <${Deal} key=${panel} edition=${edition} friends=${friends} begin=${begin} />
    <${Editions} editions=${editions} chosen=${edition.id} onChoose=${choose} onDeal=${panel === "play" ? deal : null} />
    <${Teaser} edition=${edition} /></div>`;
}

/** Everything below the title, once it is known: nothing moves afterwards. */
const Below = (/** @type {{panel: string, editions: Edition[], found: Found}} */ { panel, editions, found }) => html`
  <${MyGames} found=${found} editions=${editions} /><${Choices} panel=${panel} />
  <${Panel} key=${panel} panel=${panel} editions=${editions} />
  <${Tables} found=${found} editions=${editions} />
  <p><a href=${at("/replay")} onClick=${goByLink}>${t("replay-open")}</a></p>`;

/** @param {{panel: string, edition?: string}} props */
export function StartPage({ panel, edition = "" }) {
  const { editions, problem } = useEditions();
  const found = useTables();
  useWordsOf(chosenEdition.value);
  useEffect(() => {
    document.documentElement.dataset.edition = "classic";
    document.title = `sleuth · ${t("motto")}`;
  }, [language.value]);
  useEffect(() => {
    if (edition) chosenEdition.value = edition;
  }, [edition]);
  const back = found !== null && nextOf(found.mine) !== undefined;
  const waiting = html`<p role="status">${t("one-moment")}</p>`;
  const below =
    found && editions.length > 0 ? html`<${Below} panel=${panel} editions=${editions} found=${found} />` : waiting;
  return html`<${Bar} /><main class="start" data-back=${back} data-newcomer=${found?.mine.length === 0}>
    <div class="hero"><h1>${t("motto")}</h1>${!back && html`<p>${t("motto-more")}</p>`}</div>
    ${problem ? html`<p role="alert">${problemText(problem)}</p>` : below}
  </main>`;
}
