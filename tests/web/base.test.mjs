import assert from "node:assert/strict";
import { test } from "node:test";
import { at, fileOf, STATIC } from "../../src/sleuth/web/js/base.js";

test("every path of the product is a file on a site", () => {
  const files = {
    "/": "/index.html",
    "/real": "/real.html",
    "/how/red-keep": "/how/red-keep.html",
    "/real-worker.js": "/real-worker.js",
    "/assets/art/classic.svg": "/assets/art/classic.svg",
    "/assets/locales/de/web.ftl": "/assets/locales/de/web.ftl",
    "/api/v1/editions": "/api/v1/editions.json",
    "/api/v1/editions/classic?lang=de": "/api/v1/editions/classic.de.json",
    "/api/v1/editions/classic/pack?lang=nl": "/api/v1/editions/classic/pack.nl.json",
    "/api/v1/editions/classic/vocabulary?lang=fr": "/api/v1/editions/classic/vocabulary.fr.ftl",
  };
  for (const [path, file] of Object.entries(files)) assert.equal(fileOf(path), file);
});

test("at a server paths stay as they are, below the place of the product", () => {
  assert.equal(STATIC, false);
  assert.ok(at("/api/v1/editions/classic?lang=de").endsWith("/sleuth/api/v1/editions/classic?lang=de"));
});
