/**
 * The service worker of the assistant at a real table: it shows the page without a server. It answers only for what
 * that page consists of, its texts and its editions, never for a table.
 *
 * Everything it keeps lies in one cache, and is replaced as a whole: a newer version is fetched in the background, and
 * taken when the page is opened next. Addresses are relative to this file, so it works below any path.
 */

const ROOT = new URL("./", location.href).href;
const LIST = `${ROOT}offline.json`;
const NAMES = "sleuth-real";
const FOUND = { ignoreVary: true };
/** What the page may ask for besides its own files: texts, drawings, editions. */
const KEPT = /^(?:assets\/(?:locales|art)\/|api\/v1\/editions(?:[/?.]|$))/;

/** What the page consists of; the worker that counts lies beside it. */
const OWN = /^(?:assets\/|real-worker\.js$)/;

/** @typedef {{version: string, page: string, files: string[]}} Shell */

/** The caches that are open, by name. */
const opened = new Map();

/** Open a cache, once: opening it for every answer is slow. */
function open(name) {
  if (!opened.has(name)) opened.set(name, caches.open(name));
  return opened.get(name);
}

/** Delete a cache. */
function drop(name) {
  opened.delete(name);
  return caches.delete(name);
}

/** Read or write a name: of the cache in use, of the next one. */
async function nameOf(which) {
  const found = await (await open(NAMES)).match(ROOT + which);
  return found ? found.text() : "";
}
async function setName(which, name) {
  const names = await open(NAMES);
  await (name ? names.put(ROOT + which, new Response(name)) : names.delete(ROOT + which));
}

/** Fetch what the server has now. */
const fresh = (address) => fetch(address, { cache: "no-cache", credentials: "same-origin" });

/** Fill a new cache with all files; what cannot be fetched any more is taken from the old one. */
async function fill(name, addresses, old) {
  const cache = await open(name);
  const one = async (address) => {
    const answer = await fresh(address).catch(() => undefined);
    const kept = answer?.ok ? answer : await old?.match(address, FOUND);
    if (!kept) throw new Error(address);
    await cache.put(address, kept);
  };
  await Promise.all(addresses.map(one));
}

/** Return whether the server has another version of something that was kept. */
async function differs(cache, addresses) {
  const tagged = (answer) => answer?.headers.get("etag") ?? answer?.headers.get("last-modified");
  const changed = async (address) => {
    const answer = await fresh(address).catch(() => undefined);
    return answer?.ok && tagged(answer) !== tagged(await cache.match(address, FOUND));
  };
  return (await Promise.all(addresses.map(changed))).includes(true);
}

/** Fetch a newer version, if there is one; it is used when the page is opened next. */
async function update() {
  const shell = await (await fresh(LIST)).json();
  const files = shell.files.map((file) => ROOT + file);
  const name = await nameOf("now");
  const old = name ? await open(name) : undefined;
  const more = old ? (await old.keys()).map(({ url }) => url).filter((url) => isKept(url)) : [];
  if (old && name.startsWith(`${NAMES}-${shell.version}-`) && !(await differs(old, more))) return;
  const next = `${NAMES}-${shell.version}-${Date.now()}`;
  await fill(next, [...new Set([...files, ...more])], old);
  await setName(old ? "next" : "now", next);
  await setName("page", shell.page);
  await tidy();
}

/** Delete caches that nothing uses. */
async function tidy() {
  const used = [NAMES, await nameOf("now"), await nameOf("next")];
  const ours = (await caches.keys()).filter((name) => name.startsWith(NAMES) && !used.includes(name));
  await Promise.all(ours.map(drop));
}

/** Updates follow one another: each finds what the server has when its turn comes. */
let updates = Promise.resolve();
function updateInTurn() {
  updates = updates.then(update).catch(() => {}); // no server: everything stays as it is
  return updates;
}

/** Take the next version, unless another window still shows this one. */
async function turnOver() {
  const next = await nameOf("next");
  const windows = (await clients.matchAll({ type: "window" })).filter(({ url }) => isPage(url));
  if (!next || windows.length > 1) return; // a window that is reloaded still counts
  await setName("now", next);
  await setName("next", "");
  await tidy();
}

const pathOf = (url) => (url.startsWith(ROOT) ? url.slice(ROOT.length).replace(/#.*$/, "") : "");
const isKept = (url) => KEPT.test(pathOf(url));
const isPage = (url) => /^real(?:\/|\/index\.html|\.html)?(?:\?.*)?$/.test(pathOf(url));

/** Return the page. */
async function page(request) {
  await turnOver();
  const name = await nameOf("now");
  const found = name && (await (await open(name)).match(ROOT + (await nameOf("page")), FOUND));
  return found || fetch(request);
}

/** Return a file from the cache, or else from the server; what belongs to an edition or a language is kept then. */
async function file(request) {
  const name = await nameOf("now");
  const cache = name ? await open(name) : undefined;
  const found = await cache?.match(request.url, FOUND);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && cache && isKept(request.url)) await cache.put(request.url, answer.clone());
  return answer;
}

/** Keep more addresses, for example those of an edition that was chosen. */
async function keep(addresses) {
  const cache = await open(await nameOf("now"));
  const one = async (address) => {
    if (await cache.match(address, FOUND)) return;
    const answer = await fresh(address);
    if (answer.ok) await cache.put(address, answer);
  };
  await Promise.all(addresses.filter(isKept).map(one));
}

self.addEventListener("install", (event) => {
  const first = async () => {
    if (!(await nameOf("now"))) await update();
    await self.skipWaiting();
  };
  event.waitUntil(first());
});

self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isPage(request.url)) event.respondWith(page(request));
    return;
  }
  if (OWN.test(pathOf(request.url)) || isKept(request.url)) event.respondWith(file(request));
});

self.addEventListener("message", (event) => {
  const { keep: addresses, update: wanted } = event.data ?? {};
  const done = (ok) => event.ports[0]?.postMessage(ok);
  const work = addresses ? keep(addresses) : wanted ? updateInTurn() : Promise.resolve();
  event.waitUntil(
    work.then(
      () => done(true),
      () => done(false),
    ),
  );
});
