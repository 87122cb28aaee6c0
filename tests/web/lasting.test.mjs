import assert from "node:assert/strict";
import { test } from "node:test";
import { lasted } from "../../src/sleuth/web/js/state/lasting.js";

test("seconds, then minutes, then hours", () => {
  assert.deepEqual(lasted(7.9), { count: 7, unit: "seconds" });
  assert.deepEqual(lasted(59.9), { count: 59, unit: "seconds" });
  assert.deepEqual(lasted(150), { count: 2, unit: "minutes" });
  assert.deepEqual(lasted(3600), { count: 1, unit: "hours" });
});
