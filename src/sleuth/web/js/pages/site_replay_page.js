/** Replays on a site of plain files: the file holds everything, and the sheets are counted in the browser. */
import { get } from "../api.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { ReplayView, useReplayLook } from "../parts/review/replay_view.js";
import { asking } from "../replay/asking.js";
import { ReplayProblem, readReplay, replayOf } from "../replay/file.js";
import { prepareEdition, withFigures } from "../state/edition.js";
import { replaying } from "../state/table/replay.js";
import { language, problemText, t, useWordsOf } from "../words.js";

/** @typedef {import("../parts/review/replay_view.js").Replayed} Replayed */
/** @typedef {(text: string) => void} Tell says what is wrong with a file */

/** Return the command that makes a replay file of a record. @param {string} record the name of its file */
const commandFor = (record) => `sleuth replay ${record} --out ${record.replace(/\.\w+$/, "")}.replay.json`;

/** Return what is wrong with a file, and what to do. @param {unknown} problem @param {File} file */
const faultOf = (problem, file) =>
  problem instanceof ReplayProblem
    ? t(`site-file-${problem.code}`, { command: commandFor(file.name) })
    : t("site-file-damaged");

/** Return why a game cannot be drawn. @param {Refusal} problem @param {string} edition */
const troubleOf = (problem, edition) =>
  problem.code === "unavailable" ? t("site-edition", { edition }) : problemText(problem);

/** Show the game of a file as one seat saw it. @param {Wire.ReplayFile} file @param {Viewer} seat @param {number} step @returns {Promise<Replayed>} */
async function laid(file, seat, step) {
  const [id, lang] = [encodeURIComponent(file.plan.edition), language.value];
  const [drawn, pack] = await Promise.all([
    get(`/editions/${id}?lang=${lang}`),
    get(`/editions/${id}/pack?lang=${lang}`),
  ]);
  const edition = withFigures(prepareEdition(drawn), file.plan.figures);
  const table = replaying(replayOf(file, seat, lang), edition, step, asking(file, pack));
  return { table, names: file.names, story: file, seat };
}

/** Choose a file. @param {{problem: string, onOpen: (file: Wire.ReplayFile) => void, onProblem: Tell}} props */
function Choosing({ problem, onOpen, onProblem }) {
  useWordsOf("");
  const open = async (/** @type {FieldEvent} */ { currentTarget: field }) => {
    const file = field.files?.[0];
    field.value = ""; // so that the same file can be chosen again after it has changed
    if (!file) return;
    try {
      onOpen(readReplay(await file.text()));
    } catch (error) {
      onProblem(faultOf(error, file));
    }
  };
  return html`<${Bar} title=${t("replay")} /><main class="narrow record"><h2>${t("site-open")}</h2>
    <p>${t("site-open-how")}</p><p>${t("site-make")} <code>${commandFor("game.jsonl")}</code></p>
    <label class="pick">${t("replay-file")}<input type="file" accept=".json,.jsonl" onChange=${open} /></label>
    ${problem && html`<p role="alert">${problem}</p>`}</main>`;
}

/** A game from a file. @param {{file: Wire.ReplayFile, onClose: () => void, onProblem: Tell}} props */
function Shown({ file, onClose, onProblem }) {
  const [seat, setSeat] = useState(/** @type {Viewer} */ (null));
  const [found, setFound] = useState(/** @type {Replayed|null} */ (null));
  const step = useRef(0);
  if (found) step.current = found.table.at.value;
  useReplayLook(found?.table.edition.value);
  useEffect(() => {
    laid(file, seat, step.current).then(setFound, (problem) => onProblem(troubleOf(problem, file.plan.edition)));
  }, [seat, language.value]);
  if (!found)
    return html`<${Bar} title=${t("replay")} /><main class="narrow"><p role="status">${t("one-moment")}</p></main>`;
  return html`<${ReplayView} found=${found} seat=${seat} onSeat=${setSeat}>
    <button type="button" onClick=${onClose}>${t("site-another")}</button><//>`;
}

export function SiteReplayPage() {
  const [file, setFile] = useState(/** @type {Wire.ReplayFile|null} */ (null));
  const [problem, setProblem] = useState("");
  const fail = (/** @type {string} */ text) => {
    setFile(null);
    setProblem(text);
  };
  const open = (/** @type {Wire.ReplayFile|null} */ opened) => {
    setProblem("");
    setFile(opened);
  };
  useEffect(() => {
    if (!file) document.documentElement.dataset.edition = "classic";
    if (!file) document.title = `sleuth · ${t("replay")}`;
  }, [file, language.value]);
  if (file) return html`<${Shown} file=${file} onClose=${() => open(null)} onProblem=${fail} />`;
  return html`<${Choosing} problem=${problem} onOpen=${open} onProblem=${fail} />`;
}
