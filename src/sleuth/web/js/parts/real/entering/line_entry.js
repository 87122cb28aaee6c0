/** Entering an accusation, a card I saw, or what somebody has or lacks. */
import { html } from "../../../html.js";
import { picked } from "../../../real/lines.js";
import { t } from "../../../words.js";
import { CardGrid, Chips, Player, PlayerChips } from "./choosing.js";

/** @typedef {import("./entry.js").GameProps & {draft: LineDraft}} LineProps */

/** The players and piles that a line can be about. @param {LineProps} props */
function Owners({ game, draft }) {
  const { names, me } = game.table.value;
  const piles = game.piles().filter((pile) => draft.kind !== "saw" || pile !== "case");
  const options = [
    ...names
      .filter((name) => name !== me)
      .map((id) => ({
        id,
        text: html`<${Player} edition=${game.edition} names=${names} name=${id} />`,
      })),
    ...piles.map((id) => ({ id, text: t(`real-pile-${id}`) })),
  ];
  return html`<${Chips} label=${draft.kind === "saw" ? t("real-whose") : t("real-about-whom")} options=${options} chosen=${draft.who}
    onChoose=${(/** @type {string} */ who) => game.enter({ ...draft, who })} />`;
}

/** Right or wrong. @param {LineProps} props */
export const Verdict = ({ game, draft }) => html`<${Chips} label=${t("real-verdict")} chosen=${draft.right}
  options=${[false, true].map((id) => ({ id, text: t(`real-verdict-${id}`) }))}
  onChoose=${(/** @type {boolean} */ right) => game.enter({ ...draft, right })} />`;

/** @param {LineProps} props */
export function LineEntry({ game, draft }) {
  const { names, hand } = game.table.value;
  const label = draft.kind === "saw" ? t("real-which-card") : t("real-which-cards");
  return html`
    ${
      draft.kind === "accuse"
        ? html`<${PlayerChips} edition=${game.edition} names=${names} label=${t("real-who-accuses")} chosen=${draft.who}
            onChoose=${(/** @type {string} */ who) => game.enter({ ...draft, who })} />`
        : draft.kind !== "case" && html`<${Owners} game=${game} draft=${draft} />`
    }
    <${CardGrid} edition=${game.edition} label=${label} chosen=${draft.cards} own=${hand}
      onPick=${(/** @type {string} */ card) => game.enter(picked(draft, card, game.table.value))} />`;
}
