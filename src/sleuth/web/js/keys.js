/** The keys of a table: one list, one listener. A key presses a button marked with `keyed`, or leads to a part. */
import { signal, useEffect } from "./html.js";
import { nextPace, pace, sounds, stored } from "./settings.js";
import { t } from "./words.js";

/** What each key is for; the help shows them in this order. @type {Record<string, string>} */
export const KEYS = {
  roll: "r",
  suggest: "s",
  show: "c",
  hint: "h",
  "end-turn": "e",
  accuse: "a",
  now: "w",
  board: "b",
  sheet: "n",
  log: "l",
  speed: "p",
  sounds: "m",
  help: "?",
};

/**
 * The parts of a table, what to focus in each before the part itself, and the tab that holds it on a phone.
 * @type {Record<string, {part: string, first: string, tab?: string}>}
 */
const PARTS = {
  now: { part: ".bottom .actions", first: "button:not(:disabled, .danger)" },
  board: { part: ".desk", first: "[tabindex='0']", tab: "desk" },
  sheet: { part: ".sheet", first: "table [tabindex='0'], table button", tab: "sheet" },
  log: { part: ".log", first: "[tabindex='0']", tab: "log" },
};
const FIELDS = "input, select, textarea, [contenteditable]";

/** Whether single keys do anything: people who dictate or press keys by mistake switch them off (WCAG 2.1.4). */
export const keysOn = stored("keys", true);
/** What a key has just changed, for a moment. */
export const told = signal("");

/** Return what a key is called on the page. @param {string} name */
export const keyOf = (name) => KEYS[name]?.toUpperCase();

/** Mark a button that a key presses, and say which; nothing if there is none. @param {string} name */
export function keyed(name) {
  const key = keyOf(name);
  if (!key || !keysOn.value) return {};
  return { "data-key": name, "aria-keyshortcuts": key, title: t("key-is", { letter: key }) };
}

/** @param {Element} element */
const seen = (element) => element.checkVisibility() && !element.matches(":disabled");

/** Focus an element, which may have to be told that it can be. @param {HTMLElement} element */
function focus(element) {
  if (!element.matches("button, [tabindex]")) element.tabIndex = -1;
  element.focus();
}

/** Lead to a part of the table: to the first thing in it that can be focused, or to itself. @param {string} name */
export function goTo(name) {
  const { part, first, tab } = PARTS[name];
  const button = tab && document.querySelector(`.tabs [data-tab="${tab}"]`);
  if (button instanceof HTMLElement && seen(button)) button.click();
  requestAnimationFrame(() => {
    const found = document.querySelector(part);
    if (!(found instanceof HTMLElement)) return;
    const stops = /** @type {HTMLElement[]} */ ([...found.querySelectorAll(first)]);
    focus(stops.find(seen) ?? found);
  });
}

/** Press the button of a key, if it is there. @param {string} name */
function press(name) {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-key="${name}"]`)]).find(seen);
  found?.focus();
  found?.click();
}

/** What keys do that have no button of their own. @type {Record<string, () => void>} */
const DOES = {
  speed: () => {
    nextPace();
    told.value = t("speed-is", { speed: t(`speed-${pace.value}`) });
  },
  sounds: () => {
    sounds.value = !sounds.value;
    told.value = sounds.value ? t("sounds-on") : t("sounds-off");
  },
};

/** Return whether a key is meant for something else. @param {KeyboardEvent} event */
function elsewhere({ target, ctrlKey, altKey, metaKey, repeat }) {
  const typing = target instanceof Element && target.closest(FIELDS);
  return ctrlKey || altKey || metaKey || repeat || typing || document.querySelector("dialog[open]");
}

/** Return what a key is for. @param {string} pressed */
const nameOf = (pressed) => Object.keys(KEYS).find((name) => KEYS[name] === pressed.toLowerCase());

/** Listen to the keys while this is shown. @param {() => void} onHelp opens the list of keys */
export function useKeys(onHelp) {
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const name = nameOf(event.key);
      if (!name || !keysOn.value || elsewhere(event)) return;
      event.preventDefault();
      if (name === "help") onHelp();
      else if (PARTS[name]) goTo(name);
      else (DOES[name] ?? (() => press(name)))();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
