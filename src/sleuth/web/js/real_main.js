/** The entry point of the assistant at a real table: a page of its own, which also works without a server. */
import { html, render } from "./html.js";
import { RealPage } from "./pages/real_page.js";
import { keepOffline } from "./real/offline.js";
import { applySettings } from "./settings.js";
import { loadTexts } from "./words.js";

applySettings();
await loadTexts("real");
render(html`<${RealPage} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
keepOffline();
