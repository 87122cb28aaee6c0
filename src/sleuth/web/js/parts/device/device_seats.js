/** Together in one room: several people with one device, and a big screen for everybody. */

import { asPerson } from "../../api.js";
import { at } from "../../base.js";
import { html, onValue, useState } from "../../html.js";
import { freeSeats, nextNumber } from "../../state/sharing.js";
import { problemText, t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { sharersOf, useSharers } from "./sharers.js";

/** A link to the big screen, in a window of its own. @param {{code: string}} props */
export const ScreenLink = ({ code }) => html`<a class="button" href=${at(`/table/${code}/screen`)} target="_blank"
  rel="noopener"><${Icon} name="eye" /> ${t("big-screen")}</a>`;

/**
 * Somebody who plays with this device, and can get up.
 * @param {{sharer: Wire.Sharer, onLeave: (sharer: Wire.Sharer) => void}} props
 */
const Sharer = ({ sharer, onLeave }) => html`<li>${sharer.name}
  <button type="button" onClick=${() => onLeave(sharer)}>${t("get-up")}</button></li>`;

/**
 * Return the seats that are still free for people of this device.
 * @param {TableView} view @param {Wire.Sharer[]} sharers
 */
const freeFor = (view, sharers) => freeSeats(view.chairs, sharers, view.plan.team ?? 1);

/**
 * Seat another person at this device.
 * @param {Table} table @param {string} name @param {number|null} wished the team they want to join
 */
async function seatAnother(table, name, wished) {
  const present = await sharersOf(table.id); // what the page shows may be out of date
  const [free, number] = [freeFor(table.view.value, present), nextNumber(present)];
  const seat = wished !== null && free.includes(wished) ? wished : free[0];
  if (seat === undefined || number === null) return;
  const { call } = asPerson(number);
  await call("PUT", `/tables/${table.id}/seats/${seat}`, { name });
  await call("PUT", `/tables/${table.id}/ready`, { ready: true });
}

/** The choice of a team. @param {{free: number[], seat: number, onChoose: (seat: number) => void}} props */
const TeamChoice = ({ free, seat, onChoose }) => html`<label class="field">${t("which-team")}<select value=${seat}
  onChange=${onValue((chosen) => onChoose(Number(chosen)))}>
  ${[...free].sort().map(
    (each) => html`<option key=${each} value=${each} selected=${each === seat}>
      ${t("team", { number: each + 1 })}</option>`,
  )}</select></label>`;

/** Before the game: seat further people who share this device. @param {TableProps} props */
export function DeviceSeats({ table }) {
  const view = table.view.value;
  const sharers = useSharers(table) ?? [];
  const [name, setName] = useState("");
  const [wished, setWished] = useState(/** @type {number|null} */ (null));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  const free = freeFor(view, sharers);
  const more = free.length > 0 && nextNumber(sharers) !== null;
  const seat = wished !== null && free.includes(wished) ? wished : free[0];
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await seatAnother(table, name.trim(), wished);
      setName((typed) => (typed === name ? "" : typed)); // somebody may be typing the next name already
      setProblem(null);
    } catch (error) {
      setProblem(/** @type {Refusal} */ (error));
    }
    setBusy(false);
  };
  const leave = (/** @type {Wire.Sharer} */ sharer) =>
    asPerson(sharer.number).call("DELETE", `/tables/${table.id}/seat`).catch(setProblem);
  const { seat: mine, name: me } = table.now.value;
  const others = sharers.filter((sharer) => sharer.seat !== mine || sharer.name !== me);
  return html`<section class="device paper"><h2>${t("one-room")}</h2><p>${t("one-room-how")}</p>
    ${
      others.length > 0 &&
      html`<ul>${others.map(
        (sharer) => html`<${Sharer} key=${sharer.number} sharer=${sharer} onLeave=${leave} />`,
      )}</ul>`
    }
    ${
      more &&
      html`<form onSubmit=${add}>
      <label class="field">${t("device-name")}<input required maxlength="30" value=${name}
        onInput=${onValue((typed) => setName(typed))} /></label>
      ${(view.plan.team ?? 1) > 1 && html`<${TeamChoice} free=${free} seat=${seat} onChoose=${setWished} />`}
      <button type="submit" disabled=${busy}>${t("device-add")}</button></form>`
    }
    ${problem && html`<p role="alert">${problemText(problem)}</p>`}
    <${ScreenLink} code=${view.code} />
  </section>`;
}
