/** What this device keeps, so that the assistant works without a server: asked of the service worker. */
import { signal } from "../../vendor/signals-core.js";
import { at } from "../base.js";

/** Whether everything shown so far is kept; the page says so. */
export const offline = signal(/** @type {"no"|"soon"|"ready"} */ ("no"));
/** What the page has used so far. @type {Set<string>} */
const used = new Set();

/** Ask the service worker for something; false if it failed or there is none. @param {object} message @returns {Promise<boolean>} */
async function asked(message) {
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  const answer = new Promise((resolve) => {
    channel.port1.onmessage = ({ data }) => resolve(Boolean(data));
  });
  active?.postMessage(message, [channel.port2]);
  return answer;
}

/** Have everything kept that was used so far. */
async function keepUsed() {
  const number = used.size;
  const kept = await asked({ keep: [...used] });
  if (number === used.size) offline.value = kept ? "ready" : "soon";
}

/** Keep addresses of the product, now or as soon as that is possible. @param {...string} paths */
export function keep(...paths) {
  const fresh = paths.map((path) => new URL(at(path), location.href).href).filter((url) => !used.has(url));
  for (const url of fresh) used.add(url);
  if (fresh.length && offline.value !== "no") keepUsed();
}

/** Start the service worker; without one the page works as long as there is a server. */
export async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const script = at("/offline.js");
    await navigator.serviceWorker.register(script, { scope: script.replace(/offline\.js$/, "real") }); // and all that begins so
    offline.value = "soon";
    await keepUsed();
    await asked({ update: true });
  } catch {
    // a private window, or a page that was not fetched over https
  }
}
