/** The middle of the table: the board, or in games without one the cards that lie there. */
import { html } from "../../html.js";
import { goals } from "../../state/choices.js";
import { walkers } from "../../state/fold/cards.js";
import { t } from "../../words.js";
import { Board, frame } from "../board/board.js";
import { Dice } from "../board/dice.js";
import { usePlan } from "../board/ground.js";
import { useZoom, ZoomButtons } from "../board/zoom.js";
import { Fan } from "../common/card.js";
import { blank, lazy, loadStyle } from "../common/lazy.js";
import { Whereabouts } from "./whereabouts.js";

const Cities = lazy(
  () => Promise.all([import("../open/cities.js"), loadStyle("open")]).then(([module]) => module.Cities),
  blank,
);
const OpenCards = lazy(
  () => Promise.all([import("../open/open_cards.js"), loadStyle("open")]).then(([module]) => module.OpenCards),
  blank,
);

/** What lies beside the board, if anything does. @param {ViewProps} props */
function Beside({ edition, view }) {
  const lies = view.open.length + view.centre + view.side + walkers(edition) > 0;
  return lies && html`<${OpenCards} edition=${edition} view=${view} />`;
}

/** The cards of the question under way. @param {ViewProps & {question: NonNullable<View["question"]>}} props */
const Asked = ({ edition, view, question }) => html`<div class="asked-cards">
  <h2>${t("asked-by", { name: view.names[question.asker] })}</h2>
  <${Fan} edition=${edition} cards=${question.cards} /></div>`;

/** @param {{table: Table, target?: Target}} props */
function BoardDesk({ table, target }) {
  const [edition, view] = [/** @type {BoardEdition} */ (table.edition.value), table.view.value];
  const zoom = useZoom(frame(usePlan(edition)));
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  return html`<section class="desk with-board" aria-label=${t("board")}>
    <${Board} edition=${edition} view=${view} goals=${goals(table.choices.value)} busy=${busy} onGo=${table.act}
      target=${target} zoom=${zoom} />
    <div class="desk-side">
      <div class="tray"><${Dice} table=${table} busy=${busy} /></div>
      <${Beside} edition=${edition} view=${view} />
      <div class="desk-tools"><${Whereabouts} edition=${edition} view=${view} /><${ZoomButtons} zoom=${zoom} /></div>
    </div>
  </section>`;
}

/** The case: three cards face down, until the end. @param {ViewProps} props */
function CaseFile({ edition, view }) {
  const back = (/** @type {Wire.KindDrawn} */ kind) =>
    html`<li key=${kind.id} class="card back-card"><span class="card-name">${kind.name}</span></li>`;
  return html`<div class="in-the-middle"><h2>${t("case-file")}</h2>
    <${Fan} edition=${edition} cards=${view.ending?.cards ?? []}>${!view.ending && edition.kinds.map(back)}<//></div>`;
}

/** @param {TableProps} props */
function CardsDesk({ table }) {
  const [edition, view] = [table.edition.value, table.view.value];
  const { question } = view;
  const beside = html`<${Beside} edition=${edition} view=${view} />`;
  return html`<section class="desk with-cards" tabindex="0" aria-label=${t("table")}>
    ${
      edition.family === "cards"
        ? html`<${Cities} edition=${edition} view=${view} beside=${beside} />`
        : html`${
            question
              ? html`<${Asked} edition=${edition} view=${view} question=${question} />`
              : html`<${CaseFile} edition=${edition} view=${view} />`
          }
          <div class="open-cards">${beside}</div>`
    }
  </section>`;
}

/** @param {{table: Table, target?: Target}} props */
export const Desk = ({ table, target }) =>
  table.edition.value.board
    ? html`<${BoardDesk} table=${table} target=${target} />`
    : html`<${CardsDesk} table=${table} />`;
