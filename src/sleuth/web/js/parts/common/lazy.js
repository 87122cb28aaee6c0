/** Components and styles that are fetched when they are first shown: the first load stays small. */
import { at } from "../../base.js";
import { html, signal, useEffect } from "../../html.js";
import { t } from "../../words.js";
import { Bar } from "./bar.js";

/** @typedef {(props: any) => any} Component */

const Offline = () => html`<${Bar} /><main class="narrow"><p role="alert">${t("problem-offline")}</p></main>`;

/** Show nothing: for a part of a page that could not be fetched. @type {Component} */
export const blank = () => null;

/** The style sheets that were asked for: whoever needs the same one waits for it too. */
const styles = /** @type {Map<string, Promise<unknown>>} */ (new Map());

/** @param {string} name */
async function fetchStyle(name) {
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: at(`/assets/css/${name}.css`),
  });
  await new Promise((resolve, reject) => {
    Object.assign(link, { onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((error) => {
    link.remove();
    styles.delete(name); // so that the next attempt loads it again
    throw error;
  });
}

/** Load the style sheet of a part that few people see. @param {string} name */
export function loadStyle(name) {
  const asked = styles.get(name) ?? fetchStyle(name);
  styles.set(name, asked);
  return asked;
}

/** Whether a part could not be fetched because the server could not be reached. */
let wasCutOff = false;

/** Whether the server answers at all. @returns {Promise<boolean>} */
const answers = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Fetch something the page is made of. If that fails although the server can be reached, the server has another
 * version than this page, and a notice says so; otherwise the promise is rejected. A browser may never ask again for a
 * module that it could not get: once the server can be reached again, only loading the whole page brings it.
 * @template T @param {() => Promise<T>} load @returns {Promise<T|undefined>}
 */
export async function fetchOrNotify(load) {
  const found = await load().catch(() => undefined);
  // a module that the server answered with has shown the notice already: it must not come back once it is closed
  if (found !== undefined || document.querySelector("dialog#outdated[open]")) return found;
  if (wasCutOff && (await answers())) {
    location.reload();
    return new Promise(() => {});
  }
  await import("../../outdated.js").then(
    ({ showOutdated }) => showOutdated(),
    (error) => {
      wasCutOff = true;
      throw error;
    },
  );
}

/**
 * A component that is fetched when it is first shown.
 * @param {() => Promise<Component>} get @param {Component} offline what to show while the server cannot be reached
 * @returns {Component}
 */
export function lazy(get, offline = Offline) {
  const found = signal(/** @type {Component|null} */ (null));
  const failed = signal(false);
  const load = () =>
    fetchOrNotify(get).then(
      (component) => {
        found.value = component ?? blank;
      },
      () => {
        failed.value = true;
      },
    );
  return (props) => {
    useEffect(() => {
      if (!found.peek()) load();
    }, []);
    if (found.value) return html`<${found.value} ...${props} />`;
    return failed.value && html`<${offline} />`;
  };
}
