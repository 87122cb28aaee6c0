/** Questions about a replay file, in the form in which a server is asked about a replay. */
import { at } from "../base.js";
import { counting } from "../real/counting.js";
import { factsAt } from "./file.js";

const count = counting(() => new Worker(at("/assets/js/replay/worker.js"), { type: "module" }));

/**
 * Return a function that answers `/sheet` and `/why`, as the routes of a server do.
 * @param {Wire.ReplayFile} file @param {Wire.ServedPack} pack @returns {(path: string) => Promise<any>}
 */
export const asking = (file, pack) => async (path) => {
  const [what, query] = path.split("?");
  const asked = Object.fromEntries(new URLSearchParams(query));
  const [me, entry] = [Number(asked.seat), Number(asked.at)];
  const facts = factsAt(file, me, entry);
  if (!facts) throw { code: "not-dealt" };
  const moment = { shape: file.shape, facts, names: file.names, me, entry };
  return count(what.slice(1), /** @type {any} */ (moment), pack, asked);
};
