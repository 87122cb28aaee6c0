/** The referee's chores: deal without a dealer, throw dice, keep the turn. All of it is optional. */
import { html, useEffect, useMemo, useState } from "../../../html.js";
import { latestBook } from "../../../real/library.js";
import { dealt, secureChance } from "../../../real/refereeing.js";
import { missing, proposed } from "../../../real/setting_up.js";
import { stored } from "../../../settings.js";
import { language, t, useWordsOf } from "../../../words.js";
import { useArt } from "../../common/art.js";
import { Editions } from "../../start/editions.js";
import { RealBar } from "../frame.js";
import { HouseRulesOf, numbered, Seats } from "../set_up_parts.js";
import { RefereedTable, Taking } from "./refereed.js";

/** @typedef {import("../../../real/refereeing.js").Refereed} Refereed */
/** @typedef {import("../../../real/setting_up.js").SetUp} SetUp */
/** @typedef {import("../../../real/book.js").Book} Book */

const table = stored("real.referee", /** @type {Refereed|null} */ (null));

/** Deal the cards of a set-up. @param {Book} book @param {SetUp} setUp */
function deal(book, setUp) {
  const sizes = book.dealt(setUp);
  const { suspects, weapons, places } = book.edition;
  if (!sizes.hands) return;
  table.value = {
    edition: setUp.edition,
    names: setUp.names.map((name) => name.trim()),
    options: setUp.rules,
    ...dealt([suspects, weapons, places], { ...sizes, hands: sizes.hands }, secureChance),
    at: 0,
    turn: 0,
    dice: null,
  };
}

/** Who plays what. @param {{editions: Edition[], book: Book|null, onChoose: (id: string) => void}} props */
function Preparing({ editions, book, onChoose }) {
  const [setUp, setSetUp] = useState(/** @type {SetUp|null} */ (null));
  useEffect(() => {
    if (book && setUp?.edition !== book.edition.id) setSetUp({ ...proposed(book.edition, numbered), me: null });
  }, [book]);
  const fits = book && setUp?.edition === book.edition.id;
  const sizes = fits ? book.dealt(setUp) : null;
  const lacking = sizes && missing({ .../** @type {SetUp} */ (setUp), open: Array(sizes.open).fill("") }, sizes);
  return html`<p>${t("real-referee-more")}</p>
    <${Editions} editions=${editions} chosen=${book?.edition.id ?? ""} onDeal=${null} onChoose=${onChoose} />
    ${
      fits &&
      sizes &&
      html`<${Seats} book=${book} setUp=${setUp} dealt=${sizes} watching onChange=${setSetUp} />
        <${HouseRulesOf} book=${book} setUp=${setUp} onChange=${setSetUp} />
        <p role="status">${lacking ? t(`real-missing-${lacking.what}`, { count: lacking.count }) : ""}</p>
        <button type="button" class="primary big" data-does="deal" disabled=${lacking !== null} onClick=${() => deal(book, /** @type {SetUp} */ (setUp))}>
          ${t("real-deal")}</button>`
    }`;
}

/** @param {{editions: Edition[]}} props */
export function Referee({ editions }) {
  const [chosen, setChosen] = useState(table.value?.edition ?? "classic");
  const [book, setBook] = useState(/** @type {Book|null} */ (null));
  const running = table.value;
  const ask = useMemo(() => latestBook(setBook, () => setBook(null)), []);
  useEffect(() => ask(running?.edition ?? chosen), [chosen, running?.edition, language.value]);
  useArt(book?.edition);
  useWordsOf(book?.edition.id);
  const change = (/** @type {Refereed|null} */ next) => {
    table.value = next;
  };
  const screen = !running
    ? html`<${Preparing} editions=${editions} book=${book} onChoose=${setChosen} />`
    : book &&
      (running.at < running.names.length
        ? html`<${Taking} key=${running.at} table=${running} book=${book} onChange=${change} />`
        : html`<${RefereedTable} table=${running} book=${book} onChange=${change} />`);
  return html`<${RealBar} title=${t("real-referee")} back="#" /><main class="real-home referee">${screen}</main>`;
}
