import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "../../src/sleuth/web/js/html.js";

test("no element is cached between two drawings: it would keep the page it was part of", () => {
  const draw = () => html`<section><p>always the same</p></section>`;
  const [first, second] = [draw(), draw()];
  assert.notEqual(first, second);
  assert.notEqual(first.props.children, second.props.children);
  assert.equal(second.props.children.props.children, "always the same");
});
