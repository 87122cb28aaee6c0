/** Numbers in sentences about notes: rounded as Python rounds them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chancePercent, fraction, percent, quotient, rounded } from "../../src/sleuth/web/js/notes/numbers.js";

test("ties are rounded to even", () => {
  assert.deepEqual(
    [0.125, 0.375, 2.675, 1.005, 6.114].map((value) => rounded(value, 2)),
    [0.12, 0.38, 2.67, 1, 6.11],
  );
  assert.deepEqual(
    [0.5, 1.5, 2.5, -2.5, -3.5].map((value) => rounded(value)),
    [0, 2, 2, -2, -4],
  );
});

test("what is not certain never reads as certain", () => {
  assert.deepEqual(
    [percent(0n, 7n), percent(1n, 1000n), percent(1n, 200n), percent(1n, 199n), percent(1n, 8n), percent(3n, 8n)],
    ["0%", "<1%", "<1%", "1%", "12%", "38%"],
  );
  assert.deepEqual([percent(198n, 199n), percent(199n, 200n), percent(7n, 7n)], ["99%", ">99%", "100%"]);
  assert.deepEqual([chancePercent(1 - 1e-12), chancePercent(1e-12), chancePercent(0.1 + 0.2)], ["100%", "0%", "30%"]);
});

test("fractions become the nearest numbers, and numbers exact fractions", () => {
  assert.equal(quotient(1n, 3n), 1 / 3);
  assert.equal(quotient(10n ** 40n, 3n * 10n ** 40n), 1 / 3);
  assert.equal(quotient(0n, 5n), 0);
  assert.deepEqual(fraction(0.75), { num: 3n, den: 4n });
});
