/** What was entered so far, one sentence for each line; a tap opens what can be done with it. */
import { classes, html, useLayoutEffect, useRef } from "../../html.js";
import { t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { Tool } from "./frame.js";

/** @typedef {import("./entering/entry.js").GameProps} GameProps */

/** What can be done with a line. @param {GameProps & {line: number, last: number, onOpen: (line: number|null) => void}} props */
function Deeds({ game, line, last, onOpen }) {
  const move = (/** @type {number} */ by) => {
    game.move(line, by);
    onOpen(line + by);
  };
  const remove = () => {
    game.remove(line);
    onOpen(null);
  };
  return html`<div class="line-deeds">
    <button type="button" class="primary" data-does="change" onClick=${() => game.open(line)}>${t("real-change")}</button>
    <${Tool} icon="up" label=${t("real-move-up")} disabled=${line === 0} onClick=${() => move(-1)} />
    <${Tool} icon="down" label=${t("real-move-down")} disabled=${line === last} onClick=${() => move(1)} />
    <button type="button" class="danger" data-does="delete" onClick=${remove}>${t("real-delete")}</button></div>`;
}

/** @param {GameProps & {sentence: string, line: number, last: number, open: boolean, blamed: boolean, onOpen: (line: number|null) => void}} props */
function Line({ game, sentence, line, last, open, blamed, onOpen }) {
  const item = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (open) item.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return html`<li ref=${item} class=${classes("line", open && "open", blamed && "blamed")} data-line=${line}>
    <button type="button" class="line-text" aria-expanded=${open} onClick=${() => onOpen(open ? null : line)}>
      <b>${line + 1}</b><span>${sentence}</span>${blamed && html`<${Icon} name="question" size=${18} />`}</button>
    ${open && html`<${Deeds} game=${game} line=${line} last=${last} onOpen=${onOpen} />`}</li>`;
}

/**
 * `blamed` are the lines that cannot all be true.
 * @param {GameProps & {sentences: string[], blamed: number[], open: number|null, onOpen: (line: number|null) => void}} props
 */
export const LinesView = ({
  game,
  sentences,
  blamed,
  open,
  onOpen,
}) => html`<section class="lines paper" aria-label=${t("real-lines")}>
  ${
    sentences.length
      ? html`<ol>${sentences.map(
          (
            sentence,
            line,
          ) => html`<${Line} key=${line} game=${game} sentence=${sentence} line=${line} last=${sentences.length - 1}
            open=${open === line} blamed=${blamed.includes(line)} onOpen=${onOpen} />`,
        )}</ol>`
      : html`<p class="none-yet">${t("real-no-lines")}</p>`
  }</section>`;
