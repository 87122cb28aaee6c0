/** My name: asked for where people sit down, remembered on this device. */
import { html, onValue } from "../../html.js";
import { stored } from "../../settings.js";
import { t } from "../../words.js";

export const myName = stored("name", "");
/** Return my name, or "guest" in the current language. */
export const calledMe = () => myName.value.trim() || t("guest");

export const NameField = () => html`<label class="field">${t("your-name")}<input maxlength="30" autocomplete="nickname"
  placeholder=${t("guest")} value=${myName.value}
  onInput=${onValue((name) => (myName.value = name))} /></label>`;
