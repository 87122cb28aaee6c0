/** Compares what the browser makes of notes with what Python made of them; CASES is a file of `notes_expected.py`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NotesError } from "../../src/sleuth/web/js/notes/errors.js";
import { answerers } from "../../src/sleuth/web/js/notes/game.js";
import { readNotes } from "../../src/sleuth/web/js/notes/read.js";
import { writeNotes } from "../../src/sleuth/web/js/notes/write.js";

const { packs, cases } = JSON.parse(readFileSync(process.env.CASES, "utf-8"));

/** Return notes as they were read, or the error. */
function read({ raw, pack }) {
  try {
    return { notebook: readNotes(raw, packs[pack]) };
  } catch (error) {
    if (!(error instanceof NotesError)) throw error;
    return { error };
  }
}

/** Check every case that has something to compare, and say which one differs. */
function each(compare) {
  let compared = 0;
  for (const [number, one] of cases.entries()) {
    try {
      compared += compare(one, read(one)) === false ? 0 : 1;
    } catch (error) {
      error.message = `case ${number}: ${JSON.stringify(one.raw)}\n${error.message}`;
      throw error;
    }
  }
  assert.ok(compared > 20, `only ${compared} cases were compared`);
}

test("notes lead to the same facts", () => {
  each((one, { notebook, error }) => {
    if (one.error) return false;
    assert.equal(error, undefined, `refused: ${error?.code} ${JSON.stringify(error?.details)}`);
    assert.deepEqual(notebook.facts, one.facts);
    assert.deepEqual(notebook.shape, one.shape);
    assert.equal(notebook.me, one.me);
  });
});

test("bad notes are refused for the same reason", () => {
  each((one, { notebook, error }) => {
    if (!one.error) return false;
    assert.equal(notebook, undefined, `expected ${JSON.stringify(one.error)}`);
    assert.deepEqual([error.code, error.note], [one.error.code, one.error.note]);
    if (one.error.details) assert.deepEqual(error.details, one.error.details);
    if (one.error.details) assert.equal(error.refusal?.code, one.error.refusal);
  });
});

test("players answer in the same order", () => {
  each((one, { notebook }) => {
    if (!notebook) return false;
    assert.deepEqual(
      one.orders.map((_, seat) => answerers(notebook.game, seat)),
      one.orders,
    );
  });
});

test("files have the same text", () => {
  each((one) => (one.text === null ? false : assert.equal(writeNotes(one.raw), one.text)));
});
