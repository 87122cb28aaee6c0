/** The sounds of a table; off unless switched on, and only then fetched. */
import { effect } from "./html.js";
import { sounds } from "./settings.js";

/** Follow a table with sounds; whoever is offline hears none. @param {Table} table @param {boolean} greet */
function following(table, greet) {
  let [stopped, stop] = [false, () => {}];
  import("./sound/following.js").then(
    ({ follow, play }) => {
      if (stopped) return;
      if (greet) play("asked"); // what was switched on is heard at once
      stop = follow(table);
    },
    () => {},
  );
  return () => {
    stopped = true;
    stop();
  };
}

/** Play the sounds of a table while they are on; the returned function stops that. @param {Table} table */
export function playSounds(table) {
  let [first, stop] = [true, () => {}];
  const end = effect(() => {
    stop();
    stop = sounds.value ? following(table, !first) : () => {};
    first = false;
  });
  return () => {
    end();
    stop();
  };
}
