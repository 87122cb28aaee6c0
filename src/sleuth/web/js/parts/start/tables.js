/** My games, and tables that anyone may watch or join. */
import { get } from "../../api.js";
import { html, useEffect, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { t } from "../../words.js";

const PERIOD = 10_000;
const MOST = 8;

function useTables() {
  const [tables, setTables] = useState(
    /** @type {{mine: Wire.MyTable[], open: Wire.TableListing[]}} */ ({ mine: [], open: [] }),
  );
  useEffect(() => {
    const look = () =>
      Promise.all([get("/mine"), get("/tables")]).then(
        ([mine, open]) => setTables({ mine: mine.tables, open: open.tables }),
        () => {}, // the next attempt will do
      );
    look();
    const timer = setInterval(look, PERIOD);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

/** @param {{card: Wire.TableListing, to: string, note: string, title: string, lit?: boolean}} props */
const Row = ({ card, to, note, title, lit = false }) => html`<li>
  <a class="table-row paper" data-edition=${card.edition} data-lit=${lit} href=${to} onClick=${goByLink}>
    <b>${title}</b><span>${card.names.join(", ") || t("free-seats", { count: card.free })}</span>
    <em>${note}</em></a></li>`;

/** @param {{title: string, rows: Content[]}} props */
const List = ({ title, rows }) =>
  rows.length > 0 && html`<section><h2>${title}</h2><ul>${rows.slice(0, MOST)}</ul></section>`;

/** @param {{editions: Edition[]}} props */
export function Tables({ editions }) {
  const { mine, open } = useTables();
  const row = (
    /** @type {Wire.TableListing} */ card,
    /** @type {string} */ note,
    lit = false,
    to = `/table/${card.code}`,
  ) => {
    const title = editions.find((edition) => edition.id === card.edition)?.title ?? card.edition;
    return html`<${Row} key=${card.table} card=${card} to=${to} note=${note} title=${title} lit=${lit} />`;
  };
  const going = mine.filter(({ card }) => card.status === "open" || card.status === "playing");
  const over = mine.filter(({ card }) => card.status === "over");
  const others = open.filter((card) => !mine.some((my) => my.card.table === card.table));
  if (!mine.length && !others.length) return null;
  const goingRow = (/** @type {Wire.MyTable} */ { card, your_turn: turn }) =>
    row(card, turn ? t("your-turn") : t(`status-${card.status}`), turn);
  const openRow = (/** @type {Wire.TableListing} */ card) =>
    row(card, card.free ? t("free-seats", { count: card.free }) : t("watch"));
  const overRow = (/** @type {Wire.MyTable} */ { card }) => row(card, t("replay"), false, `/replay/${card.code}`);
  return html`<div class="table-lists"><${List} title=${t("my-games")} rows=${going.map(goingRow)} />
    <${List} title=${t("open-tables")} rows=${others.map(openRow)} />
    <${List} title=${t("past-games")} rows=${over.map(overRow)} /></div>`;
}
