/** House rules: what the edition leaves to the table, folded away until somebody asks. */
import { html, useEffect, useState } from "../../html.js";
import { changedSwitches, changes, switchesFor, toggled } from "../../state/setup.js";
import { known, t } from "../../words.js";

/** @typedef {import("../../state/setup.js").Switch} Switch */

/** What a value is called. @param {string} name @param {any} value */
function valueName(name, value) {
  if (Array.isArray(value)) return value.map((each) => valueName(name, each)).join(" + ");
  if (name === "dealer") return value < 0 ? t("value-dealer-last") : t("value-dealer-seat", { number: value + 1 });
  if (known(`value-${name}-${value}`)) return t(`value-${name}-${value}`);
  return known(`value-${value}`) ? t(`value-${value}`) : String(value);
}

/** What a rule decides; a few are said differently here, where seats are counted from 1. @param {Switch} rule */
const sentence = (rule) => (known(`rule-${rule.name}`) ? t(`rule-${rule.name}`) : rule.text);

/** The rules that a table has changed, for those who come to it. @param {{edition: any, plan: any}} props */
export function ChangedRules({ edition, plan }) {
  const [changed, options] = [changedSwitches(edition, plan), plan.options ?? {}];
  const line = (rule) =>
    html`<li key=${rule.name}>${sentence(rule)} <b>${valueName(rule.name, options[rule.name])}</b></li>`;
  if (!changed.length) return null;
  return html`<details class="changed-rules"><summary>${t("house-rules-changed", { count: changed.length })}</summary>
    <ul>${changed.map(line)}</ul></details>`;
}

/** One of several values; they may be lists, so they are chosen by their number. */
function Choice({ rule, value, onChange }) {
  const chosen = rule.values.findIndex((each) => JSON.stringify(each) === JSON.stringify(value));
  return html`<label class="rule"><span>${sentence(rule)}</span>
    <select value=${chosen} onChange=${(event) => onChange(rule.values[Number(event.currentTarget.value)])}>
      ${rule.values.map(
        (each, index) =>
          html`<option key=${index} value=${index} selected=${index === chosen}>${valueName(rule.name, each)}</option>`,
      )}
    </select></label>`;
}

const Switched = ({ rule, value, onChange }) => html`<label class="rule tick">
  <input type="checkbox" checked=${value} onChange=${(event) => onChange(event.currentTarget.checked)} />
  <span>${sentence(rule)}</span></label>`;

/** Any number of values. */
function Several({ rule, value, onChange }) {
  const tick = (each) => html`<label key=${each} class="tick"><input type="checkbox" checked=${value.includes(each)}
    onChange=${() => onChange(toggled(rule.values, value, each))} /><span>${valueName(rule.name, each)}</span></label>`;
  return html`<fieldset class="rule several"><legend>${sentence(rule)}</legend>${rule.values.map(tick)}</fieldset>`;
}

const KINDS = { switch: Switched, choice: Choice, number: Choice, list: Several };

/** Why a rule cannot be played like that, if it is this one. */
const Refused = ({ rule, problem }) =>
  problem?.details?.option === rule.name
    ? html`<p class="refused" role="alert">${t("problem-unfit-option", { needs: problem.details.needs ?? "" })}</p>`
    : null;

/**
 * @param {{edition: any, seats: number, rules: Record<string, any>, problem: any,
 *   onChange: (rules: object) => void}} props
 */
export function HouseRules({ edition, seats, rules, problem, onChange }) {
  const changed = Object.keys(changes(edition, seats, rules)).length;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (problem?.details?.option !== undefined) setOpen(true);
  }, [problem]);
  return html`<details class="house-rules" open=${open} onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary>${t("house-rules")}
      <small>${changed ? t("house-rules-changed", { count: changed }) : t("house-rules-usual")}</small></summary>
    <div class="rules">${switchesFor(edition, seats, rules).map((rule) => {
      const value = rules[rule.name] ?? rule.default;
      const change = (chosen) => onChange({ ...rules, [rule.name]: chosen });
      return html`<div key=${rule.name}><${KINDS[rule.type]} rule=${rule} value=${value} onChange=${change} />
        <${Refused} rule=${rule} problem=${problem} /></div>`;
    })}</div>
    <button type="button" disabled=${!changed} onClick=${() => onChange({})}>${t("house-rules-reset")}</button>
  </details>`;
}
