/** What I can do now: the prompt, and every legal action as a button. */
import { html, useEffect, useState } from "../../html.js";
import { buttons, claims, denial, goals, ofType } from "../../state/choices.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { targeting } from "../board/board.js";
import { Claim } from "../dialogues/claim.js";
import { Denial, DenyButton } from "../dialogues/denial.js";
import { Show } from "../dialogues/show.js";

/** @typedef {Choice<"move"|"take-passage">} Going */
/** @typedef {{table: Table, target: Target}} ActionsProps */

/**
 * The squares in the corridors: many, and rarely wanted.
 * @param {{choices: Going[], open: boolean, button: (choice: Going) => Content}} props
 */
const Squares = ({ choices, open, button }) => html`<details class="squares" open=${open}>
  <summary>${t("squares", { count: choices.length })}</summary><div>${choices.map(button)}</div></details>`;

/**
 * Where I can go: places first, then squares, so that nobody has to hit a small square.
 * @param {ActionsProps & {choices: Choice[], busy: boolean}} props
 */
function GoingButtons({ table, choices, busy, target }) {
  const edition = table.edition.value;
  const all = [...goals(choices).values()];
  if (!all.length) return null;
  const isPlace = (/** @type {Going} */ { action }) => edition.card.has(action.to);
  const [places, squares] = [all.filter(isPlace), all.filter((choice) => !isPlace(choice))];
  const name = (/** @type {Going} */ { action, label }) =>
    action.type === "move" ? nameOf(edition, action.to) : label;
  const button = (/** @type {Going} */ choice) => html`<button type="button" key=${choice.label} disabled=${busy}
    aria-label=${choice.label} class=${isPlace(choice) ? "going" : "small"} ...${targeting(target, choice.action.to)}
    onClick=${() => table.act(choice.action)}>${name(choice)}</button>`;
  return html`<div class="going-list">${places.map(button)}
    ${squares.length > 0 && html`<${Squares} choices=${squares} open=${!places.length} button=${button} />`}</div>`;
}

/**
 * One thing to do with several targets: they appear when it is chosen.
 * @param {{group: ChoiceGroup, busy: boolean, open: boolean, onOpen: () => void,
 *   onAct: (action: Action) => void}} props
 */
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

/**
 * The open dialogue, if it can still be answered.
 * @param {{table: Table, open: string, choices: Choice[], onOpen: (name: string|null) => void}} props
 */
function Opened({ table, open, choices, onOpen }) {
  const [onClose, denying] = [() => onOpen(null), denial(choices)];
  if (open === "show")
    return html`<${Show} table=${table} choices=${choices} onDeny=${() => onOpen("deny")} onClose=${onClose} />`;
  if (open === "deny" && denying)
    return html`<${Denial} table=${table} choices=${choices} denying=${denying} onShow=${() => onOpen("show")}
      onClose=${onClose} />`;
  if (!claims(choices).some((type) => type === open)) return null;
  return html`<${Claim} key=${open} type=${open} table=${table} choices=${choices} onClose=${onClose} />`;
}

/** @param {ActionsProps} props */
export function Actions({ table, target }) {
  const choices = table.choices.value;
  const [open, setOpen] = useState(/** @type {string|null} */ (null));
  const moment = table.now.value?.moment; // chat does not change it, and closes no dialogue
  const shows = ofType(choices, "show").length > 0;
  useEffect(() => setOpen(shows ? "show" : null), [moment, shows]);
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  const button = (
    /** @type {string} */ kind,
    /** @type {string} */ label,
    /** @type {() => void} */ does,
  ) => html`<button type="button" key=${label} class=${kind} disabled=${busy}
    onClick=${does}>${label}</button>`;
  const naming = (/** @type {string} */ type) =>
    button(type === "accuse" ? "danger" : "primary", t(`open-${type}`), () => setOpen(type));
  const doing = (/** @type {ChoiceGroup} */ group) => {
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
      <${GoingButtons} table=${table} choices=${choices} busy=${busy} target=${target} />
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
