/** My games, and tables that anyone may watch or join. */

import { get } from "../../api.js";
import { at } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { going, nextOf } from "../../state/my_games.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { LittlePicture } from "./editions.js";

const PERIOD = 10_000;
const MOST = 8;

/** @typedef {{mine: Wire.MyTable[], open: Wire.TableListing[]}} Found */

/** Return my tables and those anyone may see; null until the server has answered or cannot. */
export function useTables() {
  const [tables, setTables] = useState(/** @type {Found|null} */ (null));
  useEffect(() => {
    const look = () =>
      Promise.all([get("/mine"), get("/tables")]).then(
        ([mine, open]) => setTables({ mine: mine.tables, open: open.tables }),
        () => setTables((before) => before ?? { mine: [], open: [] }), // the next attempt will do
      );
    look();
    const timer = setInterval(look, PERIOD);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

/** Say how one of my games stands. @param {Wire.MyTable} game */
const standing = ({ card, your_turn: turn }) => (turn ? t("your-turn") : t(`status-${card.status}`));

/** Name the players of a table. @param {Wire.TableListing} card */
const company = (card) => card.names.join(", ") || t("free-seats", { count: card.free });

/** The game to go on with, large. @param {{game: Wire.MyTable, edition: Edition|undefined}} props */
const Continue = ({ game, edition }) => html`<a class="continue paper" data-edition=${game.card.edition}
  href=${at(`/table/${game.card.code}`)} onClick=${goByLink}>
  ${edition && html`<${LittlePicture} edition=${edition} />`}
  <span class="continue-text"><b>${edition?.title ?? game.card.edition}</b><span>${company(game.card)}</span></span>
  <em data-lit=${game.your_turn}>${standing(game)}</em>
  <span class="button"><span>${t("continue")}</span><${Icon} name="go" /></span></a>`;

/** My running games: the next one to play large, the others in a row. @param {{found: Found, editions: Edition[]}} props */
export function MyGames({ found, editions }) {
  const next = nextOf(found.mine);
  if (!next) return null;
  const others = going(found.mine).filter((game) => game !== next);
  const row = (/** @type {Wire.MyTable} */ game) => html`<${Row} key=${game.card.table} card=${game.card}
    editions=${editions} note=${standing(game)} lit=${game.your_turn} />`;
  return html`<section class="my-games" aria-labelledby="my-games"><h2 id="my-games" class="hidden">${t("my-games")}</h2>
    <${Continue} game=${next} edition=${editions.find(({ id }) => id === next.card.edition)} />
    ${others.length > 0 && html`<ul tabindex="0" aria-labelledby="my-games">${others.map(row)}</ul>`}</section>`;
}

/**
 * @param {{card: Wire.TableListing, editions: Edition[], note: string, lit?: boolean, to?: string}} props
 */
const Row = ({ card, editions, note, lit = false, to = `/table/${card.code}` }) => html`<li>
  <a class="table-row paper" data-edition=${card.edition} data-lit=${lit} href=${at(to)} onClick=${goByLink}>
    <b>${editions.find(({ id }) => id === card.edition)?.title ?? card.edition}</b><span>${company(card)}</span>
    <em data-lit=${lit}>${note}</em></a></li>`;

/** @param {{title: string, rows: Content[]}} props */
const List = ({ title, rows }) =>
  rows.length > 0 && html`<section><h2>${title}</h2><ul>${rows.slice(0, MOST)}</ul></section>`;

/** Tables of others, and my games that are over. @param {{found: Found, editions: Edition[]}} props */
export function Tables({ found: { mine, open }, editions }) {
  const over = mine.filter(({ card }) => card.status === "over");
  const others = open.filter((card) => !mine.some((my) => my.card.table === card.table));
  if (!over.length && !others.length) return null;
  const openRow = (/** @type {Wire.TableListing} */ card) => html`<${Row} key=${card.table} card=${card}
    editions=${editions} note=${card.free ? t("free-seats", { count: card.free }) : t("watch")} />`;
  const overRow = (/** @type {Wire.MyTable} */ { card }) => html`<${Row} key=${card.table} card=${card}
    editions=${editions} note=${t("replay")} to=${`/replay/${card.code}`} />`;
  return html`<div class="table-lists"><${List} title=${t("open-tables")} rows=${others.map(openRow)} />
    <${List} title=${t("past-games")} rows=${over.map(overRow)} /></div>`;
}
