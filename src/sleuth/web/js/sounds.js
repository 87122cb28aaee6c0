/** Small synthesized sounds; off unless switched on. */
import { effect } from "./html.js";
import { sounds } from "./settings.js";
import { soundCues } from "./state/sound_cues.js";

/**
 * Each sound as notes.
 * @typedef {[at: number, pitch: number, length: number, loud: number, wave: OscillatorType]} Note
 *   in seconds, hertz, seconds and gain
 * @type {Record<string, Note[]>}
 */
const NOTES = {
  roll: [0, 0.07, 0.13, 0.22].map((at, index) => [at, 190 - index * 25, 0.05, 0.16, "square"]),
  step: [[0, 330, 0.06, 0.1, "triangle"]],
  card: [
    [0, 880, 0.03, 0.07, "sawtooth"],
    [0.05, 620, 0.05, 0.06, "sawtooth"],
  ],
  asked: [
    [0, 659, 0.14, 0.14, "sine"],
    [0.13, 880, 0.22, 0.14, "sine"],
  ],
  end: [392, 494, 587, 784].map((pitch, index) => [index * 0.16, pitch, 0.4, 0.12, "sine"]),
};

/** @type {AudioContext|null} */
let audio = null;

/** @param {AudioContext} context @param {Note} note */
function play(context, [at, pitch, length, loud, wave]) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + at;
  tone.type = wave;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** @param {string} name */
function sound(name) {
  audio ??= new AudioContext();
  for (const note of NOTES[name]) play(audio, note);
}

/** Play the sounds of a table; the returned function stops that. @param {Table} table */
export function playSounds(table) {
  let [before, wasMine] = [table.view.value, false];
  return effect(() => {
    const [view, now] = [table.view.value, table.now.value];
    const mine = now?.actor !== null && now?.actor === now?.seat;
    const names = soundCues(before, view, mine && !wasMine);
    [before, wasMine] = [view, mine];
    if (sounds.value) names.forEach(sound);
  });
}
