/** The page begins here. */
import { html, render } from "./html.js";
import { HowPage } from "./pages/how.js";
import { MovePage } from "./pages/move.js";
import { RecordPage } from "./pages/record.js";
import { ReplayPage } from "./pages/replay.js";
import { ScreenPage } from "./pages/screen.js";
import { StartPage } from "./pages/start.js";
import { TablePage } from "./pages/table.js";
import { place } from "./router.js";
import { applySettings } from "./settings.js";
import { language, speak } from "./words.js";

function Page() {
  const { path, hash } = place.value;
  const [, where, what = "", part] = path.split("/");
  const code = ["table", "t", "join"].includes(where) ? what : "";
  if (code && part === "screen") return html`<${ScreenPage} key=${code} code=${code} />`;
  if (code) return html`<${TablePage} key=${code} code=${code} />`;
  if (hash.startsWith("seat=")) return html`<${MovePage} token=${hash.slice(5)} />`;
  if (where === "replay") return what ? html`<${ReplayPage} key=${what} code=${what} />` : html`<${RecordPage} />`;
  if (where === "how") return html`<${HowPage} id=${what} />`;
  return html`<${StartPage} panel=${where === "friends" || where === "real" ? where : "play"} edition=${what} />`;
}

applySettings();
await speak(language.value);
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
