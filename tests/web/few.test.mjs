/** The accusation is loud only when my own sheet shows that few solutions are left. */
import assert from "node:assert/strict";
import test from "node:test";
import { FEW, fewLeft, leftOpen } from "../../src/sleuth/web/js/state/few.js";

const owners = [
  { id: 0, name: "me" },
  { id: 1, name: "Gus" },
  { id: "case", name: "case file" },
];
const row = (card, ...marks) => ({ card, name: card, cells: marks.map((mark) => ({ mark, text: null })) });
const blank = (card) => row(card, "unknown", "unknown", "unknown");
const sheet = (...kinds) => ({ version: 1, owners, kinds: kinds.map((rows) => ({ kind: "", name: "", rows })) });

test("a blank sheet leaves everything open", () => {
  const all = sheet([blank("a"), blank("b")], [blank("c"), blank("d"), blank("e")], [blank("f"), blank("g")]);
  assert.equal(leftOpen(all, {}), 12);
  assert.equal(fewLeft(all, {}), false);
  assert.equal(fewLeft(null, {}), false);
});

test("a card that somebody has, or that is crossed off, is no longer open", () => {
  const found = sheet(
    [row("a", "yes", "no", "no"), blank("b")],
    [row("c", "no", "yes", "unknown"), blank("d"), blank("e")],
    [row("f", "no", "no", "no"), blank("g")],
  );
  assert.equal(leftOpen(found, {}), 2);
  assert.equal(fewLeft(found, {}), true);
});

test("a card that is certainly the one settles its kind", () => {
  const found = sheet([row("a", "no", "no", "yes"), blank("b"), blank("h")], [blank("c")], [blank("f")]);
  assert.equal(leftOpen(found, {}), 1);
});

test("my own marks count, and they win", () => {
  const all = sheet([blank("a"), blank("b")], [blank("c"), blank("d")], [blank("f"), blank("g")]);
  assert.equal(leftOpen(all, { "a@case": "no", "d@1": "yes" }), 2);
  assert.equal(leftOpen(all, { "a@case": "yes" }), 4);
  assert.equal(leftOpen(all, { "a@1": "maybe" }), 8);
  assert.ok(leftOpen(all, {}) > FEW);
});
