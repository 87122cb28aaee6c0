/** What can I do now? The sentence, and every legal action as a button. */
import { html, useEffect, useState } from "../../html.js";
import { buttons, claims, denial, goals, ofType } from "../../state/choices.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { targeting } from "../board/board.js";
import { Claim } from "../dialogues/claim.js";
import { Denial, DenyButton } from "../dialogues/denial.js";
import { Show } from "../dialogues/show.js";

/** The squares in the corridors: many, and seldom what one wants. */
const Squares = ({ choices, open, button }) => html`<details class="squares" open=${open}>
  <summary>${t("squares", { count: choices.length })}</summary><div>${choices.map(button)}</div></details>`;

/** Places first, squares behind them: nobody has to hit a small square. */
function Going({ table, choices, busy, target }) {
  const edition = table.edition.value;
  const all = [...goals(choices).values()];
  if (!all.length) return null;
  const isPlace = ({ action }) => edition.card.has(action.to);
  const [places, squares] = [all.filter(isPlace), all.filter((choice) => !isPlace(choice))];
  const name = ({ action, label }) => (action.type === "move" ? nameOf(edition, action.to) : label);
  const button = (choice) => html`<button type="button" key=${choice.label} disabled=${busy}
    aria-label=${choice.label} class=${isPlace(choice) ? "going" : "small"} ...${targeting(target, choice.action.to)}
    onClick=${() => table.act(choice.action)}>${name(choice)}</button>`;
  return html`<div class="going-list">${places.map(button)}
    ${squares.length > 0 && html`<${Squares} choices=${squares} open=${!places.length} button=${button} />`}</div>`;
}

/** One thing to do with many targets: they appear when it is chosen. */
const Targets = ({
  group,
  busy,
  open,
  onOpen,
  onAct,
}) => html`<button type="button" aria-expanded=${open} disabled=${busy}
    onClick=${onOpen}>${group.label}\u00a0…</button>
  ${
    open &&
    html`<div class="targets">${group.choices.map(
      (choice) => html`<button type="button" key=${choice.label} class="going" disabled=${busy}
      aria-label=${choice.label} onClick=${() => onAct(choice.action)}>${choice.rest}</button>`,
    )}</div>`
  }`;

/** The dialogue that is open, if it still can be answered. */
function Opened({ table, open, choices, onOpen }) {
  const [onClose, denying] = [() => onOpen(null), denial(choices)];
  if (open === "show")
    return html`<${Show} table=${table} choices=${choices} onDeny=${() => onOpen("deny")} onClose=${onClose} />`;
  if (open === "deny" && denying)
    return html`<${Denial} table=${table} choices=${choices} denying=${denying} onShow=${() => onOpen("show")}
      onClose=${onClose} />`;
  if (!claims(choices).includes(open)) return null;
  return html`<${Claim} key=${open} type=${open} table=${table} choices=${choices} onClose=${onClose} />`;
}

/** @param {{table: any, target: {value: string|null}}} props */
export function Actions({ table, target }) {
  const choices = table.choices.value;
  const [open, setOpen] = useState(/** @type {string|null} */ (null));
  const moment = table.now.value?.moment; // what is said meanwhile closes no dialogue
  const shows = ofType(choices, "show").length > 0;
  useEffect(() => setOpen(shows ? "show" : null), [moment, shows]);
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  const button = (kind, label, does) => html`<button type="button" key=${label} class=${kind} disabled=${busy}
    onClick=${does}>${label}</button>`;
  const naming = (type) => button(type === "accuse" ? "danger" : "primary", t(`open-${type}`), () => setOpen(type));
  const doing = (group) => {
    const [{ action }, second] = group.choices;
    const toggle = () => setOpen(open === group.label ? null : group.label);
    if (second)
      return html`<${Targets} key=${group.label} group=${group} busy=${busy} open=${open === group.label}
        onOpen=${toggle} onAct=${table.act} />`;
    return button(action.type === "roll" ? "primary" : "", group.label, () => table.act(action));
  };
  return html`<section class="actions" aria-label=${t("what-now")}>
    <p class="prompt">${table.words.value?.prompt ?? t("one-moment")}</p>
    <div class="buttons">
      <${Going} table=${table} choices=${choices} busy=${busy} target=${target} />
      ${shows && button("primary", t("show-open"), () => setOpen("show"))}
      ${claims(choices)
        .filter((type) => type !== "accuse")
        .map(naming)}
      ${buttons(choices).map(doing)}
      ${claims(choices).includes("accuse") && naming("accuse")}
      ${denial(choices) && html`<${DenyButton} busy=${busy} onDeny=${() => setOpen("deny")} />`}
    </div>
    ${
      open &&
      (open !== "show" || shows) &&
      html`<${Opened} table=${table} open=${open} choices=${choices} onOpen=${setOpen} />`
    }
  </section>`;
}
