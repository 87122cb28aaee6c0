/** The end: the case file opens, who it was, who could have known when, and what next. */
import { html, useEffect, useState } from "../html.js";
import { go } from "../router.js";
import { language, t } from "../words.js";
import { Card } from "./card.js";
import { Timeline } from "./timeline.js";

/** Save the record as a file. */
async function download(table) {
  const { record } = await table.ask("/record");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/jsonl" }));
  link.download = `sleuth-${table.view.value.code}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {{table: any, onLook: () => void}} props */
export function Ending({ table, onLook }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const [story, setStory] = useState(/** @type {any} */ (null));
  useEffect(() => {
    table.ask(`/story?lang=${language.value}`).then(setStory, () => setStory(null));
  }, [language.value]);
  const again = async () => {
    const address = view.again ?? (await table.change("POST", "/rematch"));
    if (address) go(`/table/${address.code}`);
  };
  const { ending, winner, cards } = view.ending;
  return html`<section class="ending" aria-label=${t("case-file")}><div class="case-file">
    <h2>${t(`ending-${ending}`, { name: winner === null ? "" : view.names[winner] })}</h2>
    <p class="claim-line">${story?.claim ?? ""}</p>
    <ul class="case-cards">${cards.map((card) => html`<li key=${card}><${Card} edition=${edition} card=${card} /></li>`)}</ul>
    ${story && html`<${Timeline} story=${story} edition=${edition} />`}
    <div class="buttons">
      ${view.me !== null && html`<button type="button" class="primary" onClick=${again}>${t("rematch")}</button>`}
      <button type="button" onClick=${() => download(table)}>${t("download")}</button>
      <button type="button" onClick=${onLook}>${t("look-at-table")}</button>
      <button type="button" onClick=${() => go("/")}>${t("home")}</button>
    </div></div></section>`;
}
