/** What happened, in sentences, newest last; and the chat at the table. */
import { classes, html, onValue, useLayoutEffect, useRef, useSlice, useState } from "../../html.js";
import { t } from "../../words.js";

/** @typedef {{n: number, name: string, text: string, team?: boolean, by?: string}} Line */

/** How many lines are shown at first, and how many more with each request. */
const PAGE = 100;

/**
 * Merge sentences and chat in order, with who of my team did what.
 * @param {Sentence[]} sentences @param {Line[]} talk @param {Deed[]} deeds
 * @returns {Line[]}
 */
export function merged(sentences, talk, deeds) {
  const by = new Map(deeds.map(({ n, name }) => [n, name]));
  const lines = sentences.map(([n, text]) => ({ n, text, name: "", by: by.get(n) }));
  return [...lines, ...talk].sort((a, b) => a.n - b.n);
}

/** Return all lines of a table. @param {Table} table */
function useLines(table) {
  const talk = useSlice(() => table.view.value.talk);
  const deeds = useSlice(() => table.view.value.deeds);
  return merged(table.sentences.value, talk, deeds);
}

/**
 * The choice of the audience: everybody, or my team.
 * @param {{to: "all"|"team", onChoose: (to: string) => void}} props
 */
const Audience = ({ to, onChoose }) => html`<select aria-label=${t("say-to")} value=${to}
  onChange=${onValue((chosen) => onChoose(chosen))}>
  ${["all", "team"].map(
    (each) => html`<option key=${each} value=${each} selected=${each === to}>
    ${t(`say-to-${each}`)}</option>`,
  )}</select>`;

/** @param {TableProps} props */
function ChatForm({ table }) {
  const [text, setText] = useState("");
  const [to, setTo] = useState(/** @type {"all"|"team"} */ ("all"));
  const teams = useSlice(() => (table.view.value.plan?.team ?? 1) > 1);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) table.say(text.trim(), teams ? to : "all");
    setText("");
  };
  return html`<form class="saying" onSubmit=${send}>
    ${teams && html`<${Audience} to=${to} onChoose=${setTo} />`}
    <input aria-label=${t("say")} placeholder=${t("say")} maxlength="300" value=${text}
      onInput=${onValue((typed) => setText(typed))} />
    <button type="submit">${t("say-send")}</button></form>`;
}

/** Return a line as a screen reader says it. @param {Line} line */
function aloud({ name, text, team, by }) {
  if (name) return `${team ? t("said-to-team", { name }) : name}: ${text}`;
  return by ? `${text} (${t("did-it", { name: by })})` : text;
}

/** Announces new lines to screen readers. @param {TableProps} props */
export function Announced({ table }) {
  const said = useRef(-1);
  const lines = useLines(table);
  const fresh = said.current < 0 ? [] : lines.filter((line) => line.n > said.current);
  useLayoutEffect(() => {
    said.current = lines.at(-1)?.n ?? 0;
  }, [lines.length]);
  const spoken = (/** @type {Line} */ line) => html`<p key=${line.n}>${aloud(line)}</p>`;
  return html`<div class="hidden" role="log" aria-live="polite">${fresh.map(spoken)}</div>`;
}

/** @param {{line: Line}} props */
const LogLine = ({ line: { name, text, team, by } }) => html`<li class=${classes(name && "talk", team && "team")}>
  ${name && html`<b>${team ? t("said-to-team", { name }) : name}: </b>`}${text}
  ${by && html` <span class="by">(${t("did-it", { name: by })})</span>`}</li>`;

/** Return the newest lines, and more on request: a long game stays as fast as a short one. @param {Line[]} lines */
function useNewest(lines) {
  const [count, setCount] = useState(PAGE);
  const more = lines.length > count ? () => setCount(count + PAGE) : null;
  return { newest: lines.slice(-count), more };
}

/** Return whether there is somebody to talk to. @param {View} view */
const canTalk = ({ chat, me, chairs }) =>
  chat && me !== null && chairs.reduce((sum, chair) => sum + chair.people.length, 0) > 1;

/** @param {TableProps} props */
export function Log({ table }) {
  const mayTalk = useSlice(() => canTalk(table.view.value));
  const { newest, more } = useNewest(useLines(table));
  return html`<section class="log paper" aria-label=${t("log")}><h2>${t("log")}</h2>
    <div class="lines" tabindex="0"><ol>
      ${newest.map((line) => html`<${LogLine} key=${line.n} line=${line} />`)}</ol>
      ${more && html`<button type="button" class="quiet" onClick=${more}>${t("log-earlier")}</button>`}</div>
    ${mayTalk && html`<${ChatForm} table=${table} />`}
  </section>`;
}
