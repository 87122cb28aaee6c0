/** The text of a notes file. Where it is not JSON, the message names the place, as Python's does. */
import { NotesError } from "./errors.js";

/** Return what a text says in JSON; throws `NotesError`. @param {string} text @returns {unknown} */
export function parseNotes(text) {
  const plain = text.replace(/^\ufeff/, "");
  try {
    return JSON.parse(plain);
  } catch {
    throw notJson(plain);
  }
}

/** @param {string} text */
function notJson(text) {
  try {
    new Scanner(text).whole();
  } catch (fault) {
    if (fault instanceof Fault)
      return new NotesError("not-json", null, { ...placeOf(text, fault.at), problem: fault.message });
    if (!(fault instanceof RangeError)) throw fault; // nested too deeply
  }
  return new NotesError("not-json", null, { line: 1, column: 1, problem: "Expecting value" });
}

/** @param {string} text @param {number} at */
function placeOf(text, at) {
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}

/** Why a text is not JSON, and where. */
class Fault extends Error {
  /** @param {string} problem @param {number} at */
  constructor(problem, at) {
    super(problem);
    this.at = at;
  }
}

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
/** The part of a string up to its end or to what cannot be in it: a control character, or a faulty escape. */
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/uy;

/** Follows the grammar of JSON up to the first fault. */
class Scanner {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  whole() {
    this.#skip(SPACE);
    this.#value();
    this.#skip(SPACE);
    if (this.at < this.text.length) throw new Fault("Extra data", this.at);
  }

  #value() {
    const first = this.text[this.at];
    if (first === '"') this.#string();
    else if (first === "{") this.#several("}", () => this.#entry());
    else if (first === "[") this.#several("]", () => this.#value());
    else if (!this.#skip(PLAIN)) throw new Fault("Expecting value", this.at);
  }

  /** Follow what is between brackets. @param {string} end @param {() => void} one */
  #several(end, one) {
    this.at += 1;
    this.#skip(SPACE);
    for (let more = this.text[this.at] !== end; more; this.#skip(SPACE)) {
      one();
      this.#skip(SPACE);
      more = this.text[this.at] !== end;
      if (more) this.#expect(",", "Expecting ',' delimiter");
    }
    this.at += 1;
  }

  #entry() {
    if (this.text[this.at] !== '"') throw new Fault("Expecting property name enclosed in double quotes", this.at);
    this.#string();
    this.#skip(SPACE);
    this.#expect(":", "Expecting ':' delimiter");
    this.#skip(SPACE);
    this.#value();
  }

  #string() {
    const start = this.at;
    this.#skip(STRING);
    const [next, escaped] = this.text.slice(this.at, this.at + 2);
    if (next === undefined || (next === "\\" && !escaped)) throw new Fault("Unterminated string starting at", start);
    if (escaped === "u" && next === "\\") throw new Fault("Invalid \\uXXXX escape", this.at + 1);
    if (next === "\\") throw new Fault("Invalid \\escape", this.at);
    if (next !== '"') throw new Fault("Invalid control character at", this.at);
    this.at += 1;
  }

  /** @param {string} sign @param {string} problem */
  #expect(sign, problem) {
    if (this.text[this.at] !== sign) throw new Fault(problem, this.at);
    this.at += 1;
  }

  /** Step over a match; return whether there was anything. @param {RegExp} pattern */
  #skip(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0].length ?? 0;
    this.at += found;
    return found > 0;
  }
}
