/** How to play an edition, on a site of plain files: there are no tables to play at. */
import { at } from "../base.js";
import { html } from "../html.js";
import { Booklet } from "../parts/manual/booklet.js";
import { t } from "../words.js";

/** @param {{id: string}} props */
export const SiteHowPage = ({ id }) => html`<${Booklet} id=${id}
  doing=${html`<a class="button primary" href=${at("/real")}>${t("start-real")}</a>`} />`;
