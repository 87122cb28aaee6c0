/** House rules: what the table may decide, folded away until somebody opens them. */
import { html, onTick, onValue, useEffect, useState } from "../../html.js";
import { changedSwitches, changes, switchesFor, toggled } from "../../state/setup.js";
import { known, t } from "../../words.js";

/** @typedef {Wire.Switch} Switch */
/** @typedef {{rule: Switch, value: any, onChange: (value: any) => void}} RuleProps each rule has values of its own */

/** Return the name of a value. @param {string} name @param {any} value @returns {string} */
function valueName(name, value) {
  if (Array.isArray(value)) return value.map((each) => valueName(name, each)).join(" + ");
  if (name === "dealer") return value < 0 ? t("value-dealer-last") : t("value-dealer-seat", { number: value + 1 });
  if (known(`value-${name}-${value}`)) return t(`value-${name}-${value}`);
  return known(`value-${value}`) ? t(`value-${value}`) : String(value);
}

/** Return what a rule decides; a few read differently here, where seats are counted from 1. @param {Switch} rule */
const sentence = (rule) => (known(`rule-${rule.name}`) ? t(`rule-${rule.name}`) : rule.text);

/** The rules that a table has changed, for people who come to it. @param {{edition: Edition, plan: Plan}} props */
export function ChangedRules({ edition, plan }) {
  const [changed, options] = [changedSwitches(edition, plan), plan.options ?? {}];
  const line = (/** @type {Switch} */ rule) =>
    html`<li key=${rule.name}>${sentence(rule)} <b>${valueName(rule.name, options[rule.name])}</b></li>`;
  if (!changed.length) return null;
  return html`<details class="changed-rules"><summary>${t("house-rules-changed", { count: changed.length })}</summary>
    <ul>${changed.map(line)}</ul></details>`;
}

/** One of several values; they may be lists, so they are chosen by index. @param {RuleProps} props */
function Choice({ rule, value, onChange }) {
  const chosen = rule.values.findIndex((each) => JSON.stringify(each) === JSON.stringify(value));
  return html`<label class="rule"><span>${sentence(rule)}</span>
    <select value=${chosen} onChange=${onValue((index) => onChange(rule.values[Number(index)]))}>
      ${rule.values.map(
        (each, index) =>
          html`<option key=${index} value=${index} data-value=${each} selected=${index === chosen}>${valueName(rule.name, each)}</option>`,
      )}
    </select></label>`;
}

/** @param {RuleProps} props */
const Switched = ({ rule, value, onChange }) => html`<label class="rule tick">
  <input type="checkbox" checked=${value} onChange=${onTick(onChange)} />
  <span>${sentence(rule)}</span></label>`;

/** Any number of values. @param {RuleProps} props */
function Several({ rule, value, onChange }) {
  const tick = (
    /** @type {string} */ each,
  ) => html`<label key=${each} class="tick"><input type="checkbox" checked=${value.includes(each)}
    onChange=${() => onChange(toggled(rule.values, value, each))} /><span>${valueName(rule.name, each)}</span></label>`;
  return html`<fieldset class="rule several"><legend>${sentence(rule)}</legend>${rule.values.map(tick)}</fieldset>`;
}

/** @type {Record<string, (props: RuleProps) => Content>} */
const KINDS = { switch: Switched, choice: Choice, number: Choice, list: Several };

/** Why this rule was refused, if it was. @param {{rule: Switch, problem: Refusal|null}} props */
const Refused = ({ rule, problem }) =>
  problem?.details?.option === rule.name
    ? html`<p class="refused" role="alert">${t("problem-unfit-option", { needs: problem.details.needs ?? "" })}</p>`
    : null;

/**
 * @param {{edition: Edition, seats: number, rules: Rules, problem: Refusal|null,
 *   onChange: (rules: Rules) => void}} props
 */
export function HouseRules({ edition, seats, rules, problem, onChange }) {
  const changed = Object.keys(changes(edition, seats, rules)).length;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (problem?.details?.option !== undefined) setOpen(true);
  }, [problem]);
  const follow = (/** @type {Event & {currentTarget: HTMLDetailsElement}} */ event) =>
    setOpen(event.currentTarget.open);
  return html`<details class="house-rules" open=${open} onToggle=${follow}>
    <summary>${t("house-rules")}
      <small>${changed ? t("house-rules-changed", { count: changed }) : t("house-rules-usual")}</small></summary>
    <div class="rules">${switchesFor(edition, seats, rules).map((rule) => {
      const value = rules[rule.name] ?? rule.default;
      const change = (/** @type {unknown} */ chosen) => onChange({ ...rules, [rule.name]: chosen });
      return html`<div key=${rule.name} data-rule=${rule.name}><${KINDS[rule.type]} rule=${rule} value=${value} onChange=${change} />
        <${Refused} rule=${rule} problem=${problem} /></div>`;
    })}</div>
    <button type="button" disabled=${!changed} onClick=${() => onChange({})}>${t("house-rules-reset")}</button>
  </details>`;
}
