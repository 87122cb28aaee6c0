/** Compares what the browser makes of notes with what Python made of them; CASES is a file of `notes_expected.py`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Knowledge } from "../../src/sleuth/web/js/count/knowledge.js";
import { NotesError } from "../../src/sleuth/web/js/notes/errors.js";
import { answerers } from "../../src/sleuth/web/js/notes/game.js";
import { readNotes } from "../../src/sleuth/web/js/notes/read.js";
import { speakerOf } from "../../src/sleuth/web/js/notes/speaker.js";
import { parseNotes } from "../../src/sleuth/web/js/notes/text.js";
import { writeNotes } from "../../src/sleuth/web/js/notes/write.js";

const { packs, cases, watched } = JSON.parse(readFileSync(process.env.CASES, "utf-8"));

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
  assert.ok(compared > 8, `only ${compared} cases were compared`);
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

test("damaged files are refused at the same place", () => {
  each(({ damaged }) => {
    if (!damaged?.details) return false;
    assert.throws(() => parseNotes(damaged.text), { code: "not-json", details: damaged.details }, damaged.text);
  });
});

test("notes are told in the same words", () => {
  each((one, { notebook }) => {
    if (one.error || !one.notes.length) return false;
    const speaker = speakerOf(packs[one.pack]);
    assert.deepEqual(
      one.notes.map((_, index) => speaker.tellNote(notebook, index)),
      one.notes,
    );
  });
});

test("mistakes are told in the same words", () => {
  each((one, { error }) => {
    if (!one.error?.sentences) return false;
    const speaker = speakerOf(packs[one.pack]);
    assert.deepEqual([speaker.problem(error), speaker.problem(error, true)], one.error.sentences);
  });
});

test("contradictions are told in the same words", () => {
  each((one, { notebook }) => {
    if (!one.conflict) return false;
    const { found, lines } = one.conflict;
    assert.deepEqual(speakerOf(packs[one.pack]).tellConflict(notebook, found), lines);
  });
});

test("proofs are told in the same words", () => {
  each((one, { notebook }) => {
    for (const { card, owner, exact, percent, holds, facts, heading, sentences } of one.whys ?? []) {
      const speaker = speakerOf(packs[one.pack]);
      const [num, den] = exact.map(BigInt);
      assert.equal(speaker.percent(num, den), percent);
      if (holds === null) assert.equal(speaker.whyOpen(notebook, card, owner, num, den), heading);
      else {
        assert.equal(speaker.whyHeading(notebook, card, owner, holds), heading);
        assert.deepEqual(speaker.tellReasons(notebook, facts, card, owner, holds), sentences);
      }
    }
    return Boolean(one.whys);
  });
});

test("proofs from watched games are told in the same words", () => {
  assert.ok(watched.length > 4);
  for (const { pack, names, me, proofs } of watched) {
    for (const { facts, card, owner, holds, sentences } of proofs) {
      assert.deepEqual(
        speakerOf(packs[pack]).tellReasons({ game: { names }, me }, facts, card, owner, holds),
        sentences,
      );
    }
  }
});

test("advice is told in the same words", () => {
  let compared = 0;
  for (const one of cases.filter(({ advice }) => advice)) {
    const { notebook } = read(one);
    const { found, summary, told, showing } = one.advice;
    const knowledge = new Knowledge(notebook.shape, notebook.facts, showing);
    const counsel = speakerOf(packs[one.pack]).tellAdvice(notebook, knowledge, found);
    assert.equal(counsel.summary, summary, JSON.stringify(one.raw));
    assert.deepEqual(
      counsel.found.map(({ cards, sentences }) => ({ cards, lines: sentences })),
      told,
      JSON.stringify(one.raw),
    );
    compared += 1;
  }
  assert.ok(compared > 2, `only ${compared} cases were compared`);
});
