/** My games: which are going on, and which comes first. No DOM in here. */

/** Return the games that have not ended, the latest first as the server sends them. @param {Wire.MyTable[]} mine */
export const going = (mine) => mine.filter(({ card }) => card.status === "open" || card.status === "playing");

/**
 * Return the game to go on with: where it is my turn, else a game in progress, else the latest table.
 * @param {Wire.MyTable[]} mine @returns {Wire.MyTable|undefined}
 */
export function nextOf(mine) {
  const games = going(mine);
  return games.find((game) => game.your_turn) ?? games.find(({ card }) => card.status === "playing") ?? games[0];
}
