/** The page begins here. */
import { html, render } from "./html.js";
import { later, styled } from "./parts/later.js";
import { place } from "./router.js";
import { applySettings } from "./settings.js";
import { exists } from "./state/places.js";
import { language, speak } from "./words.js";

const HowPage = later(() => Promise.all([import("./pages/how.js"), styled("how")]).then(([module]) => module.HowPage));
const LostPage = later(() => import("./pages/lost.js").then((module) => module.LostPage));
const MovePage = later(() => import("./pages/move.js").then((module) => module.MovePage));
const RecordPage = later(() =>
  Promise.all([import("./pages/record.js"), styled("replay")]).then(([module]) => module.RecordPage),
);
const ReplayPage = later(() =>
  Promise.all([import("./pages/replay.js"), styled("replay")]).then(([module]) => module.ReplayPage),
);
const ScreenPage = later(() => import("./pages/screen.js").then((module) => module.ScreenPage));
const StartPage = later(() => import("./pages/start.js").then((module) => module.StartPage));
const TablePage = later(() => import("./pages/table.js").then((module) => module.TablePage));

function Page() {
  const { path, hash } = place.value;
  const [, where, what = "", part] = path.split("/");
  if (!exists(path)) return html`<${LostPage} />`;
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
