/** Follows a table with sounds; fetched when they are first switched on. */
import { effect } from "../html.js";
import { pace } from "../settings.js";
import { sceneCues, soundCues } from "../state/sound_cues.js";
import { play } from "./studio.js";

/** @param {string[]} names */
function hear(names) {
  for (const name of names) play(name);
}

/** Follow the scenes of a table; `heard` is the one that was on already. @param {Signal<Playing|null>} scene */
function byScenes(scene) {
  let heard = scene.value;
  return effect(() => {
    const cues = scene.value === heard ? [] : sceneCues(scene.value);
    heard = scene.value;
    if (pace.value !== "at-once") hear(cues);
  });
}

/** Follow the view of a table where it is not played scene by scene. @param {Table} table */
function byView(table) {
  let [before, wasMine] = [table.view.value, false];
  return effect(() => {
    const [view, now] = [table.view.value, table.now.value];
    const mine = now?.actor !== null && now?.actor === now?.seat;
    const names = soundCues(before, view, mine && !wasMine);
    [before, wasMine] = [view, mine];
    if (pace.value === "at-once") hear(names);
  });
}

/** Play the sounds of a table; the returned function stops that. @param {Table} table */
export function follow(table) {
  const ends = [byView(table), byScenes(table.scene)];
  return () => {
    for (const end of ends) end();
  };
}

export { play };
