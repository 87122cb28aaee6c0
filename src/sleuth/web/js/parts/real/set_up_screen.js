/** How a game begins: edition, who sits where, house rules, my cards. A new game, or one whose beginning is corrected. */
import { html, useEffect, useMemo, useState } from "../../html.js";
import { latestBook } from "../../real/library.js";
import { begunAgain, missing, proposed, rawOf, setUpOf } from "../../real/setting_up.js";
import { go } from "../../router.js";
import { stored } from "../../settings.js";
import { language, problemText, t, useWordsOf } from "../../words.js";
import { useArt } from "../common/art.js";
import { Editions } from "../start/editions.js";
import { RealBar, StoreWarning } from "./frame.js";
import { CardsOf, HouseRulesOf, numbered, Seats } from "./set_up_parts.js";
import { refresh, store } from "./shelf.js";

/** @typedef {import("../../real/book.js").Book} Book */
/** @typedef {import("../../real/setting_up.js").SetUp} SetUp */

const chosenEdition = stored("real.edition", "classic");
/** The names of the last game: the same people often play again. */
const lastNames = stored("real.names", /** @type {string[]} */ ([]));

/** Return a set-up with the names of last time. @param {SetUp} setUp @returns {SetUp} */
const remembered = (setUp) =>
  lastNames.value.length
    ? { ...setUp, names: [...lastNames.value, ...setUp.names.slice(lastNames.value.length)] }
    : setUp;

/** Everything below the editions. @param {{book: Book, setUp: SetUp, onChange: (setUp: SetUp) => void, label: string, onDone: () => void}} props */
function Form({ book, setUp, onChange, label, onDone }) {
  const dealt = book.dealt(setUp);
  const lacking = missing(setUp, dealt);
  const wrong = lacking ? null : book.check(rawOf(setUp));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!lacking && !wrong) onDone();
  };
  const says = lacking ? t(`real-missing-${lacking.what}`, { count: lacking.count }) : (wrong?.sentence ?? "");
  return html`<form class="set-up" onSubmit=${submit}>
    <${Seats} book=${book} setUp=${setUp} dealt=${dealt} onChange=${onChange} />
    <${HouseRulesOf} book=${book} setUp=${setUp} onChange=${onChange} />
    <${CardsOf} book=${book} setUp=${setUp} dealt=${dealt} onChange=${onChange} />
    <div class="set-up-foot"><p role="status">${says}</p>
      <button type="submit" class="primary big" data-does="begin" aria-disabled=${Boolean(says)}>${label}</button></div></form>`;
}

/** Return the book of the chosen edition. @param {string|null} id */
function useChosen(id) {
  const [book, setBook] = useState(/** @type {Book|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const ask = useMemo(() => latestBook(setBook, setProblem), []);
  useEffect(() => {
    setProblem(null);
    if (id) ask(id);
  }, [id, language.value]);
  return { book: book?.edition.id === id ? book : null, problem };
}

/** A new game. @param {{editions: Edition[], problem: Refusal|null}} props */
function NewGame({ editions, problem }) {
  const edition = editions.find(({ id }) => id === chosenEdition.value) ?? editions[0];
  const { book, problem: unavailable } = useChosen(edition?.id ?? null);
  const [setUp, setSetUp] = useState(/** @type {SetUp|null} */ (null));
  useWordsOf(edition?.id);
  useArt(book?.edition);
  useEffect(() => {
    if (book && setUp?.edition !== book.edition.id) setSetUp(remembered(proposed(book.edition, numbered)));
  }, [book]);
  const begin = () => {
    const raw = rawOf(/** @type {SetUp} */ (setUp));
    lastNames.value = raw.seats;
    const game = store.add(raw);
    refresh();
    go(`#game=${game.id}`);
  };
  const wrong =
    unavailable?.code === "offline"
      ? t("real-edition-offline", { edition: edition.title })
      : unavailable && problemText(unavailable);
  if (!edition)
    return html`<p role=${problem ? "alert" : "status"}>${problem ? problemText(problem) : t("one-moment")}</p>`;
  return html`<${Editions} editions=${editions} chosen=${edition.id} onDeal=${null}
      onChoose=${(/** @type {string} */ id) => (chosenEdition.value = id)} />
    ${wrong && html`<p role="alert">${wrong}</p>`}
    ${book && setUp?.edition === book.edition.id && html`<${Form} book=${book} setUp=${setUp} onChange=${setSetUp} label=${t("real-begin")} onDone=${begin} />`}`;
}

/** A game whose beginning is corrected. @param {{id: string, book: Book}} props */
function Correction({ id, book }) {
  const game = /** @type {KeptGame} */ (store.get(id));
  const [setUp, setSetUp] = useState(() => setUpOf(game.raw));
  const done = () => {
    store.put(id, begunAgain(game.raw, setUp));
    refresh();
    go(`#game=${id}`);
  };
  return html`<${Form} book=${book} setUp=${setUp} onChange=${setSetUp} label=${t("real-save")} onDone=${done} />`;
}

/** @param {{editions?: Edition[], problem?: Refusal|null, id?: string, book?: Book}} props */
export const SetUpScreen = ({ editions = [], problem = null, id = "", book = undefined }) => html`
  <${RealBar} title=${id ? t("real-set-up-change") : t("real-new")} back=${id ? `#game=${id}` : "#"} />
  <main class="real-home real-new"><${StoreWarning} />${
    id ? html`<${Correction} id=${id} book=${book} />` : html`<${NewGame} editions=${editions} problem=${problem} />`
  }</main>`;
