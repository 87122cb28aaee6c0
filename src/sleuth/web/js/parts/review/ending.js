/** The end of a game: the case file, who could have known what when, and what to do next. */
import { at } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { go, goByLink } from "../../router.js";
import { howNear, resultFor } from "../../state/ending.js";
import { language, t } from "../../words.js";
import { Fan } from "../common/card.js";
import { Copied, useAddress } from "../common/share.js";
import { Timeline } from "./timeline.js";

/** Save the record as a file. @param {Table} table */
async function download(table) {
  const { record } = /** @type {Wire.RecordText} */ (await table.ask("/record"));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/jsonl" }));
  link.download = `sleuth-${table.view.value.code}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {{name: string, cards: string}} props */
const Had = ({ name, cards }) => html`<div><dt>${name}</dt><dd>${cards}</dd></div>`;

/** Who had which cards. @param {{story: Wire.Story}} props */
const Hands = ({ story }) => {
  const named = (/** @type {string[]} */ cards) => cards.map((card) => story.cards[card]).join(", ");
  const beside = [...story.side, ...story.centre, ...story.open];
  return html`<details class="hands"><summary>${t("who-had-what")}</summary><dl>
    ${story.names.map((name, seat) => html`<${Had} key=${seat} name=${name} cards=${named(story.hands[seat])} />`)}
    ${beside.length > 0 && html`<${Had} name=${t("beside")} cards=${named(beside)} />`}</dl></details>`;
};

/**
 * What to do after the game. `looking`: whether the table is shown, not the case file.
 * @param {{table: Table, looking: boolean, onLook: (looking: boolean) => void}} props
 */
export function Next({ table, looking, onLook }) {
  const view = table.view.value;
  const again = async () => {
    const address = view.again ?? (await table.change("POST", "/rematch"));
    if (address) go(`/table/${address.code}`);
  };
  const replay = `/replay/${view.code}${view.me === null ? "" : `?seat=${view.me}`}`;
  return html`<section class="actions after" aria-label=${t("what-now")}><p class="prompt">${t("what-next")}</p>
    <div class="buttons">
    ${view.me !== null && html`<button type="button" class="primary" onClick=${again}>${t("rematch")}</button>`}
    <a class="button" href=${at(replay)} onClick=${goByLink}>${t("replay")}</a>
    <button type="button" onClick=${() => download(table)}>${t("download")}</button>
    <button type="button" onClick=${() => onLook(!looking)}>${looking ? t("replay-result") : t("look-at-table")}</button>
    <a class="button" href=${at("/")} onClick=${goByLink}>${t("home")}</a></div></section>`;
}

/** How the game ended, for whoever looks. @param {{view: View}} props */
function Result({ view }) {
  const result = resultFor(view);
  const { ending, winner } = /** @type {Ending} */ (view.ending);
  const won = result === "won";
  return html`${result === "lost" && html`<p class="not-yet">${t("lost")}</p>`}
    <h2>${won ? t(`won-${ending}`) : t(`ending-${ending}`, { name: winner === null ? "" : view.names[winner] })}</h2>`;
}

/** After a loss: how near I was. @param {{story: Wire.Story, edition: Edition, view: View}} props */
function Near({ story, edition, view }) {
  const near = howNear(story, edition, view);
  if (!near) return null;
  return html`<p class="near">${t("near", { count: near.count })} ${near.close && t("near-question")}</p>`;
}

/** A link to the replay, with the address that others can open. @param {{code: string}} props */
function ShareReplay({ code }) {
  const address = useAddress();
  return html`<div class="share-replay"><p>${t("share-replay")}</p>
    ${address && html`<${Copied} label=${t("share-replay")} text=${`${address.url}/replay/${code}`} />`}</div>`;
}

/** @param {TableProps} props */
export function Ending({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const [story, setStory] = useState(/** @type {Wire.Story|null} */ (null));
  useEffect(() => {
    table.ask(`/story?lang=${language.value}`).then(setStory, () => setStory(null));
  }, [language.value]);
  if (!view.ending) return null;
  return html`<section class="ending" aria-label=${t("case-file")} data-result=${resultFor(view)}>
    <div class="case-file"><${Result} view=${view} />
    <div class="case-cards"><${Fan} edition=${edition} cards=${view.ending.cards} /></div>
    <p class="claim-line">${story?.claim ?? ""}</p>
    ${story && html`<${Near} story=${story} edition=${edition} view=${view} />`}
    ${story && story.possible.length > 0 && html`<${Timeline} story=${story} edition=${edition} />`}
    ${story && html`<${Hands} story=${story} />`}
    <${ShareReplay} code=${view.code} />
  </div></section>`;
}
