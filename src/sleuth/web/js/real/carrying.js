/** Notes inside a link: compressed where the browser can, and always readable by every browser. No DOM in here. */

const COMPRESSED = "1";
const PLAIN = "0";
/** More than the longest game needs; a longer one is no notes of ours. */
const MOST_BYTES = 1_000_000;

/** A link that cannot be read. */
export class DamagedLink extends Error {}

/** @param {Uint8Array} bytes */
function toText(bytes) {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function toBytes(text) {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

/** Send bytes through a stream. @param {Uint8Array<ArrayBuffer>} bytes @param {ReadableWritablePair<any, any>} stream */
async function through(bytes, stream) {
  const parts = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) throw new DamagedLink("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Return notes as letters that a link can carry. @param {RawNotes} raw @param {boolean} [compress] */
export async function packed(raw, compress = "CompressionStream" in globalThis) {
  const bytes = new TextEncoder().encode(JSON.stringify(raw));
  if (!compress) return PLAIN + toText(bytes);
  return COMPRESSED + toText(await through(bytes, new CompressionStream("deflate-raw")));
}

/** Return the notes that a link carries; rejects with `DamagedLink`. @param {string} text @returns {Promise<unknown>} */
export async function unpacked(text) {
  try {
    const bytes = toBytes(text.slice(1));
    const plain = text[0] === PLAIN ? bytes : await through(bytes, new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
  } catch {
    throw new DamagedLink(text.slice(0, 20));
  }
}

/** Return what a pasted link carries, if it is one of ours. @param {string} link */
export const carriedBy = (link) => link.trim().match(/#notes=([\w-]+)$/)?.[1] ?? null;
