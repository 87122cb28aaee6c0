/** What an edition is about, in a few sentences, and where all its rules are. */
import { html } from "../html.js";
import { goByLink } from "../router.js";
import { t } from "../words.js";

/** @param {{edition: any}} props */
export const Teaser = ({ edition }) => html`<section class="teaser" aria-labelledby="teaser">
  <h2 id="teaser">${edition.title}</h2>${edition.aim.map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}
  <p><a class="button" href=${`/how/${edition.id}`} onClick=${goByLink}>${t("how")}</a></p></section>`;
