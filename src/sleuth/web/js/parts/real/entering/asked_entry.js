/** Entering a suggestion: who asks, three cards, who showed one, and which if I saw it. */
import { html, onTick, onValue } from "../../../html.js";
import { askedBy, named, replied, showable, shown, stepOf } from "../../../real/asking.js";
import { knownIn } from "../../../real/knows.js";
import { nameOf } from "../../../state/edition.js";
import { t } from "../../../words.js";
import { MiniCard, Picture } from "../../common/card.js";
import { useArrows } from "./arrows.js";
import { CardGrid, Player, PlayerChips } from "./choosing.js";

/** @typedef {import("./entry.js").GameProps & {draft: AskedDraft}} AskedProps */

/** Who asks: the first tap has said it, but in a line that is changed it may be another. @param {AskedProps} props */
const Asker = ({ game, draft }) => html`<${PlayerChips} edition=${game.edition} names=${game.table.value.names}
  label=${t("real-who-asks")} chosen=${draft.by} onChoose=${(/** @type {string} */ by) => game.enter(askedBy(draft, by))} />`;

/** The three cards. @param {AskedProps} props */
const Naming = ({ game, draft }) => html`
  <${CardGrid} edition=${game.edition} label=${t("real-which-cards")} chosen=${draft.cards} own=${game.table.value.hand}
    onPick=${(/** @type {string} */ card) => game.enter(named(draft, card, game.table.value))} />`;

/** What was asked so far; a tap on a card takes it back. @param {AskedProps} props */
const Named = ({ game, draft }) =>
  html`<div class="named"><div class="named-cards">${draft.cards.map(
    (card) =>
      card &&
      html`<button type="button" key=${card} class="named-card quiet" title=${t("real-take-back")}
        onClick=${() => game.enter({ ...named(draft, card, game.table.value), shownBy: undefined })}><${MiniCard} edition=${game.edition} card=${card} /></button>`,
  )}</div></div>`;

/** How somebody replied who did not show a card. @param {AskedProps & {name: string, replies: Reply[]}} props */
const ReplyChoice = ({
  game,
  draft,
  name,
  replies,
}) => html`<select class="reply" aria-label=${t("real-reply-of", { name })}
  value=${draft.replies[name] ?? "passed"}
  onChange=${onValue((value) => game.enter(replied(draft, name, /** @type {Reply} */ (value))))}>
  ${replies.map(
    (reply) =>
      html`<option key=${reply} value=${reply} selected=${reply === (draft.replies[name] ?? "passed")}>${t(`real-reply-${reply}`)}</option>`,
  )}</select>`;

/** Who showed a card: everybody asked before that player passed. @param {AskedProps} props */
function Answer({ game, draft }) {
  const arrows = useArrows();
  const [table, known] = [game.table.value, knownIn(game.pack, game.table.value.options)];
  const more = () => game.enter({ ...draft, more: true });
  const held = (/** @type {Event} */ event) => {
    event.preventDefault(); // a long press
    more();
  };
  const showed = (/** @type {string|null} */ name) => game.enter(shown(draft, name));
  return html`<h3 class="asked-what">${t("real-who-showed")}</h3>
    <div class="answers" role="group" aria-label=${t("real-who-showed")} ref=${arrows.ref} onKeyDown=${arrows.onKeyDown}
      onFocusIn=${arrows.onFocusIn}>
      ${table.order(draft.by).map(
        (name) => html`<div class="answer-row" key=${name}>
          <button type="button" class="answer" data-answer=${name} aria-pressed=${draft.shownBy === name}
            onClick=${() => showed(name)} onContextMenu=${held}><${Player} edition=${game.edition} names=${table.names} name=${name} />
            ${name === table.me && html`<small>${t("real-you")}</small>`}</button>
          ${draft.more && html`<${ReplyChoice} game=${game} draft=${draft} name=${name} replies=${known.replies} />`}</div>`,
      )}
      <button type="button" class="answer nobody" data-answer="" aria-pressed=${draft.shownBy === null}
        onClick=${() => showed(null)}>${t("real-nobody")}</button></div>
    ${
      draft.more
        ? known.second &&
          html`<label class="tick"><input type="checkbox" checked=${draft.twice}
            onChange=${onTick((twice) => game.enter({ ...draft, twice }))} />${t("real-second-asked")}</label>`
        : html`<button type="button" class="quiet more" data-does="more" onClick=${more}>${t("real-more-answers")}</button>`
    }`;
}

/** Which card it was. @param {AskedProps} props */
function Which({ game, draft }) {
  const arrows = useArrows();
  const [table, edition] = [game.table.value, game.edition];
  const mine = draft.shownBy === table.me;
  const pick = (/** @type {string|null} */ card) => game.enter({ ...draft, card });
  return html`<h3 class="asked-what">${mine ? t("real-which-mine") : t("real-which-shown", { name: draft.shownBy ?? "" })}</h3>
    <div class="which" role="group" aria-label=${t("real-which-card")} ref=${arrows.ref} onKeyDown=${arrows.onKeyDown} onFocusIn=${arrows.onFocusIn}>
      ${showable(draft, table).map(
        (
          card,
        ) => html`<button type="button" key=${card} class="which-card" data-shown=${card} aria-pressed=${draft.card === card}
          onClick=${() => pick(card)}><${Picture} edition=${edition} card=${card} size=${56} /><span>${nameOf(edition, card)}</span></button>`,
      )}</div>
    <button type="button" class="quiet" data-shown="" onClick=${() => pick(null)}>${t("real-not-seen")}</button>`;
}

/** The second card that was asked for. @param {AskedProps} props */
function Second({ game, draft }) {
  const edition = game.edition;
  const second = (/** @type {string|boolean} */ value) => game.enter({ ...draft, second: value });
  const others = showable(draft, game.table.value).filter((card) => card !== draft.card);
  return html`<h3 class="asked-what">${t("real-second-which")}</h3><div class="answers">
    ${others.map(
      (card) => html`<button type="button" key=${card} class="answer" data-second=${card} onClick=${() => second(card)}>
        <${Picture} edition=${edition} card=${card} size=${26} /><span>${nameOf(edition, card)}</span></button>`,
    )}
    <button type="button" class="answer" data-second="true" onClick=${() => second(true)}>${t("real-second-unseen")}</button>
    <button type="button" class="answer" data-second="false" onClick=${() => second(false)}>${t("real-second-none")}</button></div>`;
}

/** One thing after the other; a line that is changed shows everything. @param {AskedProps} props */
export function AskedEntry({ game, draft }) {
  const step = stepOf(draft, game.table.value);
  const props = { game, draft };
  if (draft.line !== null)
    return html`<${Asker} ...${props} /><${Naming} ...${props} /><${Answer} ...${props} />
      ${draft.shownBy && html`<${Which} ...${props} />`}${draft.twice && html`<${Second} ...${props} />`}`;
  if (step === "cards") return html`<${Naming} ...${props} />`;
  return html`<${Named} ...${props} />
    ${step === "card" ? html`<${Which} ...${props} />` : step === "second" ? html`<${Second} ...${props} />` : html`<${Answer} ...${props} />`}`;
}
