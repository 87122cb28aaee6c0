/** The first screen: my games, and a new one. */
import { html, useState } from "../../html.js";
import { offline } from "../../real/offline.js";
import { go } from "../../router.js";
import { language, t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { Export } from "./export.js";
import { RealBar, StoreWarning, Tool } from "./frame.js";
import { Import } from "./import.js";
import { games, refresh, store } from "./shelf.js";

/** @typedef {Record<string, string>} Titles the names of the editions, by id */

/** Say when a game was changed. @param {number} at */
const when = (at) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** @param {{game: KeptGame, titles: Titles, onExport: () => void, onRemove: () => void}} props */
const Row = ({
  game,
  titles,
  onExport,
  onRemove,
}) => html`<li class="kept-game paper" data-edition=${game.raw.edition} data-game=${game.id}>
  <a class="kept-open" href=${`#game=${game.id}`}><b>${titles[game.raw.edition] ?? game.raw.edition}</b>
    <span>${game.raw.seats.join(", ")}</span>
    <small>${t("real-line-count", { count: game.raw.notes.length })} · ${when(game.at)}</small></a>
  <${Tool} icon="share" label=${t("real-export")} does="export" onClick=${onExport} />
  <${Tool} icon="close" label=${t("real-delete")} does="delete" onClick=${onRemove} /></li>`;

/** @param {{titles: Titles}} props */
export function GamesScreen({ titles }) {
  const [exported, setExported] = useState(/** @type {RawNotes|null} */ (null));
  const [removed, setRemoved] = useState(/** @type {KeptGame|null} */ (null));
  const remove = (/** @type {KeptGame} */ game) => {
    store.remove(game.id);
    setRemoved(game);
    refresh();
  };
  const restore = () => {
    if (removed) store.restore(removed);
    setRemoved(null);
    refresh();
  };
  return html`<${RealBar} title=${t("real-title")} /><main class="real-home"><${StoreWarning} />
    <p class="real-lead">${t("real-lead")}</p>
    <button type="button" class="primary big new-game" data-does="new" onClick=${() => go("#new")}><${Icon} name="plus" />${t("real-new")}</button>
    ${
      removed &&
      html`<p class="removed" role="status"><span>${t("real-removed")}</span>
        <button type="button" data-does="restore" onClick=${restore}>${t("real-restore")}</button></p>`
    }
    ${
      games.value.length > 0 &&
      html`<section aria-labelledby="kept"><h2 id="kept">${t("my-games")}</h2><ul class="kept-games">${games.value.map(
        (game) =>
          html`<${Row} key=${game.id} game=${game} titles=${titles} onExport=${() => setExported(game.raw)} onRemove=${() => remove(game)} />`,
      )}</ul></section>`
    }
    <${Import} />
    <section class="more-ways"><h2>${t("real-more")}</h2>
      <a class="button" href="#referee"><${Icon} name="die" /><span>${t("real-referee")}</span></a>
      <p>${t("real-terminal", { command: `sleuth assist --lang ${language.value}` })}</p></section>
    <p class="offline-state" data-offline=${offline.value}>${t(`real-offline-${offline.value}`)}</p>
    ${exported && html`<${Export} raw=${exported} onClose=${() => setExported(null)} />`}</main>`;
}
