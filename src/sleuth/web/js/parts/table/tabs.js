/** On a phone, one part of the table at a time; a dot marks a tab with something new. */
import { html, useEffect, useMemo, useState } from "../../html.js";
import { t } from "../../words.js";

/** @typedef {"desk"|"hand"|"sheet"|"log"} TabName */

/** @type {TabName[]} */
const TABS = ["desk", "hand", "sheet", "log"];

/**
 * Return a digest of each tab: when it differs from the one seen last, something is new.
 * @param {Table} table @returns {Record<TabName, string>}
 */
function useContents(table) {
  const [view, sheet, sentences] = [table.view.value, table.sheet.value, table.sentences.value];
  const hand = [...(view.hand ?? []), ...view.held].join(" ");
  const desk = [view.open.length, view.walkers, view.played.length].join(" ");
  const marks = useMemo(
    () =>
      sheet?.kinds
        .flatMap((kind) => kind.rows)
        .flatMap((row) => row.cells.map((cell) => cell.mark))
        .join(" "),
    [sheet],
  );
  const newest = Math.max(sentences.at(-1)?.[0] ?? 0, view.talk.at(-1)?.n ?? 0);
  return { desk, hand, sheet: marks ?? "", log: newest ? `${newest}` : "" };
}

/** @param {{table: Table, tab: TabName, onTab: (tab: TabName) => void}} props */
export function PhoneTabs({ table, tab, onTab }) {
  const contents = useContents(table);
  const [read, setRead] = useState(/** @type {Record<string, string>} */ ({}));
  useEffect(() => {
    // what is there from the start is not new
    const first = Object.fromEntries(TABS.map((name) => [name, read[name] || contents[name]]));
    setRead({ ...first, [tab]: contents[tab] });
  }, [tab, contents.desk, contents.hand, contents.sheet, contents.log]);
  const dot = html`<span class="dot" role="img" aria-label=${t("new")}></span>`;
  const isNew = (/** @type {TabName} */ name) => name !== tab && Boolean(read[name]) && contents[name] !== read[name];
  return html`<nav class="tabs" aria-label=${t("tabs")}>${TABS.map(
    (name) => html`<button type="button"
    key=${name} data-tab=${name} aria-pressed=${tab === name} onClick=${() => onTab(name)}>
    ${t(`tab-${name}`)}${isNew(name) && dot}</button>`,
  )}</nav>`;
}
