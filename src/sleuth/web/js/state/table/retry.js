/** Retrying when the server is busy: it says so at once, and when to come back. */

const BUSY = new Set(["busy", "asked-too-much"]);
const ATTEMPTS = 5;
const pause = (/** @type {number} */ seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/**
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {(seconds: number) => Promise<unknown>} [wait]
 * @returns {Promise<Answer>}
 */
export async function retrying(ask, wait = pause) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (thrown) {
      const error = /** @type {Refusal} */ (thrown);
      if (!BUSY.has(error.code) || attempt === ATTEMPTS) throw error;
      await wait(error.details?.seconds ?? 1);
    }
  }
}
