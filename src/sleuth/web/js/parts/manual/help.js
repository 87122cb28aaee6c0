/** Help at the table: a way to the rules, and all keys, which can be switched off. */
import { html, onTick } from "../../html.js";
import { KEYS, keyOf, keysOn } from "../../keys.js";
import { t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Icon } from "../common/icon.js";

/** What each key does, mostly in words that are on the page anyway. @type {Record<string, () => string>} */
const CALLED = {
  roll: () => t("key-roll"),
  suggest: () => t("open-suggest"),
  show: () => t("show-open"),
  hint: () => t("hint-now"),
  "end-turn": () => t("key-end-turn"),
  accuse: () => t("open-accuse"),
  now: () => t("what-now"),
  board: () => t("board"),
  sheet: () => t("sheet"),
  log: () => t("log"),
  speed: () => t("speed"),
  sounds: () => t("sounds"),
  help: () => t("help"),
};

/** @param {{name: string}} props */
const Key = ({ name }) => html`<div><dt><kbd>${keyOf(name)}</kbd></dt><dd>${CALLED[name]()}</dd></div>`;

/** @param {{onRules: () => void, onClose: () => void}} props */
export const Help = ({ onRules, onClose }) => html`<${Dialogue} title=${t("help")} kind="note help" begin=".to-rules"
  onClose=${onClose}>
  <button type="button" class="primary to-rules" onClick=${onRules}><${Icon} name="book" />${t("how")}</button>
  <h3>${t("keys")}</h3>
  <dl class="keys" data-on=${keysOn.value}>
    ${Object.keys(KEYS).map((name) => html`<${Key} key=${name} name=${name} />`)}</dl>
  <p>${t("keys-more")}</p>
  <label class="tick"><input type="checkbox" checked=${keysOn.value}
    onChange=${onTick((on) => (keysOn.value = on))} />${t("keys-on")}</label><//>`;
