/** What I am called: asked where one sits down, remembered on this device. */
import { html } from "../../html.js";
import { stored } from "../../settings.js";
import { t } from "../../words.js";

export const myName = stored("name", "");
/** What I am called, even if I did not say. */
export const calledMe = () => myName.value.trim() || t("guest");

export const NameField = () => html`<label class="field">${t("your-name")}<input maxlength="30" autocomplete="nickname"
  placeholder=${t("guest")} value=${myName.value}
  onInput=${(event) => (myName.value = event.currentTarget.value)} /></label>`;
