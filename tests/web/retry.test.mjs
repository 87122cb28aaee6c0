import assert from "node:assert/strict";
import { test } from "node:test";
import { retrying } from "../../src/sleuth/web/js/state/table/retry.js";

/** A server that refuses with these problems, one after the other, and then answers. */
function server(...problems) {
  const waited = [];
  const ask = async () => {
    if (problems.length) throw problems.shift();
    return "sheet";
  };
  const wait = async (seconds) => void waited.push(seconds);
  return { waited, asked: () => retrying(ask, wait) };
}

test("a request to a busy server is repeated after the time it names", async () => {
  const { waited, asked } = server({ code: "busy", details: { seconds: 2 } }, { code: "asked-too-much", details: {} });
  assert.equal(await asked(), "sheet");
  assert.deepEqual(waited, [2, 1]);
});

test("any other refusal is final", async () => {
  const { waited, asked } = server({ code: "not-seated" });
  await assert.rejects(asked(), { code: "not-seated" });
  assert.deepEqual(waited, []);
});

test("the number of attempts is limited", async () => {
  const { waited, asked } = server(...Array.from({ length: 9 }, () => ({ code: "busy", details: { seconds: 1 } })));
  await assert.rejects(asked(), { code: "busy" });
  assert.equal(waited.length, 4);
});
