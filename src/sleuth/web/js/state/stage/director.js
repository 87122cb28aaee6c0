/**
 * The director: plays scenes one after the other, each as long as a person needs, however they arrive.
 * It knows neither the page nor the time: both are handed in.
 */
import { backlog, LONGEST_LAG, lasting, MOMENT } from "./lengths.js";

/**
 * @typedef {object} Step one thing to do, in order
 * @property {Scene} [scene] a scene to play
 * @property {() => void} show what is true from now on, or from the part of the scene that tells it
 * @property {() => void} [after] called once the scene is over
 */
/**
 * @typedef {object} Staging
 * @property {() => string} pace
 * @property {(scene: Playing|null) => void} play shows a part of a scene; null when the stage is empty
 * @property {(task: () => void, milliseconds: number) => any} [later]
 * @property {(timer: any) => void} [cancel]
 */
/** @typedef {ReturnType<typeof directing>} Director */

/** Below this many milliseconds nobody would see a scene. */
const BLINK = 30;

/** @param {Staging} staging */
export function directing({ pace, play, later = setTimeout, cancel = clearTimeout }) {
  /** @type {Step[]} */
  let queue = [];
  /** `hasty`: somebody took note before the last part was shown. @type {{step: Step, scene: Scene, part: number, hasty?: boolean}|null} */
  let current = null;
  let timer = /** @type {any} */ (undefined);
  let rate = 1;

  const hurry = () => {
    const scenes = [current?.scene, ...queue.map((step) => step.scene)].filter((scene) => scene !== undefined);
    rate = Math.max(rate, backlog(scenes, pace()) / LONGEST_LAG);
  };

  /** Take the next step, if there is one; a step without a scene is over at once. */
  function take() {
    const step = queue.shift();
    if (!step) return false;
    if (step.scene) current = { step, scene: step.scene, part: 0 };
    else {
      step.show();
      step.after?.();
    }
    return true;
  }

  /** Leave the part that is played: the next one follows, or the scene is over. */
  function leave() {
    cancel(timer);
    if (!current) return;
    current.part += 1;
    if (current.part < current.scene.parts.length) return;
    const { step } = current;
    current = null;
    step.after?.();
  }

  /** Play on until something takes time; parts that nobody would see are left out. */
  function run() {
    while (current || take()) {
      if (!current) continue;
      if (current.part === current.scene.tells) current.step.show();
      const time = lasting(current.scene, current.part, pace(), rate) ?? (current.hasty ? MOMENT : null);
      if (time === null || time >= BLINK) {
        play({ ...current.scene, part: current.part, time });
        if (time !== null) timer = later(onward, time);
        return;
      }
      leave();
    }
    rate = 1;
    play(null);
  }

  function onward() {
    leave();
    run();
  }

  return {
    /** Add steps; they are taken at once if nothing is played. @param {Step[]} steps */
    add(steps) {
      queue.push(...steps);
      hurry();
      if (!current) run();
    },
    /**
     * Go on: to the last part of the scene, or, from there, to the next scene. A card that was noted before it was
     * seen stays for a moment, and need not be noted again.
     */
    noted() {
      if (!current) return;
      const before = current.scene.parts.length - 2;
      current.hasty = current.part <= before && current.scene.kind !== "accusation";
      current.part = Math.max(current.part, before);
      hurry();
      onward();
    },
    /** Follow another pace from now on, in the middle of a scene too. */
    repace() {
      cancel(timer);
      if (current) run();
    },
    /** Forget everything that was to be played. */
    clear() {
      cancel(timer);
      queue = [];
      current = null;
      rate = 1;
      play(null);
    },
  };
}
