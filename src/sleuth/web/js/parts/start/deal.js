/** One press deals a game: the edition and everything else as chosen last; the rest is folded away. */
import { at } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { problemText, t } from "../../words.js";
import { LearnButton } from "../learn/button.js";
import { LittlePicture } from "./editions.js";
import { agreedLine, Settings } from "./settings.js";
import { useBegin } from "./wishes.js";

/** The button that opens and closes the settings. @param {{open: boolean, onToggle: () => void}} props */
const Change = ({ open, onToggle }) => html`<button type="button" class="quiet change" aria-expanded=${open}
  aria-controls=${open ? "settings" : undefined} onClick=${onToggle}>${t("change")}</button>`;

/** The edition, and the button. @param {{edition: Edition, friends: boolean, busy: boolean, children?: Content}} props */
const Offer = ({ edition, friends, busy, children }) => html`<div class="offer">
  <${LittlePicture} edition=${edition} large />
  <div class="offer-text"><h2>${edition.title}</h2><p>${edition.tagline}</p></div>
  <div class="offer-press">
    <button type="submit" class="primary big" disabled=${busy}>${friends ? t("open-table") : t("go")}</button>
    <div class="learn-place">${!friends && html`<${LearnButton} />`}</div>
    <a class="quiet-link" href=${at(`/how/${edition.id}`)} onClick=${goByLink}>${t("how")}</a></div>
  ${children}</div>`;

/** @param {{edition: Edition, friends: boolean, begin: ReturnType<typeof useBegin>}} props */
export function Deal({ edition, friends, begin }) {
  const { start, busy, problem, setProblem } = begin;
  const [open, setOpen] = useState(false);
  const besideItsRule = problem?.details?.option !== undefined;
  useEffect(() => {
    if (besideItsRule) setOpen(true);
  }, [problem]);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    start(edition);
  };
  return html`<form class="deal paper" data-edition=${edition.id} onSubmit=${submit}>
    <${Offer} edition=${edition} friends=${friends} busy=${busy}>
      <p class="agreed-line"><span>${agreedLine(friends, edition)}</span>
        <${Change} open=${open} onToggle=${() => setOpen(!open)} /></p><//>
    ${
      open &&
      html`<${Settings} friends=${friends} edition=${edition} problem=${problem}
      onAgree=${() => setProblem(null)} />`
    }
    ${problem && !besideItsRule && html`<p role="alert">${problemText(problem)}</p>`}</form>`;
}
