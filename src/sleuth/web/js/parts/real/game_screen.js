/** A game at a real table: sheet, lines, solutions, advice, and what happens next. */
import { html, useEffect, useMemo, useState } from "../../html.js";
import { openGame } from "../../real/game.js";
import { t } from "../../words.js";
import { useKeptFocus } from "../common/kept_focus.js";
import { Actions } from "./actions.js";
import { AdviceView } from "./advice_view.js";
import { useAwake } from "./awake.js";
import { CaseView } from "./case_view.js";
import { Conflict, Unreadable } from "./conflict.js";
import { Entry } from "./entering/entry.js";
import { RealBar, StoreWarning, Tool } from "./frame.js";
import { LinesView } from "./lines_view.js";
import { GameMenu } from "./menu.js";
import { useNews } from "./news.js";
import { SheetView } from "./sheet_view.js";
import { games, refresh, store } from "./shelf.js";
import { useUndoKeys } from "./undo_keys.js";
import { useWide } from "./wide.js";

/** @typedef {import("../../real/book.js").Book} Book */
/** @typedef {import("../../real/game.js").RealGame} RealGame */
/** @typedef {"sheet"|"lines"|"case"|"advice"} Tab */

/** @type {Tab[]} */
const TABS = ["sheet", "lines", "case", "advice"];

/** On a wide screen the lines are always to be seen. @param {{tabs: Tab[], tab: Tab, count: number, onTab: (tab: Tab) => void}} props */
const Tabs = ({ tabs, tab, count, onTab }) =>
  html`<nav class="real-tabs" aria-label=${t("real-views")}>${tabs.map(
    (
      each,
    ) => html`<button type="button" key=${each} data-tab=${each} aria-pressed=${each === tab} onClick=${() => onTab(each)}>
    ${t(`real-tab-${each}`)}${each === "lines" && count > 0 ? html` <small>${count}</small>` : null}</button>`,
  )}</nav>`;

/** What follows from the lines. @param {{game: RealGame, book: Book, tab: Tab, onLine: (line: number) => void}} props */
function Known({ game, book, tab, onLine }) {
  const told = game.told.value;
  if (game.problem.value) return html`<${Unreadable} problem=${game.problem.value} onLine=${onLine} />`;
  if (!told) return html`<p class="none-yet" role="status">${t("real-counting")}</p>`;
  if (told.conflict) return html`<${Conflict} told=${told} onLine=${onLine} />`;
  if (tab === "case") return html`<${CaseView} edition=${game.edition} told=${told} />`;
  if (tab === "advice")
    return html`<${AdviceView} game=${game} advise=${(/** @type {string|null} */ place) => book.advise(game.notes.value, place)} />`;
  const why = (/** @type {string} */ card, /** @type {string|number} */ owner) =>
    book.why(game.notes.value, card, owner);
  return html`<${SheetView} game=${game} told=${told} why=${why} onLine=${onLine} />`;
}

/** @param {{game: RealGame, book: Book, id: string}} props */
function Playing({ game, book, id }) {
  const wide = useWide();
  const [chosen, setTab] = useState(/** @type {Tab} */ ("sheet"));
  const tabs = TABS.filter((each) => !wide || each !== "lines");
  const tab = tabs.includes(chosen) ? chosen : "sheet";
  const [open, setOpen] = useState(/** @type {number|null} */ (null));
  const part = useKeptFocus();
  const news = useNews(game);
  const [draft, told, raw] = [game.draft.value, game.told.value, game.notes.value];
  useAwake();
  useUndoKeys(game);
  const toLine = (/** @type {number} */ line) => {
    setTab("lines");
    setOpen(line);
  };
  const blamed = told?.conflict?.notes ?? [];
  const lines = () =>
    html`<${LinesView} game=${game} sentences=${book.tell(raw)} blamed=${blamed} open=${open} onOpen=${setOpen} />`;
  const known = html`<${Known} game=${game} book=${book} tab=${tab} onLine=${toLine} />`;
  return html`<${RealBar} title=${game.edition.title} back="#">
      <${Tool} icon="undo" label=${t("real-undo")} does="undo" disabled=${!game.steps.value.past.length} onClick=${game.undo} />
      <${Tool} icon="redo" label=${t("real-redo")} does="redo" disabled=${!game.steps.value.future.length} onClick=${game.redo} />
      <${GameMenu} id=${id} raw=${raw} /><//>
    <main class="real-game" data-entering=${draft !== null} data-counting=${game.counting.value}>
      <${StoreWarning} /><p class="hidden" role="status">${news}</p>
      <div class="real-main" tabindex=${tab === "case" ? 0 : undefined}>${tab === "lines" ? lines() : known}</div>
      <div class="real-side" ref=${part}>
        ${draft ? html`<${Entry} key=${`${draft.kind}-${draft.line}`} game=${game} draft=${draft} />` : html`<${Actions} game=${game} news=${news} />`}
        ${!draft && html`<${Tabs} tabs=${tabs} tab=${tab} count=${raw.notes.length} onTab=${setTab} />`}
        ${wide && !draft && lines()}</div></main>`;
}

/** @param {{id: string, book: Book}} props */
export function GameScreen({ id, book }) {
  const game = useMemo(() => {
    const keep = (/** @type {RawNotes} */ raw) => {
      store.put(id, raw);
      refresh();
    };
    return openGame(/** @type {KeptGame} */ (store.get(id)).raw, book, keep);
  }, [id, book]);
  const kept = games.value.find((each) => each.id === id);
  useEffect(() => {
    if (kept && kept.raw !== game.notes.value) game.follow(kept.raw);
  }, [kept]);
  useEffect(() => {
    document.title = `sleuth · ${game.edition.title}`;
    document.documentElement.dataset.edition = game.edition.id;
  }, [game]);
  return html`<${Playing} game=${game} book=${book} id=${id} />`;
}
