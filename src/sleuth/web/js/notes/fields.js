/** The format of a notes file: its fields and their types, which the pack describes; names and cards are not checked. */
import { NotesError } from "./errors.js";
import { nearest } from "./nearest.js";

/**
 * @typedef {Record<string, any>} Raw an object of JSON
 * @typedef {Record<string, Wire.FieldType>} Fields
 */

/**
 * Return an object without what is null, if all its fields fit.
 * @param {unknown} raw @param {Fields} fields @param {number|null} note @returns {Raw}
 */
export function checked(raw, fields, note) {
  if (!isObject(raw)) throw new NotesError("not-an-object", note);
  const known = Object.keys(fields);
  for (const field of Object.keys(raw)) {
    if (Object.hasOwn(fields, field)) continue;
    throw new NotesError("unknown-field", note, { field, nearest: nearest(field, known), known: known.join(", ") });
  }
  const present = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null && value !== undefined));
  for (const field of known) {
    if (fields[field].required && !(field in present)) throw new NotesError("missing-field", note, { field });
  }
  for (const [field, value] of Object.entries(present)) {
    const wrong = misfit(value, fields[field], field);
    if (wrong) throw new NotesError("bad-value", note, { field: wrong.path, problem: wrong.problem });
  }
  return present;
}

/** Return one note of a file, and which kind it is. @param {unknown} raw @param {Wire.ServedPack} pack @param {number} note */
export function readNote(raw, pack, note) {
  if (!isObject(raw)) throw new NotesError("not-an-object", note);
  const known = Object.keys(pack.notes);
  const kinds = known.filter((kind) => (raw[kind] ?? null) !== null);
  if (kinds.length !== 1) {
    const found = Object.keys(raw).join(", ") || "{}";
    throw new NotesError("which-note", note, { known: known.join(", "), found });
  }
  return { kind: kinds[0], fields: checked(raw, pack.notes[kinds[0]], note) };
}

/**
 * Return where a value does not fit a type, and why in the words of msgspec; null if it fits.
 * @param {unknown} value @param {Wire.FieldType} type @param {string} path
 * @returns {{path: string, problem: string}|null}
 */
export function misfit(value, type, path) {
  const found = typeName(value);
  if (type.type !== "any" && !type.type.split(" | ").includes(found)) {
    return { path, problem: `Expected \`${type.type}${type.null ? " | null" : ""}\`, got \`${found}\`` };
  }
  if (type.words.length && !type.words.includes(String(value))) {
    return { path, problem: `Invalid enum value '${value}'` };
  }
  return type.of ? misfitInside(value, type, type.of, path) : null;
}

/** @param {unknown} value @param {Wire.FieldType} type @param {Wire.FieldType} of @param {string} path */
function misfitInside(value, type, of, path) {
  if (!Array.isArray(value)) return firstOf(Object.values(Object(value)), (inner) => misfit(inner, of, `${path}[...]`));
  if (type.length && value.length !== type.length) {
    return { path, problem: `Expected \`array\` of length ${type.length}, got ${value.length}` };
  }
  return firstOf(value, (inner, index) => misfit(inner, of, `${path}[${index}]`));
}

/** @template T @param {unknown[]} values @param {(value: unknown, index: number) => T|null} find */
function firstOf(values, find) {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found) return found;
  }
  return null;
}

/** @param {unknown} raw @returns {raw is Raw} */
export const isObject = (raw) => typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** Return the type of a value of JSON as msgspec calls it. @param {unknown} value */
function typeName(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  return typeof value === "string" ? "str" : typeof value === "boolean" ? "bool" : "object";
}
