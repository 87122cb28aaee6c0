/** What this device remembers: language, light, pace, how the sheet is filled in. */
import { effect, signal } from "./html.js";
import { factor } from "./state/stage/lengths.js";

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
/** How fast the page plays what happens. */
export const PACES = ["slow", "normal", "quick", "at-once"];
export const pace = stored("pace", "normal");
/** Return whether nothing on the page should move. */
export const still = () => pace.value === "at-once" || matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Take the next pace; after the last one comes the first. */
export function nextPace() {
  pace.value = PACES[(PACES.indexOf(pace.value) + 1) % PACES.length];
}
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
    page.dataset.pace = pace.value;
    page.style.setProperty("--pace", `${factor(pace.value)}`); // animations follow it
  });
}
