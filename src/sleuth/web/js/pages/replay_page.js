/** The page of a replay: a finished game, step by step, as any seat saw it. */
import { get } from "../api.js";
import { html, onValue, useEffect, useRef, useState } from "../html.js";
import { useArt } from "../parts/common/art.js";
import { Bar } from "../parts/common/bar.js";
import { Fan } from "../parts/common/card.js";
import { ReplaySheet } from "../parts/review/replay_sheet.js";
import { Steps } from "../parts/review/steps.js";
import { Desk } from "../parts/table/desk.js";
import { Hand } from "../parts/table/hand.js";
import { Log } from "../parts/table/log.js";
import { Players } from "../parts/table/players.js";
import { PhoneTabs } from "../parts/table/tabs.js";
import { goByLink, swap } from "../router.js";
import { prepareEdition, withFigures } from "../state/edition.js";
import { insights, reckoned, replaying } from "../state/table/replay.js";
import { retrying } from "../state/table/retry.js";
import { language, problemText, t, useWordsOf } from "../words.js";

/** Read whose view and which step the address names. */
function asked() {
  const query = new URLSearchParams(location.search);
  const seat = query.get("seat");
  return { seat: seat === null || seat === "" ? null : Number(seat), step: Number(query.get("step")) };
}

/** @typedef {{table: ReplayTable, names: string[], story: Wire.Story, seat: Viewer}} Replayed */

/** Load the game of a code as one seat saw it. @param {string} code @param {Viewer} seat @param {number} step */
async function load(code, seat, step) {
  const { table: id } = /** @type {Wire.TableAddress} */ (await get(`/codes/${encodeURIComponent(code)}`));
  const eyes = seat === null ? "" : `&seat=${seat}`;
  const [data, story] = /** @type {[Wire.Replay, Wire.Story]} */ (
    await Promise.all([
      retrying(() => get(`/tables/${id}/replay?lang=${language.value}${eyes}`)),
      retrying(() => get(`/tables/${id}/story?lang=${language.value}`)),
    ])
  );
  const edition = prepareEdition(await get(`/editions/${data.plan.edition}?lang=${language.value}`));
  const ask = (/** @type {string} */ path) => retrying(() => get(`/tables/${id}/replay${path}`));
  const table = replaying(data, withFigures(edition, data.plan.figures), step, ask);
  return { table, names: data.names, story, seat };
}

/**
 * Return a game to look at; another language or another seat keeps the step.
 * @param {string} code @param {Viewer} seat
 */
function useReplay(code, seat) {
  const [found, setFound] = useState(/** @type {Replayed|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const step = useRef(asked().step);
  if (found) step.current = found.table.at.value;
  useEffect(() => {
    load(code, seat, step.current).then(setFound, setProblem);
  }, [code, seat, language.value]);
  return { found, problem };
}

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

/** @param {{text: string}} props */
const Message = ({ text }) => html`<${Bar} title=${t("replay")} /><main class="narrow"><p role="status">${text}</p>
  <p><a href="/" onClick=${goByLink}>${t("home")}</a></p></main>`;

/**
 * Keep view and step in the address, shortly after they change, so that it can be shared.
 * @param {string} code @param {Viewer} seat @param {number|undefined} step
 */
function useAddress(code, seat, step) {
  useEffect(() => {
    const eyes = seat === null ? "" : `seat=${seat}&`;
    if (step === undefined) return undefined;
    const timer = setTimeout(() => swap(`/replay/${code}?${eyes}step=${step}`), 200);
    return () => clearTimeout(timer);
  }, [seat, step]);
}

/** @param {{view: View, names: string[]}} props */
const Turn = ({ view, names }) => html`<span class="turn">
  ${view.turn ? t("turn-of", { name: names[view.turn.seat], number: view.turn.number }) : ""}</span>`;

/** @param {{code: string}} props */
export function ReplayPage({ code }) {
  const [seat, setSeat] = useState(asked().seat);
  const [tab, setTab] = useState(/** @type {import("../parts/table/tabs.js").TabName} */ ("desk"));
  const { found, problem } = useReplay(code, seat);
  const edition = found?.table.edition.value;
  useAddress(code, seat, found?.table.at.value);
  useWordsOf(edition?.id);
  useArt(edition);
  useEffect(() => {
    document.documentElement.dataset.edition = edition?.id ?? "classic";
    document.title = `${edition?.title ?? "sleuth"} · ${t("replay")}`;
  }, [edition]);
  if (!found || !edition || problem)
    return html`<${Message} text=${problem ? problemText(problem) : t("one-moment")} />`;
  const { table, names } = found;
  return html`<div class="replay" data-tab=${tab} data-family=${edition.family}>
    <${Bar} title=${`${t("replay")} · ${edition.title}`}><${Turn} view=${table.view.value} names=${names} />
      <a class="button" href=${`/table/${code}`} onClick=${goByLink}>${t("replay-result")}</a><//>
    <main class="replay-grid"><${Desk} table=${table} /><${ReplaySheet} table=${table} seat=${found.seat} names=${names} />
      <${Log} table=${table} /><${Players} table=${table} /><${PhoneTabs} table=${table} tab=${tab} onTab=${setTab} />
      <div class="replay-hand"><${Hand} table=${table} /><${Known} found=${found} /></div>
      <div class="replay-foot"><p class="happened" role="status">${table.sentences.value.at(-1)?.[1]}</p>
        <${Eyes} names=${names} seat=${seat} onChoose=${setSeat} />
        <${Steps} table=${table} insights=${insights(found.story, found.seat, table)} names=${names} /></div></main></div>`;
}
