/** A replay file: a finished game as everybody saw it, made by Python. No DOM in here. */

/** @typedef {"record"|"damaged"|"newer"} ReplayFault */

const VERSION = 1;
/** The number of the first event's entry: before it the table was opened, and the game began. */
const FIRST = 3;

/** A text that cannot be shown: `record` is a plain record, which holds the truth but not who saw what. */
export class ReplayProblem extends Error {
  /** @param {ReplayFault} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Return whether a text is a plain record: several lines, of which the first names the format. @param {string} text */
const isRecord = (text) => /^\uFEFF?\s*\{\s*"sleuth"\s*:/.test(text);

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new ReplayProblem(isRecord(text) ? "record" : "damaged");
  }
}

/** Return whether everything is there that the page looks up. @param {any} file */
function isWhole(file) {
  const { plan, names, events, own, sentences, shape, facts, known, possible } = file;
  const lists = [names, events, own, facts, known, possible, shape?.cards, shape?.owners];
  if (!lists.every(Array.isArray) || !events.length || typeof plan?.edition !== "string") return false;
  const seats = [names, own, known].every((list) => list.length === plan.seats);
  const told = Object.values(sentences ?? {});
  return seats && told.length > 0 && told.every(({ everyone }) => everyone?.length === events.length);
}

/** Read a replay file; throws a `ReplayProblem`. @param {string} text @returns {Wire.ReplayFile} */
export function readReplay(text) {
  const file = parsed(text);
  if (typeof file?.replay !== "number") throw new ReplayProblem(isRecord(text) ? "record" : "damaged");
  if (file.replay > VERSION) throw new ReplayProblem("newer");
  if (!isWhole(file)) throw new ReplayProblem("damaged");
  return file;
}

/**
 * Return the game as one seat saw it, in the form in which a server answers.
 * @param {Wire.ReplayFile} file @param {Viewer} seat @param {string} language @returns {Wire.Replay}
 */
export function replayOf({ plan, names, events, own, sentences }, seat, language) {
  const mine = seat === null ? {} : own[seat];
  const told = sentences[language] ?? Object.values(sentences)[0];
  const words = seat === null ? {} : told.own[seat];
  /** @type {Wire.Message[]} */
  const begun = [
    { type: "opened", n: 1, at: 0, table: "", code: "", plan },
    { type: "started", n: 2, at: 0, names, culprit: null },
  ];
  const seen = events.map((event, index) => ({
    type: /** @type {"seen"} */ ("seen"),
    n: FIRST + index,
    at: 0,
    event: mine[index] ?? event,
  }));
  const lines = told.everyone.map(
    (text, index) => /** @type {[number, string]} */ ([FIRST + index, words[index] ?? text]),
  );
  return { code: "", plan, names, seat, told: [...begun, ...seen], sentences: lines };
}

/**
 * Return the facts that a seat knew after an entry; null before the cards were dealt.
 * @param {Wire.ReplayFile} file @param {number} seat @param {number} entry @returns {Wire.Fact[]|null}
 */
export function factsAt({ events, facts, known }, seat, entry) {
  const step = entry - FIRST;
  if (step < events.findIndex(({ type }) => type === "seen-dealt")) return null;
  const then = known[seat].filter(([since, until]) => since <= step && (until === null || step < until));
  return then.map(([, , index]) => facts[index]);
}
