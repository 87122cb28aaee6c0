/** The assistant at a real table. Its screens are behind the #: nothing is asked of a server to go from one to another. */
import { html, useEffect, useMemo, useState } from "../html.js";
import { useArt } from "../parts/common/art.js";
import { useHeadingFocus } from "../parts/common/kept_focus.js";
import { Arrival } from "../parts/real/arrival.js";
import { RealBar } from "../parts/real/frame.js";
import { GameScreen } from "../parts/real/game_screen.js";
import { GamesScreen } from "../parts/real/games_screen.js";
import { Referee } from "../parts/real/referee/referee.js";
import { SetUpScreen } from "../parts/real/set_up_screen.js";
import { store } from "../parts/real/shelf.js";
import { allEditions, latestBook } from "../real/library.js";
import { place } from "../router.js";
import { language, problemText, t, useWordsOf } from "../words.js";

/** @typedef {import("../real/book.js").Book} Book */

/** Return the editions there are, and why there are none. */
function useEditions() {
  const [editions, setEditions] = useState(/** @type {Edition[]} */ ([]));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useEffect(() => {
    allEditions().then(setEditions, setProblem);
  }, [language.value]);
  return { editions, problem };
}

/** Return the book of an edition in the current language. @param {string} id */
function useBook(id) {
  const [book, setBook] = useState(/** @type {Book|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const ask = useMemo(() => latestBook(setBook, setProblem), []);
  useEffect(() => {
    setProblem(null);
    ask(id);
  }, [id, language.value]);
  useArt(book?.edition);
  return { book: book?.edition.id === id ? book : null, problem };
}

/** Shows a screen as soon as the edition of a game is there. @param {{id: string, screen: (props: any) => Content}} props */
function OfGame({ id, screen }) {
  const edition = store.get(id)?.raw.edition ?? "";
  const { book, problem } = useBook(edition);
  useWordsOf(edition);
  if (book) return html`<${screen} key=${`${id}-${book.pack.language}`} id=${id} book=${book} />`;
  const text = problem?.code === "offline" ? t("real-edition-offline", { edition }) : problem && problemText(problem);
  return html`<${RealBar} title=${t("real-title")} back="#" /><main class="real-home">
    ${text ? html`<p role="alert">${text}</p>` : html`<p role="status">${t("one-moment")}</p>`}</main>`;
}

/** Everything that needs the editions. @param {{where: string}} props */
function Home({ where }) {
  const { editions, problem } = useEditions();
  useEffect(() => {
    document.title = `sleuth · ${t("real-title")}`;
    document.documentElement.dataset.edition = "classic";
  }, [where, language.value]);
  useWordsOf(where ? undefined : "");
  if (where === "new") return html`<${SetUpScreen} editions=${editions} problem=${problem} />`;
  if (where === "referee") return html`<${Referee} editions=${editions} />`;
  return html`<${GamesScreen} titles=${Object.fromEntries(editions.map(({ id, title }) => [id, title]))} />`;
}

export function RealPage() {
  const [where, what = ""] = place.value.hash.split("=");
  useHeadingFocus(place.value.hash);
  if (where === "notes") return html`<${Arrival} key=${what} text=${what} />`;
  const there = store.get(what) !== undefined;
  if (where === "game" && there) return html`<${OfGame} key=${`game-${what}`} id=${what} screen=${GameScreen} />`;
  if (where === "change" && there) return html`<${OfGame} key=${`change-${what}`} id=${what} screen=${SetUpScreen} />`;
  return html`<${Home} where=${["new", "referee"].includes(where) ? where : ""} />`;
}
