/** The server's HTTP interface: JSON in and out; a refusal is an exception with a code. */

import { at } from "./base.js";

const PREFIX = "/api/v1";

/** A refusal: a code for programs, and details for the sentence about it. */
export class Problem extends Error {
  /** @param {string} code @param {Record<string, unknown>} [details] */
  constructor(code, details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/**
 * Call the server; the caller knows what the path answers.
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [ending]
 * @returns {Promise<any>}
 */
export async function call(method, path, body, ending) {
  const json = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const request = body === undefined ? { method } : { method, ...json };
  const { answer, text } = await fetched(at(PREFIX + path), { ...request, signal: ending });
  const data = text ? read(text) : null;
  if (!answer.ok) throw new Problem(data?.code ?? "unavailable", data?.details);
  return data;
}

/** @param {string} address @param {RequestInit} request */
async function fetched(address, request) {
  try {
    const answer = await fetch(address, request);
    return { answer, text: await answer.text() };
  } catch {
    throw new Problem("offline");
  }
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const get = (/** @type {string} */ path) => call("GET", path);
export const post = (/** @type {string} */ path, /** @type {unknown} */ body) => call("POST", path, body);
export const put = (/** @type {string} */ path, /** @type {unknown} */ body) => call("PUT", path, body);

/** Return the address of a table's live connection. @param {string} table @param {number} after */
const liveUrl = (table, after) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(`${PREFIX}/tables/${table}/live`)}?after=${after}&form=brief`;

/**
 * Return the interface for one of the people who share this browser, by number; "nobody" watches like a stranger.
 * @param {number|"nobody"} who
 * @param {AbortSignal} [ending] aborts requests that only read; changes are completed
 */
export function asPerson(who, ending) {
  const said = (/** @type {string} */ path) => (who === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}as=${who}`);
  return {
    call: (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body = undefined) =>
      call(method, said(path), body, method === "GET" ? ending : undefined),
    liveUrl: (/** @type {string} */ table, /** @type {number} */ after) => said(liveUrl(table, after)),
  };
}
