import assert from "node:assert/strict";
import { test } from "node:test";
import { bundles } from "../../src/sleuth/web/js/state/bundles.js";

const FILES = {
  "/assets/locales/en/vocabulary.ftl": "word-place = place\n    .acc = a place\nword-sheet = sheet\n",
  "/assets/locales/en/web.ftl": "web-go = Go to { word-place.acc }. { CAP(word-sheet) }!\n",
  "/api/v1/editions/classic/vocabulary?lang=en": "word-place = room\n    .acc = a room\n",
};

/** A server that counts what it is asked for. */
function server() {
  const asked = [];
  const fetchText = async (address) => {
    asked.push(address);
    if (!(address in FILES)) throw new Error(address);
    return FILES[address];
  };
  return { asked, bundleOf: bundles(fetchText) };
}

const say = (bundle) => bundle.formatPattern(bundle.getMessage("web-go").value);

test("the words of an edition win, all others are the usual ones", async () => {
  const { bundleOf } = server();
  assert.equal(say(await bundleOf("en", "classic")), "Go to a room. Sheet!");
  assert.equal(say(await bundleOf("en", "")), "Go to a place. Sheet!");
});

test("every file is fetched once", async () => {
  const { asked, bundleOf } = server();
  await bundleOf("en", "");
  await bundleOf("en", "classic");
  await bundleOf("en", "classic");
  assert.deepEqual(asked.toSorted(), Object.keys(FILES).toSorted());
});

test("an edition whose words cannot be fetched uses the usual ones, and is asked for again", async () => {
  const { asked, bundleOf } = server();
  assert.equal(say(await bundleOf("en", "nowhere")), "Go to a place. Sheet!");
  await bundleOf("en", "nowhere");
  assert.equal(asked.filter((address) => address.includes("nowhere")).length, 2);
});

test("without the messages of the page there is no bundle", async () => {
  await assert.rejects(server().bundleOf("xx", ""));
});

test("texts that few pages need come with their file", async () => {
  const texts = { ...FILES, "/assets/locales/en/learn.ftl": "web-learn-leave = Leave\n" };
  const bundleOf = bundles(async (address) => texts[address] ?? Promise.reject(new Error(address)));
  assert.ok(!(await bundleOf("en", "")).hasMessage("web-learn-leave"));
  assert.ok((await bundleOf("en", "", ["learn"])).hasMessage("web-learn-leave"));
});
