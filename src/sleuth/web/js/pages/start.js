/** The first screen: play now, with friends, join; my games; tables to watch; how to play. */
import { html, useEffect, useState } from "../html.js";
import { get } from "../api.js";
import { go } from "../router.js";
import { prepared } from "../state/edition.js";
import { language, sorry, t } from "../words.js";
import { Bar } from "../parts/bar.js";
import { Icon } from "../parts/icon.js";
import { Join } from "../parts/join.js";
import { Setup } from "../parts/setup.js";
import { Tables } from "../parts/tables.js";

const CHOICES = { play: "magnifier", friends: "people", join: "ticket" };

/** All editions in the language chosen. */
function useEditions() {
  const [editions, setEditions] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    get("/editions")
      .then(({ editions: found }) => Promise.all(found.map(({ id }) => get(`/editions/${id}?lang=${language.value}`))))
      .then((found) => setEditions(found.map(prepared)), setProblem);
  }, [language.value]);
  return { editions, problem };
}

const Choice = ({ name, chosen }) => html`<button type="button" class="choice paper" aria-pressed=${chosen} onClick=${() => go(`/#${name}`)}>
  <${Icon} name=${CHOICES[name]} size=${44} /><span><b>${t(`start-${name}`)}</b><span>${t(`start-${name}-how`)}</span></span></button>`;

const HowTo = () => html`<section class="how-to"><h2 id="how">${t("how")}</h2><ol>${[1, 2, 3, 4, 5].map((step) => html`<li key=${step}><b>${t(`how-${step}`)}</b> ${t(`how-${step}-more`)}</li>`)}</ol></section>`;

export function StartPage({ panel }) {
  const { editions, problem } = useEditions();
  const open = panel in CHOICES ? panel : "play";
  useEffect(() => {
    document.documentElement.dataset.edition = "classic";
    document.title = `sleuth · ${t("motto")}`;
  }, [language.value]);
  return html`<${Bar} /><main class="start">
    <div class="hero"><h1>${t("motto")}</h1><p>${t("motto-more")}</p></div>
    <div class="choices" role="group" aria-label=${t("what-to-play")}>${Object.keys(CHOICES).map((name) => html`<${Choice} key=${name} name=${name} chosen=${open === name} />`)}</div>
    ${problem && html`<p role="alert">${sorry(problem)}</p>`}
    ${open === "join" ? html`<${Join} />` : html`<${Setup} key=${open} editions=${editions} friends=${open === "friends"} />`}
    <${Tables} editions=${editions} /><${HowTo} />
  </main>`;
}
