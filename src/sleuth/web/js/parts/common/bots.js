/** Who the bots are, in the language chosen. */
import { get } from "../../api.js";
import { effect, signal } from "../../html.js";
import { language } from "../../words.js";

/** @typedef {{id: string, level: string, name: string, temper: string, text: string}} Bot */

/** The levels, weakest first, and the characters who play at them. */
export const bots = signal(/** @type {{levels: Bot[], characters: Bot[]}} */ ({ levels: [], characters: [] }));

effect(() => {
  get(`/bots?lang=${language.value}`).then(
    (found) => {
      bots.value = found;
    },
    () => {}, // names in the old language are better than none
  );
});

/** A level or a character by its id. @param {string} id @returns {Bot|undefined} */
export const botOf = (id) => [...bots.value.levels, ...bots.value.characters].find((each) => each.id === id);

/** What a bot is called. @param {string} id */
export const botName = (id) => botOf(id)?.name ?? id;

/** What the level of a bot is called. @param {string} id */
export const levelName = (id) => botName(botOf(id)?.level ?? id);
