import assert from "node:assert/strict";
import { test } from "node:test";
import { pieceOf, prepareEdition, seatColour, withFigures } from "../../src/sleuth/web/js/state/edition.js";
import { abilityOf, favourite, figureChoices, mayChoose, takenFrom } from "../../src/sleuth/web/js/state/figures.js";

const suspect = (id, name, ability = null) => ({ id, kind: "suspect", name, ability });
const EDITION = prepareEdition({
  kinds: [{ id: "suspect" }, { id: "weapon" }, { id: "place" }],
  cards: [suspect("red", "Ms Red", { name: "Second move" }), suspect("blue", "Mr Blue"), suspect("grey", "Dr Grey")],
  options: [{ name: "abilities", default: true }],
  board: { places: [] },
});
const CHAIRS = [{ people: ["Ann"] }, { people: ["Bob"] }, { people: [], bot: "pip" }];

test("seats play the first suspects, or those that were chosen", () => {
  assert.deepEqual(
    [0, 1, 2].map((seat) => pieceOf(EDITION, seat)),
    [0, 1, 2],
  );
  assert.deepEqual(
    [0, 1].map((seat) => pieceOf(withFigures(EDITION, ["grey", "red"]), seat)),
    [2, 0],
  );
  assert.equal(withFigures(EDITION, []), EDITION);
});

test("an ability is named where it is played", () => {
  const texts = (rules) => figureChoices(EDITION, rules).map(({ text }) => text);
  assert.deepEqual(texts({}), ["Ms Red – Second move", "Mr Blue", "Dr Grey"]);
  assert.deepEqual(texts({ abilities: false }), ["Ms Red", "Mr Blue", "Dr Grey"]);
  assert.equal(abilityOf(EDITION, undefined, "red").name, "Second move");
  assert.equal(abilityOf(EDITION, { abilities: true }, "blue"), null);
});

test("a figure is drawn unless there is a favourite that the edition has", () => {
  assert.equal(favourite(EDITION, "blue"), "blue");
  assert.equal(favourite(EDITION, "plum"), "");
  assert.equal(favourite(EDITION), "");
});

test("without a board a seat has the colour of no suspect", () => {
  const coloured = prepareEdition({
    ...EDITION,
    options: [],
    cards: EDITION.cards.map((card) => ({ ...card, colour: card.id })),
  });
  assert.equal(seatColour(coloured, 1), "blue");
  assert.equal(seatColour({ ...coloured, board: null }, 1), "seat-1");
});

test("everybody chooses for themselves, and the host where nobody sits", () => {
  const may = (now, edition = EDITION) => [0, 1, 2].map((seat) => mayChoose(edition, CHAIRS, now, seat));
  assert.deepEqual(may({ seat: 0, host: true }), [true, false, true]);
  assert.deepEqual(may({ seat: 1, host: false }), [false, true, false]);
  assert.deepEqual(may({ seat: null, host: false }), [false, false, false]);
  assert.deepEqual(may({ seat: null, host: true }), [false, false, true]);
  assert.deepEqual(may({ seat: 0, host: true }, { ...EDITION, board: null }), [false, false, false]);
});

test("what other people have is taken, what bots have is not", () => {
  assert.deepEqual(takenFrom(EDITION, CHAIRS, 0), ["blue"]);
  assert.deepEqual(takenFrom(EDITION, CHAIRS, 2), ["red", "blue"]);
});
