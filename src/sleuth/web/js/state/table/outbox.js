/** Chat that is not confirmed yet. It is sent again after a lost connection; its key keeps it from being said twice. */

/** @param {(message: Wire.Say) => boolean} send */
export function outbox(send) {
  /** @type {Map<string, Wire.Say>} */
  const waiting = new Map();
  return {
    /** @param {string} key @param {string} text @param {"all"|"team"} to */
    say(key, text, to) {
      const message = /** @type {const} */ ({ type: "say", key, text, to });
      waiting.set(key, message);
      send(message);
    },
    /** The server has accepted or refused a message. @param {string} key */
    settled: (key) => waiting.delete(key),
    /** Send again what may have been lost. */
    again() {
      for (const message of waiting.values()) send(message);
    },
    /** Drop everything: somebody else uses the connection from now on. */
    forget: () => waiting.clear(),
  };
}
