/** What is seldom needed at a table: the code for others, my seat on another device, a bot for somebody who left. */
import { html, useState } from "../html.js";
import { sorry, t } from "../words.js";
import { Dialogue } from "./dialogue.js";
import { Icon } from "./icon.js";
import { Share, ShareLink } from "./share.js";

const KEEPER = "inspector";

/** A link to my own seat, shown only when asked for: it is as good as the seat itself. */
function MyDevice({ table }) {
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const ask = () => table.call("POST", "/link").then((found) => setUrl(found.url), setProblem);
  return html`<section class="share paper"><h2>${t("move-device")}</h2><p>${t("move-device-how")}</p>
    ${url ? html`<${ShareLink} url=${url} />` : html`<button type="button" onClick=${ask}>${t("show-link")}</button>`}
    ${problem && html`<p role="alert">${sorry(problem)}</p>`}</section>`;
}

/** For the host: somebody keeps the table waiting. */
function Absent({ table }) {
  const [view, now] = [table.view.value, table.now.value];
  if (!now.host || now.status !== "playing" || now.actor === null || now.actor === now.seat) return null;
  const chair = view.chairs[now.actor];
  if (chair.bot || chair.kept) return null;
  const keep = () => table.change("POST", `/seats/${now.actor}/keep`, { bot: KEEPER });
  return html`<button type="button" onClick=${keep}>${t("keep-warm", { name: view.names[now.actor] })}</button>`;
}

/** @param {{table: any}} props */
export function Menu({ table }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="round" aria-label=${t("menu")} title=${t("menu")} onClick=${() => setOpen(true)}><${Icon} name="menu" /></button>
    ${open && html`<${Dialogue} title=${table.edition.value.title} kind="menu" onClose=${() => setOpen(false)}>
      <div class="menu-parts"><${Share} code=${table.view.value.code} />${table.now.value.seat !== null && html`<${MyDevice} table=${table} />`}</div>
      <${Absent} table=${table} /><//>`}`;
}

/** A bot plays my seat until I take it back. @param {{table: any}} props */
export function KeptWarm({ table }) {
  const { me, chairs } = table.view.value;
  if (me === null || !chairs[me].kept) return null;
  return html`<p class="kept-warm">${t("kept-warm")} <button type="button" class="primary" onClick=${() => table.change("POST", "/back")}>${t("take-back")}</button></p>`;
}
