/** The sounds of the table, each made on the spot: paper, dice, steps, a door, a pencil, envelopes, a few notes. */
import { burst, tone } from "./instruments.js";

/** @typedef {import("./instruments.js").Stand} Stand */

/** A card that slides over the table. @param {Stand} on */
function slide(on, at = 0, loud = 0.5) {
  burst(on, { at, length: 0.2, attack: 0.05, from: 3200, to: 1300, sharp: 0.7, loud });
  burst(on, { at: at + 0.16, length: 0.07, from: 420, to: 180, sharp: 0.6, loud: loud * 0.9, kind: "lowpass" });
}

/** A card that is turned over. @param {Stand} on */
function turn(on, at = 0) {
  burst(on, { at, length: 0.12, attack: 0.03, from: 1800, to: 4200, sharp: 0.9, loud: 0.4 });
  burst(on, { at: at + 0.1, length: 0.05, from: 2600, to: 900, sharp: 0.7, loud: 0.75 });
}

/** Three steps on a wooden floor. @param {Stand} on @param {number} count */
function steps(on, count = 3) {
  for (let step = 0; step < count; step++) {
    const [at, from] = [step * 0.21, step % 2 ? 230 : 280];
    burst(on, { at, length: 0.1, from, to: 90, sharp: 1.1, loud: 1.5, kind: "lowpass" });
    burst(on, { at: at + 0.015, length: 0.04, from: 1100, sharp: 1, loud: 0.09 });
  }
}

/** A door: a short creak and the latch. @param {Stand} on */
function door(on, at = 0) {
  tone(on, { at, length: 0.26, attack: 0.09, pitch: 96, to: 148, loud: 0.09, wave: "sawtooth", bright: 7 });
  burst(on, { at: at + 0.05, length: 0.22, attack: 0.1, from: 700, to: 1100, sharp: 6, loud: 0.35 });
  burst(on, { at: at + 0.3, length: 0.05, from: 1700, to: 700, sharp: 2, loud: 0.8 });
  burst(on, { at: at + 0.33, length: 0.11, from: 240, to: 100, sharp: 0.9, loud: 1.1, kind: "lowpass" });
}

/** Dice that rattle in the hand and land. @param {Stand} on */
function dice(on) {
  for (const [index, at] of [0, 0.05, 0.09, 0.15, 0.19, 0.25, 0.3].entries())
    burst(on, { at, length: 0.035, from: index % 2 ? 2500 : 1900, sharp: 4, loud: 0.5 });
  for (const [index, at] of [0.46, 0.56, 0.63, 0.67].entries()) {
    burst(on, { at, length: 0.06, from: 1250 - index * 120, to: 500, sharp: 2.5, loud: 1 - index * 0.2 });
    burst(on, { at, length: 0.08, from: 260, to: 120, sharp: 0.8, loud: 0.8 - index * 0.15, kind: "lowpass" });
  }
}

/** A pencil on the sheet. @param {Stand} on */
function pencil(on, at = 0) {
  for (const [index, stroke] of [0, 0.1, 0.17, 0.29].entries())
    burst(on, {
      at: at + stroke,
      length: 0.08,
      attack: 0.02,
      from: index % 2 ? 4200 : 5400,
      to: index % 2 ? 5600 : 3800,
      sharp: 1.4,
      loud: 0.34,
    });
}

/** An envelope that is torn open. @param {Stand} on */
function envelope(on) {
  burst(on, { length: 0.42, attack: 0.12, from: 1500, to: 5200, sharp: 0.8, loud: 0.34 });
  for (let tear = 0; tear < 9; tear++)
    burst(on, { at: 0.04 + tear * 0.04, length: 0.03, from: 2200 + tear * 260, sharp: 1.2, loud: 0.36 });
  slide(on, 0.46, 0.42);
}

/** Several notes at once. @param {Stand} on @param {number[]} pitches @param {Omit<import("./instruments.js").Tone, "pitch">} how */
const chord = (on, pitches, how) => {
  for (const pitch of pitches) tone(on, { ...how, pitch });
};

/** A cadence, warm and short. @param {Stand} on */
function win(on) {
  chord(on, [174.6, 220, 261.6], { length: 0.42, attack: 0.03, loud: 0.11 });
  chord(on, [196, 246.9, 293.7], { at: 0.27, length: 0.42, attack: 0.03, loud: 0.11 });
  chord(on, [130.8, 196, 261.6, 329.6, 392], { at: 0.54, length: 0.75, attack: 0.03, loud: 0.1 });
}

/** All sounds by name. @type {Record<string, (on: Stand) => void>} */
export const VOICES = {
  asked: (on) => {
    tone(on, { length: 0.4, pitch: 523.3, loud: 0.16, wave: "sine" });
    tone(on, { at: 0.13, length: 0.5, pitch: 659.3, loud: 0.16, wave: "sine" });
  },
  deal: (on) => {
    for (const at of [0, 0.12, 0.25, 0.37]) slide(on, at, 0.36);
  },
  dice,
  door,
  enter: (on) => {
    steps(on, 2);
    door(on, 0.42);
  },
  envelope,
  hush: (on) => chord(on, [146.8, 220], { length: 0.6, attack: 0.05, loud: 0.13, bright: 3 }),
  note: (on) => {
    turn(on);
    pencil(on, 0.28);
  },
  pencil,
  slide,
  steps,
  turn,
  win,
  wrong: (on) => chord(on, [98, 116.5, 138.6], { length: 1, attack: 0.05, loud: 0.17, bright: 3.5 }),
};
