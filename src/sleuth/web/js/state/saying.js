/** What was said and not yet confirmed: said again after a lost connection, and by its key never twice. */

/** @param {(message: object) => boolean} send */
export function saying(send) {
  /** @type {Map<string, object>} */
  const waiting = new Map();
  return {
    /** @param {string} key @param {string} text @param {"all"|"team"} to */
    say(key, text, to) {
      const message = { type: "say", key, text, to };
      waiting.set(key, message);
      send(message);
    },
    /** The server has said yes or no. @param {string} key */
    settled: (key) => waiting.delete(key),
    /** Say again what may have been lost. */
    again() {
      for (const message of waiting.values()) send(message);
    },
    /** Somebody else speaks from here on. */
    forget: () => waiting.clear(),
  };
}
