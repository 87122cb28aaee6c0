import assert from "node:assert/strict";
import { test } from "node:test";
import { going, nextOf } from "../../src/sleuth/web/js/state/my_games.js";

const game = (table, status, turn = false) => ({ card: { table, status }, your_turn: turn });

test("my turn comes first, then a game in progress, then the latest table", () => {
  const [open, playing, mine] = [game("o", "open"), game("p", "playing"), game("m", "playing", true)];
  assert.equal(nextOf([open, playing, mine]), mine);
  assert.equal(nextOf([open, playing]), playing);
  assert.equal(nextOf([open]), open);
});

test("games that have ended are not gone on with", () => {
  const over = [game("a", "over"), game("b", "abandoned")];
  assert.deepEqual(going(over), []);
  assert.equal(nextOf(over), undefined);
});
