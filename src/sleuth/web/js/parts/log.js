/** What happened, in sentences, newest last; and the talk at the table. */
import { html, useLayoutEffect, useOnly, useRef, useState } from "../html.js";
import { t } from "../words.js";

/** @typedef {{n: number, name: string, text: string}} Line */

/** How many lines are shown at first, and how many more at a time. */
const MANY = 100;

/** Sentences and talk in one order. @param {[number, string][]} sentences @param {Line[]} talk */
export const merged = (sentences, talk) =>
  [...sentences.map(([n, text]) => ({ n, text, name: "" })), ...talk].sort((a, b) => a.n - b.n);

function Saying({ table }) {
  const [text, setText] = useState("");
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) table.say(text.trim());
    setText("");
  };
  return html`<form class="saying" onSubmit=${send}>
    <input aria-label=${t("say")} placeholder=${t("say")} maxlength="300" value=${text}
      onInput=${(event) => setText(event.currentTarget.value)} />
    <button type="submit">${t("say-send")}</button></form>`;
}

/** Says what is new, wherever on the page one is. @param {{table: any}} props */
export function Announced({ table }) {
  const said = useRef(-1);
  const talk = useOnly(() => table.view.value.talk);
  const lines = merged(table.sentences.value, talk);
  const fresh = said.current < 0 ? [] : lines.filter((line) => line.n > said.current);
  useLayoutEffect(() => {
    said.current = lines.at(-1)?.n ?? 0;
  }, [lines.length]);
  const spoken = ({ n, name, text }) => html`<p key=${n}>${name ? `${name}: ${text}` : text}</p>`;
  return html`<div class="hidden" role="log" aria-live="polite">${fresh.map(spoken)}</div>`;
}

const LogLine = ({ line }) => html`<li class=${line.name ? "talk" : ""}>
  ${line.name && html`<b>${line.name}: </b>`}${line.text}</li>`;

/** The newest lines, and as many more as one asks for: a long game stays as quick as a short one. @param {Line[]} lines */
function useNewest(lines) {
  const [count, setCount] = useState(MANY);
  const more = lines.length > count ? () => setCount(count + MANY) : null;
  return { newest: lines.slice(-count), more };
}

/** Whether there is somebody to talk to. @param {import("../state/types.js").View} view */
const canTalk = ({ chat, me, chairs }) =>
  chat && me !== null && chairs.reduce((sum, chair) => sum + chair.people.length, 0) > 1;

/** @param {{table: any}} props */
export function Log({ table }) {
  const talk = useOnly(() => table.view.value.talk);
  const mayTalk = useOnly(() => canTalk(table.view.value));
  const { newest, more } = useNewest(merged(table.sentences.value, talk));
  return html`<section class="log paper" aria-label=${t("log")}><h2>${t("log")}</h2>
    <div class="lines" tabindex="0"><ol>
      ${newest.map((line) => html`<${LogLine} key=${line.n} line=${line} />`)}</ol>
      ${more && html`<button type="button" class="quiet" onClick=${more}>${t("log-earlier")}</button>`}</div>
    ${mayTalk && html`<${Saying} table=${table} />`}
  </section>`;
}
