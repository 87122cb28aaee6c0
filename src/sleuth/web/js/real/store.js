/**
 * The games on this device: each has a key of its own in the browser's storage, written at every change. Where that
 * fails (a private window, a full storage) the games stay in memory, and `problem` says so. No DOM in here.
 */

const PREFIX = "sleuth.real.game.";

/** @typedef {Pick<Storage, "length"|"key"|"getItem"|"setItem"|"removeItem">} Keys */
/** @typedef {"full"|"forbidden"|null} StoreProblem */

/** Return a new id. */
const newId = () => crypto.randomUUID().slice(0, 8);

/** Read a stored game; null if it is damaged. @param {string} key @param {string|null} text @returns {KeptGame|null} */
function read(key, text) {
  try {
    const { at, raw } = JSON.parse(text ?? "");
    const whole = Number.isFinite(at) && Array.isArray(raw?.seats) && Array.isArray(raw?.notes);
    return whole ? { id: key.slice(PREFIX.length), at, raw } : null;
  } catch {
    return null;
  }
}

/** Return all stored games. @param {Keys} storage @returns {KeptGame[]} */
function readAll(storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => read(key, storage.getItem(key)));
  return found.filter((game) => game !== null);
}

/** Return why the storage refused. @param {unknown} error @returns {StoreProblem} */
const reasonOf = (error) => (error instanceof Error && error.name === "QuotaExceededError" ? "full" : "forbidden");

/**
 * Open the games of this device. `find` returns the storage, or throws where there is none.
 * @param {() => Keys} find @param {() => number} clock
 */
export function openStore(find, clock = Date.now) {
  const games = /** @type {Map<string, KeptGame>} */ (new Map());
  let problem = /** @type {StoreProblem} */ (null);
  const attempt = (/** @type {(storage: Keys) => void} */ work) => {
    try {
      work(find());
      problem = null;
    } catch (error) {
      problem = reasonOf(error);
    }
  };
  const keep = (/** @type {KeptGame} */ game) => {
    games.set(game.id, game);
    attempt((storage) => storage.setItem(PREFIX + game.id, JSON.stringify({ at: game.at, raw: game.raw })));
    return game;
  };
  attempt((storage) => {
    for (const game of readAll(storage)) games.set(game.id, game);
  });
  return {
    /** Why the last change is only in memory, if it is. */
    problem: () => problem,
    /** The games, the one changed last first. */
    list: () => [...games.values()].sort((one, other) => other.at - one.at),
    get: (/** @type {string} */ id) => games.get(id),
    /** Keep the notes of a new game. */
    add: (/** @type {RawNotes} */ raw) => keep({ id: newId(), at: clock(), raw }),
    /** Keep changed notes. */
    put: (/** @type {string} */ id, /** @type {RawNotes} */ raw) => keep({ id, at: clock(), raw }),
    /** Bring a deleted game back as it was. */
    restore: keep,
    remove: (/** @type {string} */ id) => {
      games.delete(id);
      attempt((storage) => storage.removeItem(PREFIX + id));
    },
    /** Take over what another window has stored; returns whether that concerned a game. */
    follow: (/** @type {string|null} */ key, /** @type {string|null} */ text) => {
      if (!key?.startsWith(PREFIX)) return false;
      const game = read(key, text);
      if (game) games.set(game.id, game);
      else if (text === null) games.delete(key.slice(PREFIX.length));
      return true;
    },
  };
}
