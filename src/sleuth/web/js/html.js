/** Preact, htm and signals in one place: parts import them from here. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { Fragment, h, render } from "../vendor/preact.js";
import { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";

/**
 * Make a new element each time. Otherwise htm caches elements that never change, and each keeps the page it was last
 * part of, with a hand that the next person at this device must not find in memory.
 * @this {any} @param {any[]} parts
 */
function element(...parts) {
  this[0] = 3; // htm: do not cache this element
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
 * Read a part of a larger signal: the component is drawn again only when that part has changed.
 * @template T @param {() => T} read @returns {T}
 */
export const useSlice = (read) => useComputed(read).value;

/** Return a handler that takes the value of a field. @param {(value: string, field: HTMLSelectElement) => void} take */
export const onValue =
  (take) =>
  (/** @type {SelectEvent} */ { currentTarget }) =>
    take(currentTarget.value, currentTarget);

/** Return a handler that takes whether a checkbox is ticked. @param {(on: boolean) => void} take */
export const onTick =
  (take) =>
  (/** @type {FieldEvent} */ { currentTarget }) =>
    take(currentTarget.checked);

/** Join the class names that are true. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
