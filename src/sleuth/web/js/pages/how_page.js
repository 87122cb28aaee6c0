/** How to play an edition, as a page to link to. */
import { at } from "../base.js";
import { html } from "../html.js";
import { LearnButton } from "../parts/learn/button.js";
import { Booklet } from "../parts/manual/booklet.js";
import { goByLink } from "../router.js";
import { t } from "../words.js";

/** @param {{id: string}} props */
export function HowPage({ id }) {
  const play = html`<a class="button primary" href=${at(`/play/${id}`)} onClick=${goByLink}>${t("start-play")}</a>`;
  return html`<${Booklet} id=${id} doing=${html`${play} <${LearnButton} />`} />`;
}
