/** The guide of a lesson: a slip of paper that says what to do next. */
import { at } from "../../base.js";
import { classes, html, useEffect, useRef, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { problemText, t } from "../../words.js";
import { useBegin } from "../start/wishes.js";
import { keep, useLesson } from "./following.js";

/** What comes after the lesson. @param {TableProps} props */
function After({ table }) {
  const { start, busy, problem } = useBegin(false);
  const edition = table.edition.value;
  return html`<div class="guide-next">
    <button type="button" class="primary" disabled=${busy} onClick=${() => start(edition)}>${t("learn-next")}</button>
    <a class="button" href=${at(`/how/${edition.id}`)} onClick=${goByLink}>${t("learn-rules")}</a>
    ${problem && html`<p role="alert">${problemText(problem)}</p>`}</div>`;
}

/** The head of the slip: which moment it is, and a button to fold it up. */
const Head = (
  /** @type {{lesson: Wire.Guide, folded: boolean, onFold: () => void}} */ { lesson, folded, onFold },
) => html`<header><span class="guide-count">${lesson.moment && t("learn-count", { number: lesson.number, of: lesson.of })}</span>
  <button type="button" class="round quiet" aria-expanded=${!folded} aria-controls="guide-text"
    aria-label=${folded ? t("learn-unfold") : t("learn-fold")} title=${folded ? t("learn-unfold") : t("learn-fold")}
    onClick=${onFold}><span aria-hidden="true">${folded ? "+" : "−"}</span></button></header>`;

/** What the guide says, once, for screen readers: it is heard when it changes. @param {{text: string}} props */
function Said({ text }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return html`<p class="hidden" role="status">${said}</p>`;
}

/** A lesson that was left: the way back. @param {{onBack: () => void}} props */
const Left = ({ onBack }) => html`<p>${t("learn-left")}</p>
  <button type="button" onClick=${onBack}>${t("learn-back")}</button>`;

/**
 * What to do, and the way out of the lesson.
 * @param {{table: Table, lesson: Wire.Guide, tried: number, onLeave: () => void, onClose: () => void}} props
 */
function Moment({ table, lesson, tried, onLeave, onClose }) {
  const [folded, setFolded] = useState(false);
  const foot = {
    going: html`<button type="button" class="quiet" onClick=${onLeave}>${t("learn-leave")}</button>`,
    done: html`<${After} table=${table} />`,
    strayed: html`<button type="button" class="primary" onClick=${onClose}>${t("learn-continue")}</button>`,
  };
  const not = tried > 0 ? `${t("learn-not-yet")}${tried % 2 ? "" : "\u00a0"}` : ""; // heard again each time
  return html`<${Head} lesson=${lesson} folded=${folded} onFold=${() => setFolded(!folded)} />
    <h2>${lesson.title}</h2>
    <p id="guide-text" class="guide-text" hidden=${folded}>${lesson.text}</p>
    <p class="guide-nudge" role="status">${not}</p>
    <${Said} text=${`${lesson.title}. ${lesson.text}`} />
    ${!folded && html`<footer>${foot[lesson.course]}</footer>`}`;
}

/** Keep the focus in the slip when a press has exchanged what is on it. @param {unknown} shown */
function useFocusInside(shown) {
  const slip = useRef(/** @type {HTMLElement|null} */ (null));
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) slip.current?.querySelector("button")?.focus();
    pressed.current = false;
  }, [shown]);
  return { slip, pressed };
}

/** @param {TableProps} props */
export function Guide({ table }) {
  const { lesson, tried, left } = useLesson(table);
  const [closed, setClosed] = useState(false);
  const away = left && lesson?.course === "going";
  const { slip, pressed } = useFocusInside(away);
  const leave = (/** @type {boolean} */ gone) => {
    pressed.current = true;
    keep(table.id, { left: gone });
  };
  if (!lesson || closed) return null;
  const name = away ? t("learn-guide") : `${t("learn-guide")}: ${lesson.title}`;
  return html`<section ref=${slip} class=${classes("guide paper", away && "left")} aria-label=${name}>
    ${
      away
        ? html`<${Left} onBack=${() => leave(false)} />`
        : html`<${Moment} table=${table} lesson=${lesson} tried=${tried} onLeave=${() => leave(true)}
          onClose=${() => setClosed(true)} />`
    }</section>`;
}
