/** The editions: their drawings and packs, fetched once for each language and kept on the device. */
import { get } from "../api.js";
import { at } from "../base.js";
import { prepareEdition } from "../state/edition.js";
import { language } from "../words.js";
import { bookOf } from "./book.js";
import { counting } from "./counting.js";
import { keep } from "./offline.js";

/** @typedef {import("./book.js").Book} Book */

const count = counting(() => new Worker(at("/real-worker.js"), { type: "module" }));
const found = /** @type {Map<string, Promise<any>>} */ (new Map());

/** Fetch something once, and have it kept. @param {string} path @returns {Promise<any>} */
function fetched(path) {
  const known = found.get(path) ?? get(path);
  found.set(path, known);
  known.then(
    () => keep(`/api/v1${path}`),
    () => found.delete(path), // the next attempt asks again
  );
  return known;
}

/** Return an edition in the current language. @param {string} id @returns {Promise<Edition>} */
export const editionFor = async (id) => prepareEdition(await fetched(`/editions/${id}?lang=${language.value}`));

/** Return everything about the notes of an edition. @param {string} id @returns {Promise<Book>} */
export async function bookFor(id) {
  const [name, lang] = [encodeURIComponent(id), language.value];
  const pack = /** @type {Wire.ServedPack} */ (await fetched(`/editions/${name}/pack?lang=${lang}`));
  const edition = prepareEdition(pack.drawn);
  const drawings = edition.art ? [`/assets/art/${edition.art}.svg`, `/assets/art/${edition.art}-cards.svg`] : [];
  keep(`/api/v1/editions/${name}/vocabulary?lang=${lang}`, ...drawings, ...texts());
  return bookOf(edition, pack, count);
}

/**
 * Return a function that gets the book of an edition and hands over only the latest one: an earlier answer may come late.
 * @param {(book: Book) => void} take @param {(problem: Refusal) => void} refuse
 */
export function latestBook(take, refuse) {
  let latest = 0;
  return (/** @type {string} */ id) => {
    const mine = ++latest;
    bookFor(id).then(
      (book) => mine === latest && take(book),
      (problem) => mine === latest && refuse(problem),
    );
  };
}

/** Return the texts of the page. */
const texts = () => ["vocabulary", "web", "real"].map((name) => `/assets/locales/${language.value}/${name}.ftl`);

/** Return all editions that can be had, in the order of the server. @returns {Promise<Edition[]>} */
export async function allEditions() {
  keep(...texts());
  const { editions } = /** @type {Wire.Editions} */ (await fetched("/editions"));
  const had = await Promise.allSettled(editions.map(({ id }) => editionFor(id)));
  const usable = had.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  if (!usable.length) throw /** @type {PromiseRejectedResult} */ (had[0]).reason;
  return usable;
}
