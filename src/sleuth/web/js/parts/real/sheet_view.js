/** The sheet of a real game: marks, chances as shades; a tap on a cell says why. */
import { html, signal, useEffect, useMemo, useState } from "../../html.js";
import { noMarks } from "../../state/marks.js";
import { t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Grid } from "../sheet/grid.js";
import { Legend } from "../sheet/legend.js";

/** @typedef {import("./entering/entry.js").GameProps} GameProps */
/** @typedef {{heading: string, sentences: string[], notes: number[]}} Proof */
/** @typedef {{onLine: (line: number) => void, why: (card: string, owner: string|number) => Promise<Proof>}} Asks */

/** Return what the sheet needs of a table: this one can only be read. @param {import("../../real/game.js").RealGame} game */
function useSheetTable(game) {
  const table = useMemo(
    () => ({
      edition: signal(game.edition),
      view: signal(/** @type {any} */ ({})),
      sheet: signal(/** @type {Wire.SheetShown|null} */ (null)),
      marks: signal(noMarks()),
      picking: signal(null),
      choices: signal([]),
      now: signal(null),
    }),
    [game],
  );
  const { me, names, hand } = game.table.value;
  useEffect(() => {
    table.view.value = { me: me === null ? null : names.indexOf(me), hand, names, question: null, plan: null };
  }, [me, names, hand]);
  return /** @type {SheetTable} */ (/** @type {unknown} */ (table));
}

/** @param {{proof: Proof, onLine: (line: number) => void, onClose: () => void}} props */
const WhyDialogue = ({
  proof,
  onLine,
  onClose,
}) => html`<${Dialogue} title=${proof.heading} kind="note why" onClose=${onClose}>
  <ul class="reasons">${proof.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>
  ${
    proof.notes.length > 0 &&
    html`<p class="line-links"><span>${t("real-follows-from")}</span>${proof.notes.map(
      (line) =>
        html`<button type="button" key=${line} onClick=${() => onLine(line)}>${t("real-line", { number: line + 1 })}</button>`,
    )}</p>`
  }<//>`;

/** @param {GameProps & Asks & {told: Counted}} props */
export function SheetView({ game, told, why, onLine }) {
  const [proof, setProof] = useState(/** @type {Proof|null} */ (null));
  const table = useSheetTable(game);
  const ask = (/** @type {Wire.RowShown} */ row, /** @type {Wire.OwnerShown} */ owner) =>
    why(row.card, /** @type {string|number} */ (owner.id)).then(setProof, () => {});
  const follow = (/** @type {number} */ line) => {
    setProof(null);
    onLine(line);
  };
  return html`<section class="sheet paper" aria-label=${t("sheet")}>
    <div class="sheet-head real-sheet-head"><p role="status" class="counts"><b>${t("real-cases-left", { count: told.count })}</b>
      <span>${t("real-deals", { number: told.deals })}</span></p><${Legend} /></div>
    <${Grid} table=${table} title=${t("sheet")} sheet=${told.sheet} asking=${true} onWhy=${ask} />
    ${proof && html`<${WhyDialogue} proof=${proof} onLine=${follow} onClose=${() => setProof(null)} />`}</section>`;
}
