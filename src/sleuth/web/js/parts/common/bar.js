/** The bar above every page: title, language, light. */
import { at } from "../../base.js";
import { html, onValue } from "../../html.js";
import { goByLink } from "../../router.js";
import { light, nextPace, pace } from "../../settings.js";
import { LANGUAGES, language, speak, t } from "../../words.js";
import { Icon } from "./icon.js";

/** @type {Record<string, string>} */
const LIGHTS = { auto: "half", light: "sun", dark: "moon" };

function nextLight() {
  const all = Object.keys(LIGHTS);
  light.value = all[(all.indexOf(light.value) + 1) % all.length];
}

const Language = () => html`<label class="hidden" for="language">${t("language")}</label>
  <select id="language" value=${language.value} onChange=${onValue((code) => speak(code))}>
    ${Object.entries(LANGUAGES).map(
      ([code, name]) => html`<option key=${code} value=${code} selected=${code === language.value}>${name}</option>`,
    )}</select>`;

const speed = () => t("speed-is", { speed: t(`speed-${pace.value}`) });

/** The switches of this device. */
export const Switches = () => html`<div class="switches"><${Language} />
  <button type="button" class="round" onClick=${nextLight} title=${t(`light-${light.value}`)}
    aria-label=${t(`light-${light.value}`)}><${Icon} name=${LIGHTS[light.value]} /></button>
  <button type="button" class="round pace-switch" title=${speed()} aria-label=${speed()} onClick=${nextPace}>
    <${Icon} name=${`pace-${pace.value}`} /></button></div>`;

/** @param {{title?: string, children?: Content}} props */
export const Bar = ({ title = "", children }) => html`<header class="bar">
  <a class="brand" href=${at("/")} aria-label="sleuth" onClick=${goByLink}>
    <${Icon} name="glass" size=${24} /><span>sleuth</span></a>
  ${title && html`<h1 class="bar-title">${title}</h1>`}
  <div class="bar-middle">${children}</div>
  <${Switches} />
</header>`;
