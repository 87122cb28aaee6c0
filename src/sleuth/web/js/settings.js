/** What this device remembers: language, light, motion, how the sheet is filled in. */
import { effect, signal } from "./html.js";

/**
 * Return a signal that is stored on this device.
 * @template T @param {string} name @param {T} usual
 * @returns {{value: T}}
 */
export function stored(name, usual) {
  const key = `sleuth.${name}`;
  const made = signal(usual);
  try {
    const found = localStorage.getItem(key);
    if (found !== null) made.value = JSON.parse(found);
  } catch {
    // the game works without storage
  }
  effect(() => {
    const text = JSON.stringify(made.value);
    try {
      localStorage.setItem(key, text);
    } catch {
      // as above
    }
  });
  return made;
}

/** "auto" follows the device; "light" and "dark" are chosen. */
export const light = stored("light", "auto");
/** Without any motion. */
export const quick = stored("quick", false);
/** Small sounds. */
export const sounds = stored("sounds", false);
/** How the sheet is filled in. */
export const sheetMode = stored("sheet-mode", "seen");

/** Make the page follow the settings. */
export function applySettings() {
  const page = document.documentElement;
  effect(() => {
    page.dataset.light = light.value;
  });
  effect(() => {
    page.classList.toggle("quick", quick.value);
  });
}
