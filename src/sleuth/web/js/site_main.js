/** The entry point of a site of plain files: the page says which of them it is, and about which edition. */
import { html, render } from "./html.js";
import { lazy } from "./parts/common/lazy.js";
import { applySettings } from "./settings.js";
import { loadTexts } from "./words.js";

/** @type {Record<string, (props: {id: string}) => Content>} */
const PAGES = {
  start: lazy(() => import("./pages/site_page.js").then((module) => module.SitePage)),
  how: lazy(() => import("./pages/site_how_page.js").then((module) => module.SiteHowPage)),
  replay: lazy(() => import("./pages/site_replay_page.js").then((module) => module.SiteReplayPage)),
};

const { page = "start", shows = "" } = document.documentElement.dataset;
applySettings();
await loadTexts("site");
render(html`<${PAGES[page]} id=${shows} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
