/** Folds real games as a viewer sees them and compares with the rules after every event. Called by test_state.py. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pieceOf, prepareEdition, withFigures } from "../../src/sleuth/web/js/state/edition.js";
import { emptyView, fold } from "../../src/sleuth/web/js/state/fold/fold.js";
import { leftovers } from "../../src/sleuth/web/js/state/open_cards.js";

const games = JSON.parse(readFileSync(process.env.GAMES, "utf8"));
assert.ok(games.length > 20);

/** What the page shows, in the words of expected.py. */
function shown(view) {
  const ofSeats = (field) => view.seats.map((seat) => seat[field]);
  return {
    figures: view.figures,
    weapons: view.weapons,
    open: view.open,
    centre: view.centre,
    side: view.side,
    looked: view.looks.map(({ seat, pile, index }) => [seat, pile, index]),
    played: view.played.map(({ effect }) => effect),
    walkers: view.walkers,
    discard: view.discard,
    case: view.ending?.cards ?? null,
    ending: view.ending?.ending ?? null,
    winner: view.ending?.winner ?? null,
    standing: ofSeats("standing"),
    cards: ofSeats("cards"),
    city: ofSeats("city"),
    kept: ofSeats("held"),
    usedAbility: ofSeats("usedAbility"),
    origins: ofSeats("origin"),
    turn: [view.turn?.seat ?? 0, view.turn?.number ?? 0],
    dice: view.dice?.dice ?? [],
    hand: view.hand ?? [],
    held: [...view.held].sort(),
    showed: Object.entries(view.shown)
      .flatMap(([card, seats]) => seats.map((seat) => `${card} ${seat}`))
      .sort(),
    seen: view.looks
      .filter(({ card }) => card)
      .map(({ card, pile }) => `${card} ${pile}`)
      .sort(),
    laid: view.me === null ? [] : view.seats[view.me].laid,
  };
}

/** Compare one view with what the rules say. */
function compare(view, { deck, asker, ...expected }, where) {
  assert.deepEqual(shown(view), expected, where);
  if (view.deck !== null) assert.equal(view.deck, deck, where); // the page counts from the first card drawn
  if (asker !== null) assert.equal(view.question?.asker, asker, where); // it shows a question until the next turn
}

for (const { name, edition, pieces, viewers } of games) {
  const drawn = prepareEdition(edition);
  for (const { me, messages, changes } of viewers) {
    test(`${name}, ${me === null ? "a spectator" : `seat ${me}`}`, () => {
      const [opened, started, ...events] = messages;
      assert.equal(events.length, changes.length);
      let view = [opened, started].reduce((before, message) => fold(before, message, drawn, me), emptyView());
      const table = withFigures(drawn, opened.plan.figures);
      const seats = view.seats.map((_, seat) => pieceOf(table, seat));
      assert.deepEqual(seats, pieces);
      let expected = {};
      events.forEach((message, index) => {
        view = fold(view, message, drawn, me);
        expected = { ...expected, ...changes[index] };
        compare(view, expected, `event ${index}: ${message.event.type}`);
      });
      const dealt = events.find(({ event }) => event.type === "seen-dealt").event;
      assert.deepEqual(leftovers(view), dealt.open);
    });
  }
}
