/** The menu of a table: the code for others, my seat on another device, a bot for somebody who left. */
import { html, onTick, useState } from "../../html.js";
import { quick, sounds } from "../../settings.js";
import { problemText, t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Share, ShareLink } from "../common/share.js";
import { ScreenLink } from "../device/device_seats.js";
import { SignOut } from "../device/sign_out.js";

const KEEPER = "inspector";

/** A link to my own seat, shown only on request: anyone who has it has the seat. @param {TableProps} props */
function MyDevice({ table }) {
  const [link, setLink] = useState(/** @type {Wire.SeatLink|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const ask = () => table.call("POST", "/link").then(setLink, setProblem);
  return html`<section class="share paper"><h2>${t("move-device")}</h2><p>${t("move-device-how")}</p>
    ${link && html`<p>${t("link-once", { minutes: link.minutes })}</p>`}
    ${link ? html`<${ShareLink} url=${link.url} />` : html`<button type="button" onClick=${ask}>${t("show-link")}</button>`}
    ${problem && html`<p role="alert">${problemText(problem)}</p>`}</section>`;
}

/** For the host: a bot for somebody who keeps the table waiting. @param {TableProps} props */
function Absent({ table }) {
  const [view, now] = [table.view.value, table.now.value];
  if (!now.host || now.status !== "playing" || now.actor === null || now.actor === now.seat) return null;
  const chair = view.chairs[now.actor];
  if (chair.bot || chair.kept) return null;
  const keep = () => table.change("POST", `/seats/${now.actor}/keep`, { bot: KEEPER });
  return html`<button type="button" onClick=${keep}>${t("keep-warm", { name: view.names[now.actor] })}</button>`;
}

/** A setting of this device that is on or off. @param {{setting: Signal<boolean>, label: string}} props */
const Switch = ({ setting, label }) => html`<label class="switch">
  <input type="checkbox" checked=${setting.value}
    onChange=${onTick((on) => (setting.value = on))} />
  ${label}</label>`;

/** @param {{table: Table, onHand: (() => void)|null, onClose: () => void}} props */
export function TableMenu({ table, onHand, onClose }) {
  const [code, seated] = [table.view.value.code, table.now.value.seat !== null];
  return html`<${Dialogue} title=${table.edition.value.title} kind="menu" onClose=${onClose}>
    <div class="buttons menu-switches">
      <${Switch} setting=${sounds} label=${t("sounds")} /><${Switch} setting=${quick} label=${t("quick")} />
      ${onHand && html`<button type="button" class="primary" onClick=${onHand}>${t("hand-on")}</button>`}
      <${ScreenLink} code=${code} /><${Absent} table=${table} />
    </div>
    <div class="menu-parts"><${Share} code=${code} />
      ${seated && html`<${MyDevice} table=${table} /><${SignOut} table=${table} />`}</div><//>`;
}
