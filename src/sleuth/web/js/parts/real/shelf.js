/** The games of this device, as the page shows them, and whether they are stored. */
import { signal } from "../../html.js";
import { openStore } from "../../real/store.js";

export const store = openStore(() => localStorage);
export const games = signal(store.list());
/** Why games are only in memory, if they are. */
export const trouble = signal(store.problem());

/** Show what the store has now. */
export function refresh() {
  games.value = store.list();
  trouble.value = store.problem();
}

addEventListener("storage", ({ key, newValue }) => {
  if (store.follow(key, newValue)) refresh();
});
