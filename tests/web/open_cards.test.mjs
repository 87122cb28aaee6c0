import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareEdition } from "../../src/sleuth/web/js/state/edition.js";
import { emptyView, fold } from "../../src/sleuth/web/js/state/fold/fold.js";
import { faceDown, faceUp, leftovers, middleCities, playedSorts } from "../../src/sleuth/web/js/state/open_cards.js";

const card = (id, kind) => ({ id, kind, name: id });
const CITIES = ["rome", "paris", "cairo", "tokyo"];
const EDITION = prepareEdition({
  id: "card-game",
  kinds: [{ id: "suspect" }, { id: "vehicle" }, { id: "city" }],
  cards: [card("red", "suspect"), card("train", "vehicle"), ...CITIES.map((city) => card(city, "city"))],
  options: [],
  board: null,
});

/** The view after these events at a table of three. */
const after = (events, me = 0) =>
  [
    { type: "opened", plan: { edition: "card-game", seats: 3, bots: {}, options: {} } },
    ...events.map((event) => ({ type: "seen", event })),
  ].reduce((view, message, index) => fold(view, { n: index + 1, at: 0, ...message }, EDITION, me), emptyView());

const dealt = (more) => ({ type: "seen-dealt", sizes: [3, 3, 3], open: [], centre: 0, side: 0, hand: null, ...more });
const turned = { type: "cities-turned", cities: ["rome", "paris", null] };
const origins = (view) => view.seats.map((seat) => seat.origin);

test("a city card comes from the middle, and the old one goes back there", () => {
  const view = after([turned, { type: "city-taken", seat: 0, city: "tokyo" }]);
  assert.deepEqual(origins(view), ["middle", null, null]);
  assert.deepEqual(middleCities(EDITION, view), ["rome", "cairo"]);
});

test("a city card comes from a player, who gets the other one", () => {
  const taken = { type: "city-taken", seat: 1, city: "tokyo" };
  const view = after([turned, taken, { type: "city-taken", seat: 0, city: "tokyo" }]);
  assert.deepEqual(origins(view), [1, 0, null]);
  assert.deepEqual(
    view.seats.map((seat) => seat.city),
    ["tokyo", "rome", null],
  );
});

test("only the last city card to change hands has an origin", () => {
  const moves = [
    { type: "city-taken", seat: 0, city: "paris" },
    { type: "city-taken", seat: 1, city: "cairo" },
  ];
  assert.deepEqual(origins(after([turned, ...moves])), [null, "middle", null]);
});

test("no city lies in the middle before they are turned up", () => {
  assert.deepEqual(middleCities(EDITION, after([])), []);
});

test("what lies face up is grouped by owner", () => {
  const view = after([dealt({ open: ["red"] }), { type: "seat-taken", seat: 1, cards: ["train", "rome"] }]);
  assert.deepEqual(leftovers(view), ["red"]);
  assert.deepEqual(faceUp(view), [
    { seat: null, cards: ["red"] },
    { seat: 1, cards: ["train", "rome"] },
  ]);
  assert.deepEqual(faceUp(after([dealt({})])), []);
});

test("I know the face-down cards I have looked at, and only that others have looked", () => {
  const look = (seat, index, card) => ({ type: "seen-pile-looked", seat, pile: "side", index, card });
  const view = after([dealt({ side: 3 }), look(0, 1, "train"), look(1, 1, null), look(1, 2, null)]);
  assert.deepEqual(faceDown(view, "side"), [
    { mine: false, card: null, seats: [] },
    { mine: true, card: "train", seats: [0, 1] },
    { mine: false, card: null, seats: [1] },
  ]);
  assert.deepEqual(faceDown(view, "centre"), []);
});

test("a spectator has looked at nothing", () => {
  const look = { type: "seen-pile-looked", seat: 0, pile: "centre", index: 0, card: null };
  assert.deepEqual(faceDown(after([dealt({ centre: 1 }), look], null), "centre"), [
    { mine: false, card: null, seats: [0] },
  ]);
});

test("played kept cards are grouped by effect", () => {
  const use = (seat, effect, source = "card") => ({ type: "effect-used", seat, effect, source });
  const view = after([use(0, "decline"), use(1, "add-six"), use(2, "decline"), use(1, "look-any", "ability")]);
  assert.deepEqual(playedSorts(view), [
    { effect: "decline", seats: [0, 2] },
    { effect: "add-six", seats: [1] },
  ]);
});
