/** Notes from elsewhere become a game of this device, if they can be read and their edition is there. */
import { bookFor } from "../../../real/library.js";
import { t } from "../../../words.js";
import { refresh, store } from "../shelf.js";

/** @param {unknown} raw @returns {raw is RawNotes} */
const isNotes = (raw) =>
  typeof raw === "object" &&
  raw !== null &&
  "edition" in raw &&
  typeof raw.edition === "string" &&
  "seats" in raw &&
  Array.isArray(raw.seats);

/** Return why an edition could not be had. @param {{code?: string}} error @param {string} edition */
const reason = (error, edition) =>
  error.code === "offline" ? t("real-edition-offline", { edition }) : t("real-edition-unknown", { edition });

/**
 * Keep notes from elsewhere; the same notes are kept once. Rejects with a sentence, and has changed nothing then.
 * @param {unknown} found @returns {Promise<KeptGame>}
 */
export async function taken(found) {
  if (!isNotes(found)) throw new Error(t("real-damaged-notes"));
  const raw = /** @type {RawNotes} */ ({ ...found, notes: found.notes ?? [] });
  const book = await bookFor(raw.edition).catch((error) => {
    throw new Error(reason(error, raw.edition));
  });
  const problem = book.check(raw);
  if (problem) throw new Error(t("real-damaged-because", { problem: problem.sentence }));
  const text = JSON.stringify(raw);
  const same = store.list().find((game) => JSON.stringify(game.raw) === text);
  const game = same ?? store.add(raw);
  refresh();
  return game;
}
