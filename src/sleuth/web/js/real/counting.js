/** The count runs beside the page, in a worker: questions are numbered, and each gets its own answer. No DOM in here. */

/** @typedef {{postMessage: (message: any) => void, onmessage: any, onerror: any}} Counter */

/** A question that could not be answered: the notes are unreadable, or the worker failed. */
export class CountingProblem extends Error {
  /** @param {NotesProblem} problem */
  constructor(problem) {
    super(problem.sentence || problem.code);
    this.problem = problem;
  }
}

const FAILED = { code: "counting", note: null, sentence: "" };

/** @param {() => Counter} make starts a worker */
export function counting(make) {
  const waiting = /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */ (
    new Map()
  );
  let worker = /** @type {Counter|null} */ (null);
  let number = 0;
  let sent = /** @type {unknown} */ (null);
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new CountingProblem(FAILED));
    waiting.clear();
    worker = null; // the next question starts another one
    sent = null;
  };
  const heard = (/** @type {{data: {id: number, answer?: unknown, problem?: NotesProblem}}} */ { data }) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.problem) asker?.reject(new CountingProblem(data.problem));
    else asker?.resolve(data.answer);
  };
  const start = () => {
    worker = make();
    worker.onmessage = heard;
    worker.onerror = fail;
    return worker;
  };
  /**
   * Ask about notes. The pack is sent only when it is another one than before.
   * @param {string} ask @param {RawNotes} raw @param {unknown} pack @param {object} [args] @returns {Promise<any>}
   */
  return (ask, raw, pack, args = {}) =>
    new Promise((resolve, reject) => {
      const to = worker ?? start();
      number += 1;
      waiting.set(number, { resolve, reject });
      to.postMessage({ ...args, id: number, ask, raw, ...(sent === pack ? {} : { pack }) });
      sent = pack;
    });
}
