/** The menu of a table: the code for others, my seat on another device, a bot for somebody who left. */
import { html, onTick, onValue, useState } from "../../html.js";
import { keysOn } from "../../keys.js";
import { PACES, pace, sounds } from "../../settings.js";
import { problemText, t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Share, ShareLink, useAddress } from "../common/share.js";
import { ScreenLink } from "../device/device_seats.js";
import { SignOut } from "../device/sign_out.js";

const KEEPER = "inspector";

/** A link to my own seat, shown only on request: anyone who has it has the seat. @param {TableProps} props */
function MyDevice({ table }) {
  const [link, setLink] = useState(/** @type {Wire.SeatLink|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const here = useAddress()?.here_only;
  const ask = () => table.call("POST", "/link").then(setLink, setProblem);
  return html`<section class="share paper"><h2>${t("move-device")}</h2><p>${t("move-device-how")}</p>
    ${here && html`<p><strong>${t("here-only")}</strong></p>`}
    ${link && html`<p>${t("link-once", { minutes: link.minutes })}</p>`}
    ${link ? html`<${ShareLink} url=${link.url} here=${here} />` : html`<button type="button" onClick=${ask}>${t("show-link")}</button>`}
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

/** How fast the page plays what happens. */
const Speed = () => html`<label class="switch">${t("speed")}
  <select value=${pace.value} onChange=${onValue((chosen) => (pace.value = chosen))}>
    ${PACES.map((each) => html`<option key=${each} value=${each} selected=${each === pace.value}>${t(`speed-${each}`)}</option>`)}
  </select></label>`;

/** @param {{table: Table, onHand: (() => void)|null, onClose: () => void}} props */
export function TableMenu({ table, onHand, onClose }) {
  const [code, seated] = [table.view.value.code, table.now.value.seat !== null];
  return html`<${Dialogue} title=${table.edition.value.title} kind="menu" onClose=${onClose}>
    <div class="buttons menu-switches">
      <${Switch} setting=${sounds} label=${t("sounds")} /><${Speed} />
      <${Switch} setting=${keysOn} label=${t("keys-on")} />
      ${onHand && html`<button type="button" class="primary" onClick=${onHand}>${t("hand-on")}</button>`}
      <${ScreenLink} code=${code} /><${Absent} table=${table} />
    </div>
    <div class="menu-parts"><${Share} code=${code} />
      ${seated && html`<${MyDevice} table=${table} /><${SignOut} table=${table} />`}</div><//>`;
}
