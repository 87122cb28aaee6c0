/** The table while it is played: everything needed for the next decision is visible. */
import { html, useEffect, useSignal, useState } from "../../html.js";
import { playSounds } from "../../sounds.js";
import { loadTexts, t } from "../../words.js";
import { Bar } from "../common/bar.js";
import { useKeptFocus } from "../common/kept_focus.js";
import { blank, lazy, loadStyle } from "../common/lazy.js";
import { RulesButton } from "../manual/rulebook.js";
import { useSheetTab } from "../sheet/naming.js";
import { Sheet } from "../sheet/sheet.js";
import { Stage } from "../stage/stage.js";
import { Desk } from "./desk.js";
import { Hand } from "./hand.js";
import { Announced, Log } from "./log.js";
import { KeptWarm, Menu } from "./menu.js";
import { Panel } from "./panel.js";
import { Players } from "./players.js";
import { Skips } from "./skips.js";
import { PhoneTabs } from "./tabs.js";
import { useTempo } from "./tempo.js";

const Ending = lazy(
  () =>
    Promise.all([import("../review/ending.js"), loadStyle("share"), loadStyle("ending")]).then(
      ([module]) => module.Ending,
    ),
  blank,
);
const Guide = lazy(
  () =>
    Promise.all([import("../learn/guide.js"), loadStyle("learn"), loadTexts("learn")]).then(([module]) => module.Guide),
  blank,
);
const Next = lazy(() => import("../review/ending.js").then((module) => module.Next), blank);

/** The last sentence, for phones, where the log is another tab. @param {TableProps} props */
const Latest = ({ table }) => html`<p class="latest" aria-hidden="true">${table.sentences.value.at(-1)?.[1] ?? ""}</p>`;

/** Say whose turn it is: mine, if I sit there. @param {View} view @param {number|null} [me] */
export function turnOf({ turn, names }, me = null) {
  if (!turn) return null;
  return turn.seat === me
    ? t("turn-mine", { number: turn.number })
    : t("turn-of", { name: names[turn.seat], number: turn.number });
}

/** Whose turn it is, and what I should know about this table. @param {TableProps} props */
function Turn({ table }) {
  const [view, now] = [table.view.value, table.now.value];
  const said = [turnOf(view, now.seat), view.plan.hints && t("hints-on"), now.seat === null && t("watching")];
  return html`<span class="turn">${said.filter(Boolean).join(" · ")}</span>`;
}

/** @param {{table: Table, onHand?: (() => void)|null}} props */
export function Play({ table, onHand = null }) {
  const [tab, setTab] = useState(/** @type {import("./tabs.js").TabName} */ ("desk"));
  const [looking, setLooking] = useState(false);
  const bottom = useKeptFocus();
  const target = useSignal(/** @type {string|null} */ (null));
  useEffect(() => playSounds(table), [table]);
  useSheetTab(table, tab, setTab);
  useTempo(table);
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const mine = now.actor !== null && now.actor === now.seat;
  const over = view.ending && !looking;
  return html`<div class="play" data-tab=${tab} data-mine=${mine} data-family=${edition.family}>
    <${Skips} /><${Bar} title=${`${edition.title} · ${view.code}`}><${Turn} table=${table} />
      <${RulesButton} table=${table} /><${Menu} table=${table} onHand=${onHand} /><//>
    <main class="table-grid"><${Announced} table=${table} />
      ${view.plan.lesson && now.seat !== null && html`<${Guide} table=${table} />`}
      ${over ? html`<${Ending} table=${table} />` : html`<${Desk} table=${table} target=${target} />`}
      <${Sheet} table=${table} /><${Log} table=${table} />
      <${Players} table=${table} /><${Stage} table=${table} />
      <${PhoneTabs} table=${table} tab=${tab} onTab=${setTab} />
      <div class="bottom" ref=${bottom}><${Hand} table=${table} /><${Latest} table=${table} /><${KeptWarm} table=${table} />
        ${
          view.ending
            ? html`<${Next} table=${table} looking=${looking} onLook=${setLooking} />`
            : html`<${Panel} table=${table} target=${target} />`
        }</div>
    </main></div>`;
}
