/** Asking again when the server has too much to do: it says so at once, and when to come back. */

const LATER = new Set(["busy", "asked-too-much"]);
const ATTEMPTS = 5;
const pause = (/** @type {number} */ seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/**
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {(seconds: number) => Promise<unknown>} [wait]
 * @returns {Promise<Answer>}
 */
export async function patiently(ask, wait = pause) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (/** @type {any} */ error) {
      if (!LATER.has(error.code) || attempt === ATTEMPTS) throw error;
      await wait(error.details?.seconds ?? 1);
    }
  }
}
