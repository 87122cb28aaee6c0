import assert from "node:assert/strict";
import { test } from "node:test";
import {
  buttons,
  claims,
  denial,
  fixed,
  goals,
  labelled,
  nameable,
  naming,
  ofType,
} from "../../src/sleuth/web/js/state/choices.js";

const suggest = (...cards) => ({ type: "suggest", cards });
const now = {
  version: 7,
  moment: 7,
  choices: [
    [
      { type: "move", to: "A7" },
      { type: "move", to: "kitchen" },
    ],
    [{ type: "take-passage", to: "study" }],
    [suggest("plum", "rope", "hall"), suggest("plum", "dagger", "hall"), suggest("green", "rope", "hall")],
    [{ type: "end-turn" }],
    [{ type: "show", card: "rope" }],
  ],
};
const words = { version: 7, labels: [["to A7", "to the kitchen"], ["down"], ["a", "b", "c"], ["end"], ["show"]] };

test("labels belong to their choices", () => {
  assert.deepEqual(
    labelled(now, words).map(({ label }) => label),
    ["to A7", "to the kitchen", "down", "a", "b", "c", "end", "show"],
  );
});

test("nothing is offered with the labels of another moment, or when nothing is asked", () => {
  assert.deepEqual(labelled(now, { ...words, version: 6 }), []);
  assert.deepEqual(labelled(now, { ...words, version: 8 }), []);
  assert.deepEqual(labelled({ version: 7 }, words), []);
  assert.deepEqual(labelled(null, null), []);
});

test("chat does not change the choices", () => {
  const later = { ...now, version: 9 };
  for (const version of [7, 8, 9]) assert.equal(labelled(later, { ...words, version }).length, 8);
  assert.deepEqual(labelled({ ...later, moment: 8 }, words), []);
});

test("every choice has exactly one home", () => {
  const choices = labelled(now, words);
  const homes = [
    ...goals(choices).values(),
    ...claims(choices).flatMap((type) => ofType(choices, type)),
    ...ofType(choices, "show"),
    ...buttons(choices).flatMap((group) => group.choices),
  ].map(({ action }) => action);
  assert.equal(homes.length, choices.length);
  assert.equal(new Set(homes).size, choices.length);
});

const using = (target, label) => ({ action: { type: "use", effect: "anywhere", source: "ability", target }, label });

test("buttons of one sort share one, named by what their labels have in common", () => {
  const end = { action: { type: "end-turn" }, label: "End your turn" };
  const aims = ["to the gates", "to the bazaar", "to the pit", "to the temple"];
  const many = aims.map((aim) => using(aim, `Use your ability “Anywhere” – ${aim}`));
  const [use, ending] = buttons([...many, end]);
  assert.equal(use.label, "Use your ability “Anywhere”");
  assert.deepEqual(
    use.choices.map((choice) => choice.rest),
    aims,
  );
  assert.deepEqual([ending.label, ending.choices.length], ["End your turn", 1]);
  assert.equal(buttons(many.slice(0, 1))[0].label, many[0].label, "a single one says what it does");
  const unlike = ["Gates", "Bazaar", "Pit", "Temple"].map((name) => using(name, name));
  assert.equal(buttons(unlike).length, 4, "labels without a common beginning cannot share one");
});

test("cards are named kind by kind, and only what is legal can be sent", () => {
  const menu = ofType(labelled(now, words), "suggest");
  assert.deepEqual(nameable(menu), [["plum", "green"], ["rope", "dagger"], ["hall"]]);
  assert.deepEqual(fixed(menu), [null, null, "hall"]);
  assert.equal(naming(menu, ["plum", "dagger", "hall"])?.label, "b");
  assert.equal(naming(menu, ["green", "dagger", "hall"]), undefined);
  assert.equal(naming(menu, [null, "rope", "hall"]), undefined);
});

test("passing is a denial only while I hold a named card, and then not a button of its own", () => {
  const [show, pass] = [
    { action: { type: "show", card: "rope" }, label: "show" },
    { action: { type: "pass" }, label: "none" },
  ];
  assert.equal(denial([show, pass]), pass);
  assert.deepEqual(buttons([show, pass]), []);
  assert.equal(denial([pass]), undefined);
  assert.deepEqual(
    buttons([pass]).map(({ label }) => label),
    ["none"],
  );
  assert.equal(denial([show]), undefined);
});
