/** Notes as JSON for people: one line for each note, letter by letter as Python's `write_json` writes them. */

/** Return notes as the text of a file. @param {Record<string, any>} raw */
export function writeNotes(raw) {
  const fields = Object.entries(raw).filter(([key, value]) => key !== "notes" && value !== undefined);
  const notes = (raw.notes ?? []).map((/** @type {unknown} */ note) => `    ${json(note)}`);
  const lines = fields.map(([key, value]) => `  ${json(key)}: ${json(value)}`);
  lines.push(`  "notes": [${notes.length ? `\n${notes.join(",\n")}\n  ` : ""}]`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Return a value on one line, with a space after every comma and colon. @param {unknown} value @returns {string} */
function json(value) {
  if (Array.isArray(value)) return `[${value.map(json).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields.map(([key, each]) => `${json(key)}: ${json(each)}`).join(", ")}}`;
}
