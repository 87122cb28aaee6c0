/** The page of a replay: a finished game, step by step, as any seat saw it. */

import { get } from "../api.js";
import { at } from "../base.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { ReplayView, useReplayLook } from "../parts/review/replay_view.js";
import { goByLink, swap } from "../router.js";
import { prepareEdition, withFigures } from "../state/edition.js";
import { replaying } from "../state/table/replay.js";
import { retrying } from "../state/table/retry.js";
import { language, problemText, t } from "../words.js";

/** @typedef {import("../parts/review/replay_view.js").Replayed} Replayed */

/** Read whose view and which step the address names. */
function asked() {
  const query = new URLSearchParams(location.search);
  const seat = query.get("seat");
  return { seat: seat === null || seat === "" ? null : Number(seat), step: Number(query.get("step")) };
}

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

/** @param {{text: string}} props */
const Message = ({ text }) => html`<${Bar} title=${t("replay")} /><main class="narrow"><p role="status">${text}</p>
  <p><a href=${at("/")} onClick=${goByLink}>${t("home")}</a></p></main>`;

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

/** @param {{code: string}} props */
export function ReplayPage({ code }) {
  const [seat, setSeat] = useState(asked().seat);
  const { found, problem } = useReplay(code, seat);
  useAddress(code, seat, found?.table.at.value);
  useReplayLook(found?.table.edition.value);
  if (!found || problem) return html`<${Message} text=${problem ? problemText(problem) : t("one-moment")} />`;
  return html`<${ReplayView} found=${found} seat=${seat} onSeat=${setSeat}>
    <a class="button" href=${at(`/table/${code}`)} onClick=${goByLink}>${t("replay-result")}</a><//>`;
}
