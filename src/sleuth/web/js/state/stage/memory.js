/** How far the stage of a table has come, for each seat: kept in the tab, so that a reload misses nothing. */

/** Return the memory of a table; it holds numbers only. @param {string} table @returns {import("./staging.js").Memory} */
export function tabMemory(table) {
  const key = (/** @type {Viewer} */ seat) => `sleuth.played.${table}.${seat ?? "nobody"}`;
  const short = /** @type {Map<string, number>} */ (new Map());
  return {
    read(seat) {
      try {
        const found = sessionStorage.getItem(key(seat));
        if (found !== null) return Number(found);
      } catch {
        // the game works without storage
      }
      return short.get(key(seat)) ?? null;
    },
    write(seat, n) {
      short.set(key(seat), n);
      try {
        sessionStorage.setItem(key(seat), `${n}`);
      } catch {
        // as above
      }
    },
  };
}
