/** Compares what the page shows of replay files with what the server would answer; CASES is made by `replay_expected.py`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answer } from "../../src/sleuth/web/js/replay/answers.js";
import { factsAt, readReplay, replayOf } from "../../src/sleuth/web/js/replay/file.js";

const { packs, games } = JSON.parse(readFileSync(process.env.CASES, "utf-8"));

/** Return the sheet with chances that may differ in the last digit rounded. */
const rounded = (sheet) =>
  JSON.parse(JSON.stringify(sheet), (key, value) => (key === "chance" && value !== null ? value.toFixed(3) : value));

/** Check every game, and say which one differs. */
function each(compare) {
  for (const game of games) {
    const file = readReplay(JSON.stringify(game.file));
    try {
      compare({ ...game, file, pack: packs[`${file.plan.edition}/${game.language}`] });
    } catch (error) {
      error.message = `${file.plan.edition} (${game.language}): ${error.message}`;
      throw error;
    }
  }
}

test("every seat sees what the rules say it saw, in the same words", () => {
  each(({ file, language, seen }) => {
    for (const { seat, events, words } of seen) {
      const { told, sentences } = replayOf(file, seat, language);
      assert.deepEqual(
        told.filter(({ type }) => type === "seen").map(({ event }) => event),
        events,
      );
      assert.deepEqual(sentences, words);
      assert.deepEqual(
        told.map(({ n }) => n),
        told.map((_, index) => index + 1),
      );
    }
  });
});

test("sheets and reasons are those of the server", () => {
  let compared = 0;
  each(({ file, pack, moments }) => {
    for (const { seat, entry, sheets, whys } of moments) {
      const raw = { shape: file.shape, facts: factsAt(file, seat, entry), names: file.names, me: seat, entry };
      for (const [mode, sheet] of Object.entries(sheets))
        assert.deepEqual(rounded(answer({ id: 1, ask: "sheet", raw, pack, mode }).answer), rounded(sheet), mode);
      for (const { card, owner, why } of whys) {
        assert.deepEqual(answer({ id: 1, ask: "why", raw, pack, card, owner }).answer, why);
        compared += why.sentences.length ? 1 : 0;
      }
    }
  });
  assert.ok(compared > 50, `only ${compared} proofs were compared`);
});

test("before the deal there is no sheet", () => {
  const late = games.filter(({ file }) => file.events[0].type !== "seen-dealt");
  assert.ok(late.length > 0);
  for (const { file } of late) assert.equal(factsAt(file, 0, 3), null);
});

test("other files are told apart", () => {
  const file = JSON.stringify(games[0].file);
  const codeOf = (text) => {
    try {
      readReplay(text);
      return "fine";
    } catch (error) {
      return error.code;
    }
  };
  assert.equal(codeOf(`\uFEFF${file}`), "fine");
  assert.equal(codeOf('{"sleuth":1,"edition":"classic"}\n{"type":"dealt"}\n'), "record");
  assert.equal(codeOf('{"sleuth":1,"edition":"classic"}'), "record");
  assert.equal(codeOf(file.replace('"replay":1', '"replay":2')), "newer");
  const damaged = [
    file.slice(0, -9),
    "",
    "null",
    "[]",
    "7",
    '{"replay":1}',
    '{"replay":"1"}',
    '{"edition":"classic","seats":[],"notes":[]}',
  ];
  for (const name of Object.keys(games[0].file).filter((key) => key !== "replay")) {
    const { [name]: _, ...rest } = games[0].file;
    damaged.push(JSON.stringify(rest));
  }
  for (const text of damaged) assert.equal(codeOf(text), "damaged", text.slice(0, 80));
});
