/** What has become certain by the last line: shown, and read out. */
import { useEffect, useRef, useState } from "../../html.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";

const MOST = 4;

/** Return what was not certain before. @param {Edition} edition @param {Record<string, string>} before @param {Record<string, string>} now */
function fresh(edition, before, now) {
  const cards = Object.keys(now).filter((card) => before[card] !== now[card]);
  const said = cards.slice(0, MOST).map((card) => `${nameOf(edition, card)} – ${now[card]}`);
  return [...said, ...(cards.length > MOST ? ["…"] : [])].join(", ");
}

/** Return a sentence about the last change. @param {import("../../real/game.js").RealGame} game */
export function useNews(game) {
  const before = useRef(/** @type {Counted|null} */ (null));
  const [news, setNews] = useState("");
  const told = game.told.value;
  useEffect(() => {
    if (!told) return;
    if (told.conflict) return setNews(t("real-conflict"));
    const found = before.current ? fresh(game.edition, before.current.certain, told.certain) : "";
    before.current = told;
    setNews(found ? t("real-news", { cards: found }) : t("real-cases-left", { count: told.count }));
  }, [told]);
  return news;
}
