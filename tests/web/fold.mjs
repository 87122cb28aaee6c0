/** Folds real games, as a seat was told them, and compares with what the rules say. Called by test_state.py. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pieceOf, prepareEdition, withFigures } from "../../src/sleuth/web/js/state/edition.js";
import { emptyView, fold } from "../../src/sleuth/web/js/state/fold/fold.js";
import { leftovers } from "../../src/sleuth/web/js/state/open_cards.js";

const games = JSON.parse(readFileSync(process.env.GAMES, "utf8"));
assert.ok(games.length > 20);

for (const { name, edition, me, told, public: open, own, pieces, origins } of games) {
  test(name, () => {
    const drawn = prepareEdition(edition);
    const view = told.reduce((before, message) => fold(before, message, drawn, me), emptyView());
    const table = withFigures(drawn, told[0].plan.figures);
    assert.deepEqual(
      view.seats.map((_, seat) => pieceOf(table, seat)),
      pieces,
    );
    assert.deepEqual(view.figures, open.figures);
    assert.deepEqual(view.weapons, open.weapons);
    assert.deepEqual(view.hand ?? [], me === null ? [] : own.hand);
    assert.deepEqual([...view.held].sort(), me === null ? [] : [...own.held].sort());
    assert.deepEqual(view.open, open.open);
    assert.deepEqual([view.centre, view.side], [open.centre, open.side]);
    assert.deepEqual(
      view.looks.map(({ seat, pile, index }) => [seat, pile, index]),
      open.looked,
    );
    assert.deepEqual(
      view.played.map(({ effect }) => effect),
      open.played,
    );
    const seen = view.looks.filter(({ card }) => card).map(({ card, pile }) => `${card} ${pile}`);
    const saw = me === null ? [] : own.saw.filter(([, owner]) => ["side", "centre"].includes(owner));
    assert.deepEqual(seen.sort(), saw.map((pair) => pair.join(" ")).sort());
    const dealt = told.find(({ event }) => event?.type === "seen-dealt").event;
    assert.deepEqual(leftovers(view), dealt.open);
    if (me !== null) assert.deepEqual(view.seats[me].laid, open.seats[me].standing === "taken" ? own.hand : []);
    assert.deepEqual(
      view.seats.map((seat) => seat.origin),
      origins,
    );
    assert.equal(view.walkers, open.walkers);
    assert.equal(view.discard, open.discard);
    assert.equal(view.turn?.seat ?? 0, open.turn.seat);
    assert.equal(view.turn?.number ?? 0, open.turn.number);
    if (view.deck !== null) assert.equal(view.deck, open.deck);
    for (const field of ["standing", "cards", "held", "city"])
      assert.deepEqual(
        view.seats.map((seat) => seat[field]),
        open.seats.map((seat) => seat[field]),
        field,
      );
    assert.deepEqual(
      view.seats.map((seat) => seat.usedAbility),
      open.seats.map((seat) => seat.ability_used),
    );
    assert.deepEqual(view.ending?.cards ?? null, open.case);
    const shown = Object.entries(view.shown)
      .flatMap(([card, seats]) => seats.map((seat) => `${card} ${seat}`))
      .sort();
    assert.deepEqual(shown, me === null ? [] : own.showed.map(([card, seat]) => `${card} ${seat}`).sort());
  });
}
