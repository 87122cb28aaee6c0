/** The sheet in a replay: what the seat could know at the step shown. */
import { effect, html, useEffect, useMemo } from "../../html.js";
import { sheetMode } from "../../settings.js";
import { coalesced } from "../../state/table/coalesce.js";
import { language, t } from "../../words.js";
import { Sheet } from "../sheet/sheet.js";

/** How long the slider must rest until the sheet is asked for, in milliseconds. */
const REST = 120;

/** Counts the sheets that were drawn. */
let drawn = 0;

/** Keep the sheet in step; of several steps in a row only the last is asked for. @param {ReplayTable} table */
function followSheet(table) {
  let timer = 0;
  const read = coalesced(
    async () => {
      table.sheet.value = await table.ask(`/sheet?lang=${language.value}&mode=${sheetMode.value}`);
    },
    () => {
      table.sheet.value = null; // before the cards are dealt there is none
    },
  );
  const stop = effect(() => {
    void [table.at.value, sheetMode.value];
    clearTimeout(timer);
    timer = setTimeout(read, REST);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** @param {{table: ReplayTable, seat: Viewer, names: string[]}} props */
export function ReplaySheet({ table, seat, names }) {
  useEffect(() => (seat === null ? undefined : followSheet(table)), [table]);
  const number = useMemo(() => ++drawn, [table]); // another seat or language is another table, and another sheet
  const title = seat === null ? t("sheet") : t("replay-sheet", { name: names[seat] });
  return html`<${Sheet} key=${number} table=${table} title=${title} none=${t("replay-no-sheet")} />`;
}
