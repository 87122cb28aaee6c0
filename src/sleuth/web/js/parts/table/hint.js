/** A hint on request: one sentence that can be played by one press, and more behind it. */
import { html, useEffect, useState } from "../../html.js";
import { keyed } from "../../keys.js";
import { beginPicking } from "../../state/picking.js";
import { language, t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { ExplanationDialogue, hinted } from "../sheet/explaining.js";

const CLAIMS = ["suggest", "accuse", "choose-case"];

/**
 * Do what the hint says; cards are laid out on the sheet, where they can still be changed.
 * @param {Table} table @param {Action} action
 */
function play(table, action) {
  if (!CLAIMS.includes(action.type)) return table.act(action);
  const { type, cards } = /** @type {Wire.Suggest|Wire.Accuse|Wire.ChooseCase} */ (action);
  return beginPicking(table, type, cards);
}

/** Return the hint for this moment, once it was asked for, and how to ask for it. @param {Table} table */
function useHint(table) {
  const [hint, setHint] = useState(/** @type {Wire.HintShown|null} */ (null));
  const [asked, setAsked] = useState(false);
  const moment = table.now.value?.moment ?? 0;
  useEffect(() => {
    setHint(null);
    setAsked(false);
  }, [moment, language.value]);
  const failed = (/** @type {Refusal} */ problem) => {
    table.problem.value = problem;
    setAsked(false);
  };
  const ask = () => {
    setAsked(true);
    table.ask(`/hint?lang=${language.value}`).then(setHint, failed);
  };
  return { hint: hint && hint.version >= moment ? hint : null, asked, ask };
}

/**
 * The hint itself.
 * @param {{table: Table, hint: Wire.HintShown, best: Wire.NextStep, busy: boolean}} props
 */
function Sentence({ table, hint, best, busy }) {
  const [more, setMore] = useState(false);
  const sentences = hint.suggestions.map(hinted);
  return html`<div class="hint-line">
    <p role="status"><${Icon} name="bulb" /><span>${best.sentence}</span></p>
    <div class="buttons">
      <button type="button" class="primary" disabled=${busy} onClick=${() => play(table, best.action)}>${t("hint-do")}</button>
      ${sentences.length > 0 && html`<button type="button" onClick=${() => setMore(true)}>${t("hint-more")}</button>`}
    </div>
    ${
      more &&
      html`<${ExplanationDialogue} explanation=${{ title: hint.summary, sentences }} onClose=${() => setMore(false)} />`
    }</div>`;
}

/** @param {{table: Table, busy: boolean}} props */
export function Hint({ table, busy }) {
  const { hint, asked, ask } = useHint(table);
  if (hint?.best) return html`<${Sentence} table=${table} hint=${hint} best=${hint.best} busy=${busy} />`;
  const label = asked ? t("hint-thinking") : t("hint-now");
  return html`<button type="button" class="round quiet" disabled=${asked} ...${keyed("hint")} onClick=${ask}
    aria-label=${label} title=${label}><${Icon} name="bulb" /></button>`;
}
