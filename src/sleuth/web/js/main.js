/** The entry point of the page. */
import { html, render } from "./html.js";
import { useHeadingFocus } from "./parts/common/kept_focus.js";
import { lazy, loadStyle } from "./parts/common/lazy.js";
import { place } from "./router.js";
import { applySettings } from "./settings.js";
import { exists } from "./state/addresses.js";
import { language, speak } from "./words.js";

const HowPage = lazy(() =>
  Promise.all([import("./pages/how_page.js"), ...["lobby", "start", "how"].map(loadStyle)]).then(
    ([module]) => module.HowPage,
  ),
);
const LostPage = lazy(() => import("./pages/lost_page.js").then((module) => module.LostPage));
const MovePage = lazy(() => import("./pages/move_page.js").then((module) => module.MovePage));
const RecordPage = lazy(() =>
  Promise.all([import("./pages/record_page.js"), loadStyle("replay")]).then(([module]) => module.RecordPage),
);
const ReplayPage = lazy(() =>
  Promise.all([import("./pages/replay_page.js"), loadStyle("replay")]).then(([module]) => module.ReplayPage),
);
const ScreenPage = lazy(() =>
  Promise.all([import("./pages/screen_page.js"), ...["lobby", "share", "ending", "room"].map(loadStyle)]).then(
    ([module]) => module.ScreenPage,
  ),
);
const StartPage = lazy(() =>
  Promise.all([import("./pages/start_page.js"), ...["lobby", "share", "start", "settings"].map(loadStyle)]).then(
    ([module]) => module.StartPage,
  ),
);
const TablePage = lazy(() => import("./pages/table_page.js").then((module) => module.TablePage));

/** Return a name that changes with the page: the three ways to play are one. @param {string} path */
const pageOf = (path) => (/^\/(?:friends|play\/[^/]+)?$/.test(path) ? "/" : path);

function Page() {
  const { path, hash } = place.value;
  const [, where, what = "", part] = path.split("/");
  useHeadingFocus(pageOf(path));
  if (!exists(path)) return html`<${LostPage} />`;
  const code = ["table", "t", "join"].includes(where) ? what : "";
  if (code && part === "screen") return html`<${ScreenPage} key=${code} code=${code} />`;
  if (code) return html`<${TablePage} key=${code} code=${code} />`;
  if (hash.startsWith("seat=")) return html`<${MovePage} token=${hash.slice(5)} />`;
  if (where === "replay") return what ? html`<${ReplayPage} key=${what} code=${what} />` : html`<${RecordPage} />`;
  if (where === "how") return html`<${HowPage} id=${what} />`;
  return html`<${StartPage} panel=${where === "friends" ? "friends" : "play"} edition=${what} />`;
}

applySettings();
await speak(language.value);
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
