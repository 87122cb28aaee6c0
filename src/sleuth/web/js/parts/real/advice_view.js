/** What to ask next: from where I stand, or anywhere. */
import { html, onValue, useEffect, useState } from "../../html.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { MiniCard } from "../common/card.js";

/** @typedef {{summary: string, accuse: string[]|null, found: {cards: string[], sentences: string[]}[]}} Counsel */

/** One suggestion, with its reasons; it can be entered at once. @param {import("./entering/entry.js").GameProps & {found: Counsel["found"][number], first: boolean}} props */
const Advised = ({ game, found, first }) => html`<li class="advised"><div class="named-cards">${found.cards.map(
  (card) => html`<${MiniCard} key=${card} edition=${game.edition} card=${card} />`,
)}</div>
  <details open=${first}><summary>${t("real-why-this")}</summary><ul class="reasons">${found.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul></details>
  <button type="button" data-does="ask-this" onClick=${() => game.suggest(found.cards, /** @type {string} */ (game.table.value.me))}>${t("real-ask-this")}</button></li>`;

/** @param {import("./entering/entry.js").GameProps & {advise: (place: string|null) => Promise<Counsel>}} props */
export function AdviceView({ game, advise }) {
  const [place, setPlace] = useState("");
  const [counsel, setCounsel] = useState(/** @type {Counsel|null|string} */ (null));
  const { edition } = game;
  useEffect(() => {
    let wanted = true;
    setCounsel(null);
    advise(place || null).then(
      (found) => wanted && setCounsel(found),
      (error) => wanted && setCounsel(error.problem?.sentence || t("real-failed")),
    );
    return () => {
      wanted = false;
    };
  }, [place, game.notes.value]);
  return html`<section class="advice paper" aria-label=${t("real-tab-advice")}>
    ${
      edition.family === "board" &&
      html`<label class="field">${t("real-where")}<select value=${place} onChange=${onValue((value) => setPlace(value))}>
        <option value="">${t("real-anywhere")}</option>
        ${edition.places.map((id) => html`<option key=${id} value=${id}>${nameOf(edition, id)}</option>`)}</select></label>`
    }
    <div aria-live="polite" aria-busy=${counsel === null}>${
      counsel === null
        ? html`<p>${t("real-thinking")}</p>`
        : typeof counsel === "string"
          ? html`<p>${counsel}</p>`
          : html`<p>${counsel.summary}</p>
            <ol>${counsel.found.map((found, index) => html`<${Advised} key=${found.cards.join()} game=${game} found=${found} first=${index === 0} />`)}</ol>`
    }</div></section>`;
}
