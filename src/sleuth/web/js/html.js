/** Preact, htm and signals in one place, so that parts import from here alone. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { Fragment, h, render } from "../vendor/preact.js";
import { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";

/**
 * A new element each time. Otherwise htm keeps those that never change, and each of these keeps the page it was last
 * part of, with a hand that the next one at this device must not find in memory.
 * @this {any} @param {any[]} parts
 */
function element(...parts) {
  this[0] = 3; // htm's word for "not to be kept"
  return /** @type {any} */ (h)(...parts);
}

export const html = htm.bind(element);
export {
  batch,
  computed,
  effect,
  Fragment,
  h,
  render,
  signal,
  useComputed,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useState,
};

/**
 * A part of something larger: who reads it this way is drawn anew only when that part has changed.
 * @template T @param {() => T} read @returns {T}
 */
export const useSlice = (read) => useComputed(read).value;

/** Class names from what is true. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
