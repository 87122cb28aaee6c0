/** The bots, in the current language. */
import { get } from "../../api.js";
import { effect, signal } from "../../html.js";
import { language } from "../../words.js";

/** The levels, weakest first, and the characters who play at them. */
export const bots = signal(/** @type {Wire.Bots} */ ({ levels: [], characters: [] }));

effect(() => {
  get(`/bots?lang=${language.value}`).then(
    (found) => {
      bots.value = found;
    },
    () => {}, // names in the old language are better than none
  );
});

/** Return a level or a character. @param {string} id @returns {Wire.BotDrawn|undefined} */
export const botOf = (id) => [...bots.value.levels, ...bots.value.characters].find((each) => each.id === id);

/** Return the name of a bot. @param {string} id */
export const botName = (id) => botOf(id)?.name ?? id;

/** Return the name of a bot’s level. @param {string} id */
export const levelName = (id) => botName(botOf(id)?.level ?? id);
