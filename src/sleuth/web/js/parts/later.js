/** Pages that are fetched when somebody goes there: whoever plays does not wait for the replay. */
import { html, signal, useEffect } from "../html.js";
import { t } from "../words.js";
import { Bar } from "./bar.js";

const Lost = () => html`<${Bar} /><main class="narrow"><p role="alert">${t("problem-offline")}</p></main>`;

/** What is shown instead of a part of a page that could not be fetched. */
export const nothing = () => null;

/** The style of a part that most never see, fetched with it. @param {string} name */
export async function styled(name) {
  const href = `/assets/css/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((there, missing) => {
    Object.assign(link, { onload: there, onerror: missing });
    document.head.append(link);
  });
}

/** A component that is fetched when it is first shown. @param {() => Promise<any>} fetch @param {() => any} lost */
export function later(fetch, lost = Lost) {
  const found = signal(/** @type {any} */ (null));
  const failed = signal(false);
  const load = () =>
    fetch().then(
      (component) => {
        found.value = component;
      },
      () => {
        failed.value = true;
      },
    );
  return (/** @type {any} */ props) => {
    useEffect(() => {
      if (!found.peek()) load();
    }, []);
    if (found.value) return html`<${found.value} ...${props} />`;
    return failed.value && html`<${lost} />`;
  };
}
