/** What depends on whether I am the only person at a table. */

/** Return whether I play and all others are bots. @param {Pick<View, "me"|"chairs">} view */
export const alone = ({ me, chairs }) =>
  me !== null &&
  chairs.every((chair, seat) => (seat === me ? chair.people.length === 1 : chair.people.length === 0 && chair.bot));

/**
 * Return whether my seat is out of a game that goes on.
 * @param {Pick<View, "me"|"seats"|"status">} view
 */
export const amOut = ({ me, seats, status }) => me !== null && status === "playing" && seats[me].standing !== "in";
