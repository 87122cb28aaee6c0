/** The page for an address that does not exist. */
import { at } from "../base.js";
import { html, useEffect } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { goByLink } from "../router.js";
import { language, t } from "../words.js";

export function LostPage() {
  useEffect(() => {
    document.documentElement.dataset.edition = "classic";
    document.title = `${t("no-such-page")} · sleuth`;
  }, [language.value]);
  return html`<${Bar} /><main class="narrow"><h1>${t("no-such-page")}</h1><p>${t("no-such-page-how")}</p>
    <p><a class="button primary" href=${at("/")} onClick=${goByLink}>${t("home")}</a></p></main>`;
}
