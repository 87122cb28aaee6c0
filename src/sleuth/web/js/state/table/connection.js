/** The live connection: resumes where it was, waits longer after each failure, and reports its state. */

const SEATED_ELSEWHERE = 4001;
const UNKNOWN = 4404;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

/** Return how many milliseconds to wait before the next attempt. @param {number} failures */
export const pause = (failures) => Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);

/**
 * @typedef {object} Wiring
 * @property {() => string} url where to connect, with the number of the last message
 * @property {(message: Wire.FromServer) => void} hear
 * @property {(state: "connecting"|"live"|"lost"|"gone") => void} stand
 * @property {() => (void|Promise<void>)} forget earlier messages were for somebody else: start over
 * @property {(url: string) => WebSocket} [open]
 * @property {(task: () => void, milliseconds: number) => unknown} [later]
 */

/**
 * Connect, and stay connected until closed.
 * @param {Wiring} wiring
 */
export function connect({ url, hear, stand, forget, open = (to) => new WebSocket(to), later = setTimeout }) {
  let failures = 0;
  let closed = false;
  /** @type {WebSocket|null} */
  let socket = null;

  function begin() {
    if (closed) return;
    stand("connecting");
    const made = open(url());
    socket = made;
    made.onmessage = (event) => {
      failures = 0;
      stand("live");
      for (const message of [JSON.parse(event.data)].flat()) hear(message);
    };
    made.onclose = (event) => {
      if (socket === made) ended(event.code);
    };
  }

  /** @param {number} code */
  function ended(code) {
    socket = null;
    if (closed) return;
    if (code === UNKNOWN) {
      stand("gone");
      return;
    }
    if (code === SEATED_ELSEWHERE) {
      Promise.resolve(forget()).then(begin);
      return;
    }
    stand("lost");
    later(begin, pause(failures++));
  }

  const beat = setInterval(() => send({ type: "ping" }), PING_EVERY);

  /** @param {Wire.FromClient} message @returns {boolean} whether it was sent */
  function send(message) {
    if (socket?.readyState !== 1) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function close() {
    closed = true;
    clearInterval(beat);
    socket?.close();
  }

  begin();
  return { send, close };
}
