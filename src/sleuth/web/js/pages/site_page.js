/** The start page of a site of plain files: the assistant, how to play, replays. */
import { get } from "../api.js";
import { at } from "../base.js";
import { html, useEffect, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { Icon } from "../parts/common/icon.js";
import { LittlePicture } from "../parts/start/editions.js";
import { prepareEdition } from "../state/edition.js";
import { language, problemText, t, useWordsOf } from "../words.js";

const COMMAND = "sleuth play";

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

/** @param {{href: string, icon: string, name: string, how: string}} props */
const Way = ({ href, icon, name, how }) => html`<a class="choice" href=${href}><${Icon} name=${icon} size=${32} />
  <span><b>${name}</b><small>${how}</small></span></a>`;

/** How to play an edition. @param {EditionProps} props */
const Book = ({ edition }) => html`<a class="edition" data-edition=${edition.id} href=${at(`/how/${edition.id}`)}>
  <${LittlePicture} edition=${edition} />
  <span class="edition-text"><b>${edition.title}</b>
    <small>${t("seats-range", { least: edition.seats[0], most: edition.seats[1] })}</small></span></a>`;

export function SitePage() {
  const { editions, problem } = useEditions();
  useWordsOf("");
  useEffect(() => {
    document.title = `sleuth · ${t("motto")}`;
  }, [language.value]);
  const [before, after] = t("site-play", { command: "|" }).split("|");
  return html`<${Bar} /><main class="start site">
    <div class="hero"><h1>${t("motto")}</h1><p>${t("site-lead")}</p></div>
    <nav class="choices" aria-label=${t("what-to-play")}>
      <${Way} href=${at("/real")} icon="quill" name=${t("start-real")} how=${t("start-real-how")} />
      <${Way} href="#how" icon="book" name=${t("how")} how=${t("site-how")} />
      <${Way} href=${at("/replay")} icon="clock" name=${t("replay")} how=${t("site-replay")} />
    </nav>
    <section id="how" tabindex="-1" aria-labelledby="how-title"><h2 id="how-title">${t("how")}</h2>
      ${problem && html`<p role="alert">${problemText(problem)}</p>`}
      <div class="books">${editions.map((edition) => html`<${Book} key=${edition.id} edition=${edition} />`)}</div></section>
    <p class="site-play">${before}<code>${COMMAND}</code>${after}</p></main>`;
}
