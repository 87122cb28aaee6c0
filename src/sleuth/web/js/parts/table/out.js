/** What somebody whose seat is out can do: watch, have their answers given, go to the end, or begin a new game. */
import { html } from "../../html.js";
import { go } from "../../router.js";
import { alone } from "../../state/alone.js";
import { t } from "../../words.js";

/** Say how I am out. @param {View} view @param {number} me */
function said({ hurry, chairs, seats }, me) {
  if (hurry) return t("out-hurry");
  if (seats[me].standing === "taken") return t("out-taken");
  return chairs[me].kept ? t("out-given") : t("out-answers");
}

/** @param {TableProps} props */
export function Out({ table }) {
  const view = table.view.value;
  const me = /** @type {number} */ (view.me);
  const [given, answers] = [view.chairs[me].kept, view.seats[me].standing === "out"];
  const answering = () => table.change("POST", "/auto-answer", { on: !given });
  const finish = () => table.change("POST", "/finish");
  const leave = async () => {
    if (!given && answers) await table.change("POST", "/auto-answer", { on: true }); // nobody waits for me
    go("/");
  };
  const button = (/** @type {string} */ label, /** @type {() => void} */ does) =>
    html`<button type="button" key=${label} onClick=${does}>${label}</button>`;
  return html`<div class="out"><p>${said(view, me)}</p>
    <div class="buttons">
      ${answers && !view.hurry && button(given ? t("out-own") : t("out-auto"), answering)}
      ${alone(view) && !view.hurry && button(t("out-finish"), finish)}
      ${button(t("out-new"), leave)}</div></div>`;
}
