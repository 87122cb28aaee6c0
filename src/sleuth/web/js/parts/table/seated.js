/** Connecting to a table, as one of this browser's people or as nobody, while the page shows it. */

import { asPerson, get } from "../../api.js";
import { at } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { pace, sheetMode } from "../../settings.js";
import { tabMemory } from "../../state/stage/memory.js";
import { sitAt } from "../../state/table/table.js";
import { language, problemText, spoken, t, useWordsOf } from "../../words.js";
import { useArt } from "../common/art.js";
import { Bar } from "../common/bar.js";

const newKey = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

/** @param {{text: string}} props */
export const Message = ({ text }) => html`<${Bar} /><main class="narrow"><p role="status">${text}</p>
  <p><a href=${at("/")} onClick=${goByLink}>${t("home")}</a></p></main>`;

/** What went wrong, for a few seconds. @param {TableProps} props */
function Notice({ table }) {
  const problem = table.problem.value;
  useEffect(() => {
    const timer = problem ? setTimeout(() => (table.problem.value = null), 6000) : undefined;
    return () => clearTimeout(timer);
  }, [problem]);
  return html`<div class="notice" role="alert" hidden=${!problem}>${problem && problemText(problem)}</div>`;
}

/** Shown while the connection is lost. @param {TableProps} props */
const Lost = ({ table }) =>
  html`<div class="lost" role="status" hidden=${table.link.value !== "lost"}>${t("reconnecting")}</div>`;

/** Finds the table of a code; `show` gets its id. @param {{code: string, show: (id: string) => Content}} props */
export function Found({ code, show }) {
  const [id, setId] = useState("");
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useEffect(() => {
    get("/me")
      .then(() => get(`/codes/${code}`))
      .then((/** @type {Wire.TableAddress} */ address) => setId(address.table), setProblem);
  }, [code]);
  if (problem) return html`<${Message} text=${problemText(problem)} />`;
  return id ? show(id) : html`<${Message} text=${t("one-moment")} />`;
}

/**
 * Return the table of one person; for another person there is another component with another table.
 * @param {string} id @param {number|"nobody"} who @param {boolean} hidden whether it is never shown: nothing is played
 */
function useTable(id, who, hidden) {
  const [table, setTable] = useState(/** @type {Table|null} */ (null));
  useEffect(() => {
    const ending = new AbortController();
    const stage = hidden ? {} : { pace, memory: tabMemory(id), waits: true };
    const made = sitAt(id, { ...asPerson(who, ending.signal), language, sheetMode, newKey, ...stage });
    setTable(/** @type {Table} */ (made));
    return () => {
      made.leave();
      ending.abort(); // an open request would keep in memory what its sender knew
    };
  }, [id, who]);
  return table;
}

/** @param {{id: string, who: number|"nobody", show: (table: Table) => Content, hidden?: boolean}} props */
export function Seated({ id, who, show, hidden = false }) {
  const table = useTable(id, who, hidden);
  const edition = table?.edition.value;
  useWordsOf(edition?.id);
  useArt(edition);
  useEffect(() => {
    document.documentElement.dataset.edition = edition?.id ?? "classic";
    document.title = edition ? `${edition.title} · sleuth` : "sleuth";
  }, [edition]);
  if (table?.link.value === "gone") return html`<${Message} text=${t("problem-unknown-table")} />`;
  if (!edition || !table.now.value || spoken.value !== edition.id) return html`<${Message} text=${t("one-moment")} />`;
  if (table.view.value.status === "abandoned") return html`<${Message} text=${t("abandoned")} />`;
  return html`<${Lost} table=${table} />${show(table)}<${Notice} table=${table} />`;
}
