/** The page begins here. */
import { html, render } from "./html.js";
import { place } from "./router.js";
import { applySettings } from "./settings.js";
import { language, speak } from "./words.js";
import { StartPage } from "./pages/start.js";
import { TablePage } from "./pages/table.js";
import { MovePage } from "./pages/move.js";

function Page() {
  const { path, hash } = place.value;
  const code = path.match(/^\/table\/([A-Za-z0-9]+)/)?.[1];
  if (code) return html`<${TablePage} key=${code} code=${code} />`;
  if (hash.startsWith("seat=")) return html`<${MovePage} token=${hash.slice(5)} />`;
  return html`<${StartPage} panel=${hash} />`;
}

applySettings();
await speak(language.value);
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
