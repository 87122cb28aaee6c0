/** Plays real games of every edition on the stage, with a clock of its own. Called by test_state.py. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { prepareEdition } from "../../src/sleuth/web/js/state/edition.js";
import { emptyView, fold } from "../../src/sleuth/web/js/state/fold/fold.js";
import { LONGEST_LAG, MOMENT } from "../../src/sleuth/web/js/state/stage/lengths.js";
import { staged } from "../../src/sleuth/web/js/state/stage/staging.js";
import { unknown } from "../../src/sleuth/web/js/state/table/table.js";
import { effect } from "../../src/sleuth/web/vendor/signals-core.js";

const games = JSON.parse(readFileSync(process.env.GAMES, "utf8"));
assert.ok(games.length > 20);

/** A clock that goes when it is told to. */
function clock() {
  const due = [];
  let now = 0;
  return {
    now: () => now,
    later: (task, milliseconds) => {
      const entry = { at: now + milliseconds, task };
      due.push(entry);
      return entry;
    },
    /** Let time pass until the next thing is due; whether there was one. */
    tick() {
      due.sort((a, b) => a.at - b.at);
      const next = due.shift();
      if (!next) return false;
      now = next.at;
      next.task();
      return true;
    },
  };
}

/** Every card that a message lets me know: what I must see until I have taken note. */
function cardsFor({ event }, me) {
  const { type, seat, to, card, cards, looks } = event ?? {};
  if (me === null) return [];
  if (type === "seen-card-shown" && to === me) return [card];
  if (type === "seen-tip-answered" && to === me) return cards;
  if (type === "seen-cards-peeked")
    return looks.filter(([looker, , seen]) => looker === me && seen).map(([, , seen]) => seen);
  if ((type === "seen-pile-looked" || type === "seen-shown-card-seen") && seat === me) return [card];
  return type === "seat-taken" ? cards : [];
}

/** A table whose stage a person watches; `pace` and how they are told it are given. */
function watched({ edition }, { me, messages }, pace) {
  const [drawn, shown, time] = [prepareEdition(edition), unknown(), clock()];
  shown.drawn.value = drawn;
  const stage = staged(shown, { pace: { value: pace }, later: time.later });
  let view = emptyView();
  const told = messages.map((message) => {
    const before = view;
    view = fold(view, message, drawn, me);
    return { before, message, view };
  });
  const played = [];
  effect(() => {
    if (stage.scene.value) played.push({ ...stage.scene.value, at: time.now(), view: shown.view.peek() });
  });
  const now = { type: "now", status: "playing", seat: me, actor: null };
  stage.take(told.slice(0, 2), now); // the page was there before the game began
  return { shown, stage, time, told: told.slice(2), played, now, last: view };
}

/** Play on to the end; somebody takes note of whatever waits. */
function watch({ stage, time }) {
  for (let patience = 100_000; patience > 0; patience--) {
    if (stage.scene.value?.time === null) stage.noted();
    else if (!time.tick()) return;
  }
  assert.fail("the stage never becomes empty");
}

/** Scenes that everybody sees of every such event. */
const ALWAYS = { accusation: "seen-accusation-made", question: "suggestion-made", none: "passed", roll: "dice-rolled" };

/** Messages one by one; what the referee finds comes together with the answer it is about. */
function batches(told) {
  const found = [];
  for (const each of told) {
    if (each.message.event.type === "false-witness-found") found.at(-1).push(each);
    else found.push([each]);
  }
  return found;
}

for (const game of games) {
  for (const viewer of game.viewers) {
    const { me, messages } = viewer;
    const who = `${game.name}, ${me === null ? "a spectator" : `seat ${me}`}`;

    test(`everything at once: ${who}`, () => {
      const table = watched(game, viewer, "normal");
      table.stage.take(table.told, table.now);
      watch(table);
      const { played } = table;
      const wanted = messages.flatMap((message) => cardsFor(message, me).map((card) => `${message.n} ${card}`));
      const held = played.filter(({ kind, time }) => time === null && kind !== "accusation");
      assert.deepEqual(
        held.flatMap(({ n, cards }) => cards.map((card) => `${n} ${card}`)),
        wanted,
        "what I get to know waits for me",
      );
      const told = ({ n, view }) => view.n === n;
      assert.ok(held.every(told), "and is true by then");
      assert.ok(
        played.every(({ n, part, tells, view }) => part >= tells || view.n < n),
        "but not before",
      );
      assert.deepEqual(
        played.map(({ n }) => n),
        played.map(({ n }) => n).sort((a, b) => a - b),
        "in order",
      );
      assert.deepEqual(table.shown.view.value, table.last);
      assert.equal(table.stage.behind.value, false);
    });

    test(`each thing as it happens: ${who}`, () => {
      const table = watched(game, viewer, "slow");
      for (const batch of batches(table.told)) {
        table.stage.take(batch, table.now);
        watch(table);
      }
      const played = table.played.filter(({ part }) => part === 0);
      const nobody = played.filter(({ kind }) => kind === "nobody");
      assert.deepEqual(
        nobody.map(({ n }) => n),
        game.unanswered,
      );
      for (const [kind, type] of Object.entries(ALWAYS)) {
        const events = messages.filter(({ event }) => event?.type === type);
        assert.equal(played.filter((scene) => scene.kind === kind).length, events.length, kind);
      }
    });
  }

  test(`a long backlog is played quickly: ${game.name}`, () => {
    const table = watched(game, game.viewers[2], "normal");
    table.stage.take(table.told, table.now);
    while (table.time.tick());
    const slow = table.played.filter(({ kind }) => ["accusation", "false-witness"].includes(kind));
    const spent = slow.reduce((sum, { time }) => sum + time, 0);
    assert.ok(table.time.now() - spent <= LONGEST_LAG + 1, `${table.time.now() - spent}`);
  });

  test(`at once, only what is for me takes a moment: ${game.name}`, () => {
    const table = watched(game, game.viewers[0], "at-once");
    table.stage.take(table.told, table.now);
    while (table.time.tick());
    assert.ok(table.played.every(({ mine }) => mine));
    assert.ok(table.played.filter(({ held }) => held).every(({ time }) => time === MOMENT));
    assert.deepEqual(table.shown.view.value, table.last);
  });
}
