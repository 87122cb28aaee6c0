/** At a real table: what the assistant does, and the command that starts it. */
import { html } from "../../html.js";
import { language, t } from "../../words.js";
import { Icon } from "../common/icon.js";
import { Copied } from "../common/share.js";

const POINTS = { notes: "quill", know: "eye", ask: "bulb" };

/** @param {EditionProps} props */
export const RealTable = ({ edition }) => html`<section class="real paper" data-edition=${edition.id}>
  <div><h2>${t("real")}</h2><p>${t("real-more")}</p>
    <ul>${Object.entries(POINTS).map(
      ([name, icon]) => html`<li key=${name}><${Icon} name=${icon} size=${28} /><span>${t(`real-${name}`)}</span></li>`,
    )}</ul></div>
  <div class="command"><p>${t("real-command")}</p>
    <${Copied} label=${t("real-command")} text=${`sleuth assist --edition ${edition.id} --lang ${language.value}`} />
    <small>${t("real-private")}</small></div></section>`;
