/** A finished game, step by step: the table, the sheet, the log, and the way from step to step. */
import { html, onValue, useEffect, useState } from "../../html.js";
import { insights, reckoned } from "../../state/table/replay.js";
import { t, useWordsOf } from "../../words.js";
import { useArt } from "../common/art.js";
import { Bar } from "../common/bar.js";
import { Fan } from "../common/card.js";
import { Desk } from "../table/desk.js";
import { Hand } from "../table/hand.js";
import { Log } from "../table/log.js";
import { Players } from "../table/players.js";
import { PhoneTabs } from "../table/tabs.js";
import { ReplaySheet } from "./replay_sheet.js";
import { Steps } from "./steps.js";

/** @typedef {import("../../state/table/replay.js").Counts} Counts */
/** @typedef {{table: ReplayTable, names: string[], story: Counts, seat: Viewer}} Replayed a game as one seat saw it */

/**
 * The choice of whose view to show.
 * @param {{names: string[], seat: Viewer, onChoose: (seat: Viewer) => void}} props
 */
function Eyes({ names, seat, onChoose }) {
  const choose = onValue((value) => onChoose(value === "" ? null : Number(value)));
  return html`<label class="eyes">${t("eyes")} <select value=${seat ?? ""} onChange=${choose}>
    <option value="" selected=${seat === null}>${t("eyes-public")}</option>
    ${names.map((name, each) => html`<option key=${each} value=${each} selected=${each === seat}>${name}</option>`)}
  </select></label>`;
}

/** What the seat could know at this step, and at the end the case. @param {{found: Replayed}} props */
function Known({ found: { table, story, seat, names } }) {
  const view = table.view.value;
  const count = reckoned(story, seat, view);
  if (view.ending)
    return html`<div class="replay-case"><h2>${t("case-file")}</h2>
      <${Fan} edition=${table.edition.value} cards=${view.ending.cards} /></div>`;
  return count === null || seat === null
    ? null
    : html`<p class="reckoned">${t("timeline-line", { name: names[seat], count })}</p>`;
}

/** @param {{view: View, names: string[]}} props */
const Turn = ({ view, names }) => html`<span class="turn">
  ${view.turn ? t("turn-of", { name: names[view.turn.seat], number: view.turn.number }) : ""}</span>`;

/** Make the page speak and look like the edition of a replay. @param {Edition|undefined} edition */
export function useReplayLook(edition) {
  useWordsOf(edition?.id);
  useArt(edition);
  useEffect(() => {
    document.documentElement.dataset.edition = edition?.id ?? "classic";
    document.title = `${edition?.title ?? "sleuth"} · ${t("replay")}`;
  }, [edition]);
}

/**
 * `seat` is the one that was chosen; until its view is there, the one before is shown. `children` are links in the bar.
 * @param {{found: Replayed, seat: Viewer, onSeat: (seat: Viewer) => void, children?: Content}} props
 */
export function ReplayView({ found, seat, onSeat, children }) {
  const [tab, setTab] = useState(/** @type {import("../table/tabs.js").TabName} */ ("desk"));
  const { table, names } = found;
  const edition = table.edition.value;
  return html`<div class="replay" data-tab=${tab} data-family=${edition.family}>
    <${Bar} title=${`${t("replay")} · ${edition.title}`}><${Turn} view=${table.view.value} names=${names} />${children}<//>
    <main class="replay-grid"><${Desk} table=${table} /><${ReplaySheet} table=${table} seat=${found.seat} names=${names} />
      <${Log} table=${table} /><${Players} table=${table} /><${PhoneTabs} table=${table} tab=${tab} onTab=${setTab} />
      <div class="replay-hand"><${Hand} table=${table} /><${Known} found=${found} /></div>
      <div class="replay-foot"><p class="happened" role="status">${table.sentences.value.at(-1)?.[1]}</p>
        <${Eyes} names=${names} seat=${seat} onChoose=${onSeat} />
        <${Steps} table=${table} insights=${insights(found.story, found.seat, table)} names=${names} /></div></main></div>`;
}
