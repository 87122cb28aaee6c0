import assert from "node:assert/strict";
import { test } from "node:test";
import { sitAt } from "../../src/sleuth/web/js/state/table/table.js";
import { signal } from "../../src/sleuth/web/vendor/signals-core.js";

const EDITION = {
  id: "questions",
  family: "questions",
  kinds: [{ id: "suspect" }, { id: "weapon" }, { id: "place" }],
  cards: [],
  options: [],
  decks: {},
  board: null,
};
const PLAN = { edition: "questions", seats: 2, bots: {}, options: {} };
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A table whose server is a few answers. */
async function bench(answers = {}, edition = EDITION) {
  const asked = [];
  let [socket, keys] = [null, 0];
  const language = signal("en");
  const call = async (method, path, body) => {
    asked.push([method, path, body]);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    if (found) return found[1](path);
    if (path.startsWith("/editions/")) return edition;
    if (path.includes("/words"))
      return { version: 3, sentences: [[2, path.match(/lang=../)[0]]], prompt: "?", labels: [["End"]] };
    if (path.endsWith("/marks")) return { cells: { "rope@1": "no" } };
    if (path === "/tables/t") return { plan: PLAN, now: { seat: 0 } };
    return {};
  };
  const open = () =>
    (socket = { readyState: 1, sent: [], send: (text) => socket.sent.push(JSON.parse(text)), close() {} });
  const table = sitAt("t", {
    call,
    liveUrl: (id, after) => `${id}/${after}`,
    language,
    sheetMode: signal("seen"),
    newKey: () => `k${++keys}`,
    open,
  });
  await table.started;
  const tell = (message) => socket.onmessage({ data: JSON.stringify(message) });
  tell({ type: "opened", n: 1, at: 0, table: "t", code: "C", plan: PLAN });
  tell({ type: "seen", n: 2, at: 0, event: { type: "turn-started", seat: 0 } });
  tell({
    type: "now",
    version: 3,
    status: "playing",
    seat: 0,
    host: true,
    actor: 0,
    moment: 3,
    choices: [[{ type: "end-turn" }]],
  });
  await settle();
  return { table, tell, asked, language, socket, latest: () => socket };
}

test("choices in the brief form are offered like those that are written out", async () => {
  const { table, tell } = await bench();
  const now = { type: "now", status: "playing", seat: 0, host: true, actor: 0, moment: 3, version: 3 };
  const menus = [{ every: "accuse", of: [["plum"], ["rope", "dagger"], ["hall"]] }, [{ type: "end-turn" }]];
  tell([{ ...now, menus }]);
  await settle();
  assert.deepEqual(
    table.choices.value.map(({ action }) => action),
    [
      { type: "accuse", cards: ["plum", "rope", "hall"] },
      { type: "accuse", cards: ["plum", "dagger", "hall"] },
      { type: "end-turn" },
    ],
  );
  table.leave();
});

test("choices are offered once their labels are there", async () => {
  const { table } = await bench();
  assert.deepEqual(table.choices.value, [{ action: { type: "end-turn" }, label: "End" }]);
  assert.equal(table.view.value.turn.seat, 0);
  assert.deepEqual(table.marks.value.cells, { "rope@1": "no" });
  table.leave();
});

test("an action goes out once, with the moment, until it is answered", async () => {
  const { table, tell, socket } = await bench();
  table.act({ type: "end-turn" });
  table.act({ type: "end-turn" });
  assert.deepEqual(socket.sent, [{ type: "act", key: "k1", moment: 3, action: { type: "end-turn" } }]);
  tell({ type: "refused", key: "k1", code: "stale" });
  assert.equal(table.pending.value, null);
  assert.equal(table.problem.value.code, "stale");
  table.leave();
});

test("another language replaces every sentence", async () => {
  const { table, language } = await bench();
  assert.deepEqual(table.sentences.value, [[2, "lang=en"]]);
  language.value = "nl";
  await settle();
  assert.deepEqual(table.sentences.value, [[2, "lang=nl"]]);
  table.leave();
});

test("a message is not folded twice", async () => {
  const { table, tell } = await bench();
  tell({ type: "seen", n: 2, at: 0, event: { type: "turn-started", seat: 1 } });
  tell({ type: "now", version: 3, status: "playing", seat: 0, host: true, actor: 0, moment: 9 });
  assert.equal(table.view.value.turn.seat, 0);
  table.leave();
});

test("my marks are stored as I make them", async () => {
  const { table, asked } = await bench();
  table.mark("rope@1");
  await settle();
  assert.deepEqual(asked.at(-1), ["PATCH", "/tables/t/marks", { cells: { "rope@1": "yes" } }]);
  table.undoMark();
  await settle();
  assert.deepEqual(asked.at(-1)[2], { cells: { "rope@1": "no" } });
  const before = asked.length;
  table.undoMark();
  await settle();
  assert.equal(asked.length, before, "there is nothing to take back, so nothing to send");
  table.leave();
});

test("my team's marks are fetched on notice, after my own are sent", async () => {
  let cells = { "rope@1": "no" };
  const { table, tell, asked } = await bench({ "/tables/t/marks": () => ({ cells }) });
  table.mark("hall@0");
  cells = { "rope@1": "yes", "hall@0": "no" };
  tell({ type: "marked" });
  await settle();
  assert.deepEqual(table.marks.value.cells, { "rope@1": "yes", "hall@0": "no" });
  const about = asked.filter(([, path]) => path === "/tables/t/marks").map(([method]) => method);
  assert.deepEqual(about, ["GET", "PATCH", "GET"]);
  table.undoMark();
  assert.deepEqual(table.marks.value.cells, { "rope@1": "yes" });
  table.leave();
});

test("chat goes to everybody, or to my team", async () => {
  const { table, socket } = await bench();
  table.say("hello");
  table.say("psst", "team");
  assert.deepEqual(socket.sent, [
    { type: "say", key: "k1", text: "hello", to: "all" },
    { type: "say", key: "k2", text: "psst", to: "team" },
  ]);
  table.leave();
});

test("unconfirmed chat is sent again on the next connection, with the same key", async () => {
  const { table, tell, socket, latest } = await bench();
  table.say("one");
  table.say("two");
  table.say("three");
  tell({ type: "done", key: "k1", version: 4 });
  tell({ type: "refused", key: "k2", code: "too-fast" });
  socket.readyState = 3;
  socket.onclose({ code: 1006 });
  table.say("four");
  for (let patience = 1000; latest() === socket && patience > 0; patience--) await settle();
  assert.deepEqual(latest().sent, []);
  tell({ type: "presence", online: [0] });
  tell({ type: "presence", online: [0, 1] });
  assert.deepEqual(
    latest().sent.map(({ key, text }) => [key, text]),
    [
      ["k3", "three"],
      ["k4", "four"],
    ],
  );
  table.leave();
});

test("a return to the same seat keeps what is shown", async () => {
  const { table, socket } = await bench();
  socket.onclose({ code: 4001 });
  await settle();
  assert.equal(table.view.value.n, 2);
  assert.equal(table.view.value.chairs.length, 2);
  table.leave();
});

test("a change of seat hides what was shown before", async () => {
  let seat = 0;
  const { table, socket } = await bench({ "/tables/t": () => ({ plan: PLAN, now: { seat } }) });
  seat = null;
  socket.onclose({ code: 4001 });
  await settle();
  assert.equal(table.view.value.n, 0);
  assert.equal(table.view.value.me, null);
  table.leave();
});

test("a refusal comes with its reason", async () => {
  const refuse = () =>
    Promise.reject(Object.assign(new Error("no"), { code: "unfit-team", details: { needs: "size" } }));
  const { table } = await bench({ "/tables/t/team": refuse });
  await table.change("PUT", "/team", { team: 4 });
  assert.deepEqual(table.problem.value, { code: "unfit-team", details: { needs: "size" } });
  table.leave();
});

test("a chosen figure counts for everybody at once, also in the next events", async () => {
  const cards = ["red", "blue", "grey"].map((id) => ({ id, kind: "suspect", name: id }));
  const board = { places: [], squares: [], starts: { red: "A1", blue: "B1", grey: "C1" } };
  const options = [{ name: "figures", default: "start" }];
  const { table, tell, language } = await bench({}, { ...EDITION, cards, board, options });
  assert.deepEqual(table.edition.value.figures, ["red", "blue", "grey"]);
  tell({ type: "figures-changed", n: 3, at: 0, figures: ["grey", "red"] });
  tell({ type: "seen", n: 4, at: 0, event: { type: "moved", seat: 0, to: "D1" } });
  assert.deepEqual(table.edition.value.figures, ["red", "blue", "grey"], "not before the table stands");
  tell({ type: "now", version: 4, status: "playing", seat: 0, host: true, actor: 0, moment: 9 });
  assert.deepEqual(table.edition.value.figures, ["grey", "red"]);
  assert.deepEqual(table.view.value.figures, ["A1", "B1", "D1"]);
  const before = table.edition.value;
  tell({ type: "seen", n: 5, at: 0, event: { type: "turn-started", seat: 1 } });
  tell({ type: "now", version: 5, status: "playing", seat: 0, host: true, actor: 0, moment: 9 });
  assert.equal(table.edition.value, before, "nothing is drawn anew that is the same");
  language.value = "nl";
  await settle();
  assert.deepEqual(table.edition.value.figures, ["grey", "red"]);
  table.leave();
});
