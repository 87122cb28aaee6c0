/** What I can do now: the prompt, and every legal action as a button. */
import { html, useEffect, useState } from "../../html.js";
import { keyed } from "../../keys.js";
import { amOut } from "../../state/alone.js";
import { buttons, claims, denial, goals, ofType } from "../../state/choices.js";
import { nameOf } from "../../state/edition.js";
import { fewLeft } from "../../state/few.js";
import { beginPicking } from "../../state/picking.js";
import { t } from "../../words.js";
import { targeting } from "../board/board.js";
import { blank, lazy } from "../common/lazy.js";
import { Denial, DenyButton } from "../dialogues/denial.js";
import { Show } from "../dialogues/show.js";

const Hint = lazy(() => import("./hint.js").then((module) => module.Hint), blank);
const Out = lazy(() => import("./out.js").then((module) => module.Out), blank);

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
    action.type === "move" && edition.card.has(action.to) ? nameOf(edition, action.to) : label;
  const button = (/** @type {Going} */ choice) => html`<button type="button" key=${choice.label} disabled=${busy}
    aria-label=${choice.label} class=${isPlace(choice) ? "going" : "small"} data-to=${choice.action.to} ...${targeting(target, choice.action.to)}
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
  return null;
}

/**
 * What I am asked, and why something I might expect cannot be chosen; a bot that answers for me is not talked about.
 * @param {{table: Table, silent: boolean}} props
 */
function Asked({ table, silent }) {
  const words = silent ? null : table.words.value;
  const prompt = words?.prompt ?? t("one-moment");
  // another sentence is another element: nothing moves when it is longer
  return html`<p class="prompt" key=${prompt}>${prompt}
    ${(words?.notes ?? []).map((note) => html`<span class="note" key=${note}> ${note}</span>`)}</p>`;
}

/** Return what I can do; nothing while a bot answers for my seat, which is out. @param {Table} table */
function useChoices(table) {
  const view = table.view.value;
  return amOut(view) && view.chairs[/** @type {number} */ (view.me)].kept ? [] : table.choices.value;
}

/** Return whether a button throws the dice: it comes first. @param {ChoiceGroup} group */
const isRoll = ({ choices: [{ action }] }) => action.type === "roll";

/** @param {ActionsProps} props */
export function Actions({ table, target }) {
  const choices = useChoices(table);
  const [open, setOpen] = useState(/** @type {string|null} */ (null));
  const moment = table.now.value?.moment; // chat does not change it, and closes no dialogue
  const shows = ofType(choices, "show").length > 0;
  useEffect(() => setOpen(shows ? "show" : null), [moment, shows]);
  const busy = Boolean(table.pending.value) || table.link.value !== "live";
  const button = (
    /** @type {string} */ kind,
    /** @type {string} */ label,
    /** @type {() => void} */ does,
    key = "",
  ) => html`<button type="button" key=${label} class=${kind} data-does=${key} disabled=${busy} ...${keyed(key)}
    onClick=${does}>${label}</button>`;
  const accusing = fewLeft(table.sheet.value, table.marks.value.cells) ? "danger" : "quiet";
  const naming = (/** @type {import("../../state/picking.js").ClaimType} */ type) =>
    button(type === "accuse" ? accusing : "primary", t(`open-${type}`), () => beginPicking(table, type), type);
  const doing = (/** @type {ChoiceGroup} */ group) => {
    const [{ action }, second] = group.choices;
    const toggle = () => setOpen(open === group.label ? null : group.label);
    if (second)
      return html`<${Targets} key=${group.label} group=${group} busy=${busy} open=${open === group.label}
        onOpen=${toggle} onAct=${table.act} />`;
    return button(action.type === "roll" ? "primary" : "", group.label, () => table.act(action), action.type);
  };
  const groups = buttons(choices);
  const [rolling, others] = [groups.filter(isRoll), groups.filter((group) => !isRoll(group))];
  return html`<section class="actions" aria-label=${t("what-now")}>
    <div class="asked-now"><${Asked} table=${table} silent=${choices !== table.choices.value && table.choices.value.length > 0} />
      ${choices.length > 0 && table.view.value.plan?.hints && html`<${Hint} table=${table} busy=${busy} />`}</div>
    <div class="buttons">
      ${rolling.map(doing)}
      <${GoingButtons} table=${table} choices=${choices} busy=${busy} target=${target} />
      ${shows && button("primary", t("show-open"), () => setOpen("show"), "show")}
      ${claims(choices)
        .filter((type) => type !== "accuse")
        .map(naming)}
      ${others.map(doing)}
      ${claims(choices).includes("accuse") && naming("accuse")}
      ${denial(choices) && html`<${DenyButton} busy=${busy} onDeny=${() => setOpen("deny")} />`}
    </div>
    ${amOut(table.view.value) && html`<${Out} table=${table} />`}
    ${
      open &&
      (open !== "show" || shows) &&
      html`<${Opened} table=${table} open=${open} choices=${choices} onOpen=${setOpen} />`
    }
  </section>`;
}
