/** Entering a tip of the card game: what it asks for, whom, and who showed a card. */
import { html } from "../../../html.js";
import { tipFeatures } from "../../../real/knows.js";
import { asksFor, asksOnly, tipped, tipShown } from "../../../real/lines.js";
import { nameOf } from "../../../state/edition.js";
import { t } from "../../../words.js";
import { Chips, Player, PlayerChips } from "./choosing.js";

/** @typedef {import("./line_entry.js").LineProps} LineProps */

/** One player: showed a card or had none; I see the cards that are shown to me. @param {LineProps & {name: string}} props */
function Asked({ game, draft, name }) {
  const { names, me, hand, featured } = game.table.value;
  const showed = draft.showed.includes(name);
  const player = html`<${Player} edition=${game.edition} names=${names} name=${name} />`;
  if (draft.who !== me)
    return html`<button type="button" class="answer" data-tipped=${name} aria-pressed=${showed}
      onClick=${() => game.enter(tipShown(draft, name))}>${player}<small>${showed ? t("real-tip-showed") : t("real-tip-none")}</small></button>`;
  const cards = featured(draft.feature ?? "").filter((card) => !hand.includes(card));
  const options = [
    { id: "", text: t("real-tip-none") },
    ...cards.map((id) => ({ id, text: nameOf(game.edition, id) })),
  ];
  const choose = (/** @type {string} */ card) => {
    const none = { ...draft, showed: draft.showed.filter((each) => each !== name) };
    game.enter(card ? tipShown(none, name, card) : { ...none, seen: without(draft.seen, name) });
  };
  return html`<div class="tipped" data-tipped=${name}><p>${player}</p>
    <${Chips} label=${t("real-tip-of", { name })} shown=${false} options=${options} chosen=${draft.seen[name] ?? ""} onChoose=${choose} /></div>`;
}

/** @param {Record<string, string>} seen @param {string} name */
const without = (seen, name) => Object.fromEntries(Object.entries(seen).filter(([each]) => each !== name));

/** @param {LineProps} props */
export function TipEntry({ game, draft }) {
  const [{ names, order }, edition] = [game.table.value, game.edition];
  const whom = [
    { id: null, text: t("real-tip-everybody") },
    ...order(draft.who ?? names[0]).map((id) => ({ id, text: id })),
  ];
  return html`
    <${PlayerChips} edition=${edition} names=${names} label=${t("real-who-tips")} chosen=${draft.who}
      onChoose=${(/** @type {string} */ who) => game.enter({ ...draft, who, showed: [], seen: {} })} />
    <${Chips} label=${t("real-tip-for")} chosen=${draft.feature}
      options=${tipFeatures(edition).map((id) => ({ id, text: game.pack.feature_names[id] }))}
      onChoose=${(/** @type {string} */ feature) => game.enter(asksFor(draft, feature))} />
    <${Chips} label=${t("real-tip-whom")} chosen=${draft.only} options=${whom}
      onChoose=${(/** @type {string|null} */ only) => game.enter(asksOnly(draft, only))} />
    ${
      draft.feature &&
      html`<h3 class="asked-what">${t("real-who-showed")}</h3><div class="answers">${tipped(
        draft,
        game.table.value,
      ).map((name) => html`<${Asked} key=${name} game=${game} draft=${draft} name=${name} />`)}</div>`
    }`;
}
