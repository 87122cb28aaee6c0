/** My games, and tables that everybody may watch or join. */
import { html, useEffect, useState } from "../html.js";
import { get } from "../api.js";
import { goByLink } from "../router.js";
import { t } from "../words.js";

const EVERY = 10_000;

function useTables() {
  const [tables, setTables] = useState({ mine: [], open: [] });
  useEffect(() => {
    const look = () => Promise.all([get("/mine"), get("/tables")])
      .then(([mine, open]) => setTables({ mine: mine.tables, open: open.tables }), () => {});
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

const Row = ({ card, note, title, lit }) => html`<li><a class="table-row paper" data-edition=${card.edition} data-lit=${lit} href=${`/table/${card.code}`} onClick=${goByLink}>
  <b>${title}</b><span>${card.names.join(", ") || t("free-seats", { count: card.free })}</span><em>${note}</em></a></li>`;

/** @param {{editions: any[]}} props */
export function Tables({ editions }) {
  const { mine, open } = useTables();
  const title = (card) => editions.find((edition) => edition.id === card.edition)?.title ?? card.edition;
  const others = open.filter((card) => !mine.some((my) => my.card.table === card.table));
  const going = mine.filter(({ card }) => card.status === "open" || card.status === "playing");
  if (!going.length && !others.length) return null;
  return html`<div class="table-lists">
    ${going.length > 0 && html`<section><h2>${t("my-games")}</h2><ul>${going.slice(0, 8).map(({ card, your_turn: turn }) => html`<${Row} key=${card.table} card=${card} title=${title(card)} lit=${turn} note=${turn ? t("your-turn") : t(`status-${card.status}`)} />`)}</ul></section>`}
    ${others.length > 0 && html`<section><h2>${t("open-tables")}</h2><ul>${others.slice(0, 8).map((card) => html`<${Row} key=${card.table} card=${card} title=${title(card)} lit=${false} note=${card.free ? t("free-seats", { count: card.free }) : t("watch")} />`)}</ul></section>`}
  </div>`;
}
