/** Sitting down at a table, as one of this browser's people or as nobody, for as long as the page shows it. */

import { asPerson, get } from "../../api.js";
import { html, useEffect, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { sheetMode } from "../../settings.js";
import { sitAt } from "../../state/table/table.js";
import { language, problemText, spoken, t, useWordsOf } from "../../words.js";
import { Bar } from "../common/bar.js";

const newKey = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

export const Message = ({ text }) => html`<${Bar} /><main class="narrow"><p role="status">${text}</p>
  <p><a href="/" onClick=${goByLink}>${t("home")}</a></p></main>`;

/** What went wrong, for a while. */
function Notice({ table }) {
  const problem = table.problem.value;
  useEffect(() => {
    const timer = problem && setTimeout(() => (table.problem.value = null), 6000);
    return () => clearTimeout(timer);
  }, [problem]);
  return html`<div class="notice" role="alert" hidden=${!problem}>${problem && problemText(problem)}</div>`;
}

/** Whether we are connected. */
const Lost = ({ table }) =>
  html`<div class="lost" role="status" hidden=${table.link.value !== "lost"}>${t("reconnecting")}</div>`;

/** The id of the table with a code; `show` gets it. @param {{code: string, show: (id: string) => any}} props */
export function Found({ code, show }) {
  const [id, setId] = useState("");
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get("/me")
      .then(() => get(`/codes/${code}`))
      .then((address) => setId(address.table), setProblem);
  }, [code]);
  if (problem) return html`<${Message} text=${problemText(problem)} />`;
  return id ? show(id) : html`<${Message} text=${t("one-moment")} />`;
}

/** A table for one person; whoever comes after him is another component with another table. */
function useTable(id, who) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const ending = new AbortController();
    const made = sitAt(id, { ...asPerson(who, ending.signal), language, sheetMode, newKey });
    setTable(made);
    return () => {
      made.leave();
      ending.abort(); // an answer under way would keep in memory what its asker knew
    };
  }, [id, who]);
  return table;
}

/** @param {{id: string, who: number|"nobody", show: (table: any) => any}} props */
export function Seated({ id, who, show }) {
  const table = useTable(id, who);
  const edition = table?.edition.value;
  useWordsOf(edition?.id);
  useEffect(() => {
    document.documentElement.dataset.edition = edition?.id ?? "classic";
    document.title = edition ? `${edition.title} · sleuth` : "sleuth";
  }, [edition]);
  if (table?.link.value === "gone") return html`<${Message} text=${t("problem-unknown-table")} />`;
  if (!edition || !table.now.value || spoken.value !== edition.id) return html`<${Message} text=${t("one-moment")} />`;
  if (table.view.value.status === "abandoned") return html`<${Message} text=${t("abandoned")} />`;
  return html`<${Lost} table=${table} />${show(table)}<${Notice} table=${table} />`;
}
