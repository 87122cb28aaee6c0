/** The next thing to enter: a suggestion by one tap, everything else by two. */
import { classes, html, useState } from "../../html.js";
import { keyOf, knownIn } from "../../real/knows.js";
import { nextAsker } from "../../real/seating.js";
import { t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Token } from "../common/token.js";
import { useArrows } from "./entering/arrows.js";

/** @typedef {import("./entering/entry.js").GameProps} GameProps */

/** What else can happen in this edition. @param {GameProps & {onClose: () => void}} props */
function Others({ game, onClose }) {
  const begin = (/** @type {LineDraft["kind"]} */ kind) => {
    onClose();
    game.begin(kind, kind === "accuse" || kind === "tip" ? nextAsker(game.table.value, game.notes.value) : null);
  };
  return html`<${Dialogue} title=${t("real-what-happened")} kind="note" onClose=${onClose}>
    <div class="others">${knownIn(game.pack, game.table.value.options).kinds.map(
      (kind) => html`<button type="button" key=${kind} data-kind=${kind} onClick=${() => begin(kind)}>
        <b>${t(`real-kind-${keyOf(kind)}`)}</b><small>${t(`real-about-${keyOf(kind)}`)}</small></button>`,
    )}</div><//>`;
}

/** Who asks: one tap begins a suggestion; the next in turn stands out. @param {GameProps} props */
function Askers({ game }) {
  const arrows = useArrows();
  const { names } = game.table.value;
  const next = nextAsker(game.table.value, game.notes.value);
  const asker = (
    /** @type {string} */ name,
  ) => html`<button type="button" key=${name} class=${classes("asker", name === next && "primary")}
    data-asks=${name} onClick=${() => game.suggest(undefined, name)}>
    <${Token} edition=${game.edition} seat=${names.indexOf(name)} name=${name} size=${26} /><span>${name}</span></button>`;
  return html`<div class="askers" role="group" aria-label=${t("real-suggestion-whose")} style=${{ "--seats": names.length }} ref=${arrows.ref}
    onKeyDown=${arrows.onKeyDown} onFocusIn=${arrows.onFocusIn}>${names.map(asker)}</div>`;
}

/** @param {GameProps & {news: string}} props */
export function Actions({ game, news }) {
  const [open, setOpen] = useState(false);
  return html`<section class="real-actions" aria-label=${t("what-now")}>
    <div class="real-buttons"><div><p class="news" aria-hidden="true">${news}</p><h2>${t("real-suggestion-whose")}</h2></div>
      <button type="button" class="quiet" data-does="other" onClick=${() => setOpen(true)}>${t("real-other")}</button></div>
    <${Askers} game=${game} />
    ${open && html`<${Others} game=${game} onClose=${() => setOpen(false)} />`}</section>`;
}
