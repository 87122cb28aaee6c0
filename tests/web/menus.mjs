/** Menus in the brief form, written out in the browser, are what Python has written out. MENUS names a file of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { writtenOut } from "../../src/sleuth/web/js/state/menus.js";

const moments = JSON.parse(readFileSync(process.env.MENUS, "utf8"));

test("every moment has the same choices in both forms", () => {
  assert.ok(moments.length > 100);
  for (const { menus, choices } of moments) {
    assert.deepEqual(writtenOut({ version: 1, menus }), { version: 1, choices });
  }
});

test("what is written out already, or asks nothing, stays as it is", () => {
  const choices = [[{ type: "end-turn" }]];
  assert.deepEqual(writtenOut({ version: 1, choices }), { version: 1, choices });
  assert.deepEqual(writtenOut({ version: 1 }), { version: 1 });
});
