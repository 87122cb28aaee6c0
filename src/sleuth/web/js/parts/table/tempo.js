/** The bots of a table with one person follow the pace of that person. */
import { useEffect } from "../../html.js";
import { pace } from "../../settings.js";
import { alone } from "../../state/alone.js";

/** Tell the server my pace when the game begins and whenever I change it. @param {Table} table */
export function useTempo(table) {
  const view = table.view.value;
  const follow = view.status === "playing" && alone(view);
  useEffect(() => {
    if (follow) table.change("PUT", "/tempo", { tempo: pace.value });
  }, [table, follow, pace.value]);
}
