import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { bundled } from "../../src/sleuth/web/js/state/bundles.js";
import { FluentResource } from "../../src/sleuth/web/vendor/fluent.js";

const HERE = new URL("../../src/sleuth/", import.meta.url);
const scripts = readdirSync(new URL("web/js/", HERE), { recursive: true }).filter((name) => name.endsWith(".js"));
const sources = scripts.map((name) => readFileSync(new URL(`web/js/${name}`, HERE), "utf8"));
const file = (language, name = "web") => readFileSync(new URL(`locales/${language}/${name}.ftl`, HERE), "utf8");
const NAMES = ["web", "learn", "real", "site"];
const texts = NAMES.map((name) => file("en", name)).join("");
const ids = [...texts.matchAll(/^web-([a-z0-9-]+) =/gm)].map(([, id]) => id);

/** What the scripts say literally, and how the ids begin that they put together. */
const literal = sources.flatMap((source) => [...source.matchAll(/\bt\("([a-z0-9-]+)"/g)].map(([, id]) => id));
const beginnings = sources.flatMap((source) => [...source.matchAll(/\bt\(`([a-z-]+)\$\{/g)].map(([, start]) => start));

test("every message a script asks for exists", () => {
  assert.ok(literal.length > 100);
  assert.deepEqual(
    literal.filter((id) => !ids.includes(id)),
    [],
  );
  assert.deepEqual(
    beginnings.filter((start) => !ids.some((id) => id.startsWith(start))),
    [],
  );
});

test("every message is asked for", () => {
  const used = (id) => literal.includes(id) || beginnings.some((start) => id.startsWith(start));
  assert.deepEqual(
    ids.filter((id) => !used(id)),
    [],
  );
});

const all = (language) =>
  bundled(language, ...["vocabulary", ...NAMES].map((name) => new FluentResource(file(language, name))));

for (const language of ["de", "en", "fr", "nl"]) {
  test(`plurals and names are filled in (${language})`, () => {
    const bundle = all(language);
    const say = (id, args) => bundle.formatPattern(bundle.getMessage(`web-${id}`).value, args);
    assert.notEqual(say("cards", { count: 1 }).replace("1", ""), say("cards", { count: 3 }).replace("3", ""));
    assert.match(say("turn-of", { name: "Anna", number: 4 }), /4.*Anna/);
    assert.match(say("turn-mine", { number: 4 }), /4.*(you|du|vous|toi|jij)$/);
  });

  test(`every message can be said with the words there are (${language})`, () => {
    const bundle = all(language);
    const args = new Proxy(
      {},
      { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ({ value: 2, configurable: true }) },
    );
    for (const id of ids) assert.ok(bundle.formatPattern(bundle.getMessage(`web-${id}`).value, args), id);
  });
}
