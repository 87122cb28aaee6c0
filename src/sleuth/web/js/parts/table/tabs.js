/** On a phone, one tab of the table at a time; a dot says where something is new. */
import { html, useEffect, useMemo, useState } from "../../html.js";
import { t } from "../../words.js";

const TABS = ["desk", "hand", "sheet", "log"];

/** What each tab shows, in short: when it differs from what was seen last, something is new. */
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
  const told = Math.max(sentences.at(-1)?.[0] ?? 0, view.talk.at(-1)?.n ?? 0);
  return { desk, hand, sheet: marks ?? "", log: told ? `${told}` : "" };
}

/** @param {{table: any, tab: string, onTab: (tab: string) => void}} props */
export function PhoneTabs({ table, tab, onTab }) {
  const contents = useContents(table);
  const [read, setRead] = useState(/** @type {Record<string, string>} */ ({}));
  useEffect(() => {
    // what is there when one sits down is not new
    const first = Object.fromEntries(TABS.map((name) => [name, read[name] || contents[name]]));
    setRead({ ...first, [tab]: contents[tab] });
  }, [tab, contents.desk, contents.hand, contents.sheet, contents.log]);
  const dot = html`<span class="dot" role="img" aria-label=${t("new")}></span>`;
  const isNew = (name) => name !== tab && Boolean(read[name]) && contents[name] !== read[name];
  return html`<nav class="tabs" aria-label=${t("tabs")}>${TABS.map(
    (name) => html`<button type="button"
    key=${name} aria-pressed=${tab === name} onClick=${() => onTab(name)}>
    ${t(`tab-${name}`)}${isNew(name) && dot}</button>`,
  )}</nav>`;
}
