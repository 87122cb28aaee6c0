/** The entry point of a site of plain files: the page says which of them it is, and about which edition. */
import { html, render } from "./html.js";
import { lazy, loadStyle } from "./parts/common/lazy.js";
import { applySettings } from "./settings.js";
import { loadTexts } from "./words.js";

/** @type {Record<string, (props: {id: string}) => Content>} */
const PAGES = {
  start: lazy(() =>
    Promise.all([import("./pages/site_page.js"), loadStyle("site")]).then(([module]) => module.SitePage),
  ),
  how: lazy(() =>
    Promise.all([import("./pages/site_how_page.js"), loadStyle("lobby"), loadStyle("how")]).then(
      ([module]) => module.SiteHowPage,
    ),
  ),
};

const { page = "start", shows = "" } = document.documentElement.dataset;
applySettings();
await loadTexts("site");
render(html`<${PAGES[page]} id=${shows} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
