/** A table, found by its code: lobby, game, end. */
import { html, useEffect, useState } from "../html.js";
import { call, get, liveUrl } from "../api.js";
import { goByLink } from "../router.js";
import { sheetMode } from "../settings.js";
import { sitAt } from "../state/table.js";
import { language, sorry, t } from "../words.js";
import { Bar } from "../parts/bar.js";
import { Lobby } from "../parts/lobby.js";
import { Play } from "../parts/play.js";

const newKey = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

/** The table of a code, for as long as the page shows it. */
function useTable(code) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let made = null;
    let left = false;
    get("/me").then(() => get(`/codes/${code}`)).then((address) => {
      if (left) return;
      made = sitAt(address.table, { call, liveUrl, language, sheetMode, newKey });
      setTable(made);
    }, setProblem);
    return () => {
      left = true;
      made?.leave();
    };
  }, [code]);
  return { table, problem };
}

/** What went wrong, for a while. */
function Notice({ table }) {
  const problem = table.problem.value;
  useEffect(() => {
    const timer = problem && setTimeout(() => (table.problem.value = null), 6000);
    return () => clearTimeout(timer);
  }, [problem]);
  return html`<div class="notice" role="alert" hidden=${!problem}>${problem && sorry(problem)}</div>`;
}

/** Whether we are connected. */
const Lost = ({ table }) => html`<div class="lost" role="status" hidden=${table.link.value !== "lost"}>${t("reconnecting")}</div>`;

const Message = ({ text }) => html`<${Bar} /><main class="narrow"><p role="status">${text}</p><p><a href="/" onClick=${goByLink}>${t("home")}</a></p></main>`;

export function TablePage({ code }) {
  const { table, problem } = useTable(code);
  const edition = table?.edition.value;
  useEffect(() => {
    document.documentElement.dataset.edition = edition?.id ?? "classic";
    document.title = edition ? `${edition.title} · sleuth` : "sleuth";
  }, [edition]);
  if (problem) return html`<${Message} text=${sorry(problem)} />`;
  if (table?.link.value === "gone") return html`<${Message} text=${t("problem-unknown-table")} />`;
  if (!edition || !table.now.value) return html`<${Message} text=${t("one-moment")} />`;
  if (table.view.value.status === "abandoned") return html`<${Message} text=${t("abandoned")} />`;
  const body = table.now.value.status === "open" ? html`<${Bar} title=${code} /><${Lobby} table=${table} />` : html`<${Play} table=${table} />`;
  return html`<${Lost} table=${table} />${body}<${Notice} table=${table} />`;
}
