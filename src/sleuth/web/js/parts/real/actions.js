/** The next thing to enter: a suggestion by one tap, everything else by two. */
import { html, useState } from "../../html.js";
import { keyOf, knownIn } from "../../real/knows.js";
import { nextAsker } from "../../real/seating.js";
import { t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon } from "../common/icon.js";

/** @typedef {import("./entry.js").GameProps} GameProps */

/** What else can happen in this edition. @param {GameProps & {onClose: () => void}} props */
function Others({ game, onClose }) {
  const begin = (/** @type {LineDraft["kind"]} */ kind) => {
    onClose();
    const { options } = game.table.value;
    game.begin(kind, kind === "accuse" || kind === "tip" ? nextAsker(options, game.notes.value) : null);
  };
  return html`<${Dialogue} title=${t("real-what-happened")} kind="note" onClose=${onClose}>
    <div class="others">${knownIn(game.pack, game.table.value.options).kinds.map(
      (kind) => html`<button type="button" key=${kind} data-kind=${kind} onClick=${() => begin(kind)}>
        <b>${t(`real-kind-${keyOf(kind)}`)}</b><small>${t(`real-about-${keyOf(kind)}`)}</small></button>`,
    )}</div><//>`;
}

/** @param {GameProps & {news: string}} props */
export function Actions({ game, news }) {
  const [open, setOpen] = useState(false);
  return html`<section class="real-actions" aria-label=${t("what-now")}>
    <p class="news" aria-hidden="true">${news}</p>
    <div class="real-buttons">
      <button type="button" class="primary big" data-does="suggest" onClick=${() => game.suggest()}><${Icon} name="plus" />${t("real-kind-suggest")}</button>
      <button type="button" class="big" data-does="other" onClick=${() => setOpen(true)}>${t("real-other")}</button></div>
    ${open && html`<${Others} game=${game} onClose=${() => setOpen(false)} />`}</section>`;
}
