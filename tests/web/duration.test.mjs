import assert from "node:assert/strict";
import { test } from "node:test";
import { duration } from "../../src/sleuth/web/js/state/duration.js";

test("seconds, then minutes, then hours", () => {
  assert.deepEqual(duration(7.9), { count: 7, unit: "seconds" });
  assert.deepEqual(duration(59.9), { count: 59, unit: "seconds" });
  assert.deepEqual(duration(150), { count: 2, unit: "minutes" });
  assert.deepEqual(duration(3600), { count: 1, unit: "hours" });
});
