/** The table while it is played: everything needed for the next decision in sight. */
import { html, useEffect, useState } from "../html.js";
import { t } from "../words.js";
import { Actions } from "./actions.js";
import { Bar } from "./bar.js";
import { Desk } from "./desk.js";
import { Ending } from "./ending.js";
import { Hand } from "./hand.js";
import { Announced, Log } from "./log.js";
import { KeptWarm, Menu } from "./menu.js";
import { Players } from "./players.js";
import { Sheet } from "./sheet.js";

const LEAVES = ["desk", "hand", "sheet", "log"];

/** On a phone, one leaf at a time; a dot says that the log has grown. */
function Leaves({ table, leaf, onLeaf }) {
  const lines = table.sentences.value.length;
  const [read, setRead] = useState(lines);
  useEffect(() => {
    if (leaf === "log") setRead(lines);
  }, [leaf, lines]);
  return html`<nav class="leaves" aria-label=${t("leaves")}>${LEAVES.map((name) => html`<button type="button" key=${name} aria-pressed=${leaf === name} onClick=${() => onLeaf(name)}>
    ${t(`leaf-${name}`)}${name === "log" && lines > read ? html`<span class="dot" aria-label=${t("new")}></span>` : null}</button>`)}</nav>`;
}

/** The last sentence, for a phone where the log is another leaf. */
const Latest = ({ table }) => html`<p class="latest" aria-hidden="true">${table.sentences.value.at(-1)?.[1] ?? ""}</p>`;

/** @param {{table: any}} props */
export function Play({ table }) {
  const [leaf, setLeaf] = useState("desk");
  const [looking, setLooking] = useState(false);
  const [edition, view, now] = [table.edition.value, table.view.value, table.now.value];
  const mine = now.actor !== null && now.actor === now.seat;
  const over = view.ending && !looking;
  const turn = view.turn ? t("turn-of", { name: view.names[view.turn.seat], number: view.turn.number }) : "";
  return html`<div class="play" data-leaf=${leaf} data-mine=${mine} data-family=${edition.family}>
    <${Bar} title=${`${edition.title} · ${view.code}`}><span class="turn">${turn}${view.plan.hints ? ` · ${t("hints-on")}` : ""}${now.seat === null ? ` · ${t("watching")}` : ""}</span><${Menu} table=${table} /><//>
    <main class="table-grid"><${Announced} table=${table} />
      ${over ? html`<${Ending} table=${table} onLook=${() => setLooking(true)} />` : html`<${Desk} table=${table} />`}
      <${Sheet} table=${table} /><${Log} table=${table} />
      <${Players} table=${table} />
      <${Leaves} table=${table} leaf=${leaf} onLeaf=${setLeaf} />
      <div class="bottom"><${Hand} table=${table} /><${Latest} table=${table} /><${KeptWarm} table=${table} />${!over && html`<${Actions} table=${table} />`}</div>
    </main></div>`;
}
