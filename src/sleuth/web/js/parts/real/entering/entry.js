/** Entering a line: one panel for everything that can happen. */
import { html, useLayoutEffect, useRef } from "../../../html.js";
import { keyOf } from "../../../real/knows.js";
import { t } from "../../../words.js";
import { Tool } from "../frame.js";
import { AskedEntry } from "./asked_entry.js";
import { LineEntry, Verdict } from "./line_entry.js";
import { TipEntry } from "./tip_entry.js";

/** @typedef {{game: import("../../../real/game.js").RealGame}} GameProps */

/** @param {Draft} draft */
const bodyOf = (draft) => (draft.kind === "suggest" ? AskedEntry : draft.kind === "tip" ? TipEntry : LineEntry);

/** Say what is entered. @param {Draft} draft */
function titleOf(draft) {
  if (draft.line !== null) return t("real-change-line", { number: draft.line + 1 });
  return draft.kind === "suggest" ? t("real-asks", { name: draft.by }) : t(`real-kind-${keyOf(draft.kind)}`);
}

/** Give the line up with Escape, unless a dialogue is open. @param {() => void} cancel */
function useEscape(cancel) {
  useLayoutEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) cancel();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** @param {GameProps & {draft: Draft}} props */
export function Entry({ game, draft }) {
  const part = useRef(/** @type {HTMLElement|null} */ (null));
  useEscape(game.cancel);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    const first = part.current?.querySelector(".entry-body button[tabindex='0'], .entry-body button");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, []);
  const title = titleOf(draft);
  const ready = game.noteOf(draft) !== null;
  return html`<section class="entry paper" ref=${part} aria-label=${title}>
    <div class="entry-head"><h2>${title}</h2><${Tool} icon="close" label=${t("real-cancel")} does="cancel" aside onClick=${game.cancel} /></div>
    <div class="entry-body"><${bodyOf(draft)} game=${game} draft=${draft} /></div>
    <div class="entry-foot">${draft.kind === "accuse" && html`<${Verdict} game=${game} draft=${draft} />`}
      ${game.refused.value && html`<p role="alert">${game.refused.value}</p>`}
      ${
        !written(draft) &&
        html`<button type="button" class="primary big" data-does="save" disabled=${!ready} onClick=${game.finish}>${t("real-save")}</button>`
      }</div></section>`;
}

/** Return whether a draft is written by its last tap, without a button. @param {Draft} draft */
const written = (draft) => draft.line === null && ["suggest", "saw", "accuse"].includes(draft.kind);
