/** What can I do now? The sentence, and every legal action as a button. */
import { html, useEffect, useState } from "../html.js";
import { claims, goals, ofType, plain } from "../state/choices.js";
import { nameOf } from "../state/edition.js";
import { t } from "../words.js";
import { Claim } from "./claim.js";
import { Show } from "./show.js";

/** Places first, squares behind them: nobody has to hit a small square. */
function Going({ table, choices, busy }) {
  const edition = table.edition.value;
  const all = [...goals(choices).values()];
  const isPlace = ({ action }) => edition.card.has(action.to);
  const [places, squares] = [all.filter(isPlace), all.filter((choice) => !isPlace(choice))];
  const name = ({ action, label }) => (action.type === "move" ? nameOf(edition, action.to) : label);
  const button = (choice) => html`<button type="button" key=${choice.label} disabled=${busy} aria-label=${choice.label}
    class=${isPlace(choice) ? "going" : "small"} onClick=${() => table.act(choice.action)}>${name(choice)}</button>`;
  if (!all.length) return null;
  return html`<div class="going-list">${places.map(button)}
    ${squares.length > 0 && html`<details class="squares" open=${!places.length}><summary>${t("squares", { count: squares.length })}</summary><div>${squares.map(button)}</div></details>`}
  </div>`;
}

/** @param {{table: any}} props */
export function Actions({ table }) {
  const choices = table.choices.value;
  const [open, setOpen] = useState(/** @type {string|null} */ (null));
  const version = table.now.value?.version;
  const shows = ofType(choices, "show").length > 0;
  useEffect(() => setOpen(shows ? "show" : null), [version, shows]);
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  const close = () => setOpen(null);
  const naming = (type) => html`<button type="button" key=${type} class=${type === "accuse" ? "danger" : "primary"}
    disabled=${busy} onClick=${() => setOpen(type)}>${t(`open-${type}`)}</button>`;
  return html`<section class="actions" aria-label=${t("what-now")}>
    <p class="prompt">${table.words.value?.prompt ?? t("one-moment")}</p>
    <div class="buttons">
      <${Going} table=${table} choices=${choices} busy=${busy} />
      ${shows && html`<button type="button" class="primary" disabled=${busy} onClick=${() => setOpen("show")}>${t("show-open")}</button>`}
      ${claims(choices).filter((type) => type !== "accuse").map(naming)}
      ${plain(choices).map(({ action, label }) => html`<button type="button" key=${label} class=${action.type === "roll" ? "primary" : ""}
        disabled=${busy} onClick=${() => table.act(action)}>${label}</button>`)}
      ${claims(choices).includes("accuse") && naming("accuse")}
    </div>
    ${open === "show" && shows && html`<${Show} table=${table} choices=${choices} onClose=${close} />`}
    ${open && open !== "show" && claims(choices).includes(open) && html`<${Claim} key=${open} type=${open} table=${table} choices=${choices} onClose=${close} />`}
  </section>`;
}
