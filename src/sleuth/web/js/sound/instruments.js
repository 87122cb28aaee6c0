/** What the sounds are made of: bursts of filtered noise, soft tones, and a small room around them. */

/**
 * Where sounds are made: the context, the way out and a second of noise.
 * @typedef {{context: BaseAudioContext, out: AudioNode, noise: AudioBuffer}} Stand
 */

const QUIET = 0.0001;
const ROOM_SECONDS = 0.45;
/** How much of a sound comes back from the walls, and how loud everything is. */
const WET = 0.16;
const LEVEL = 0.8;

/** Return noise; `fade` makes it die away as in a room. @param {BaseAudioContext} context @param {number} seconds */
function noise(context, seconds, fade = 0) {
  const length = Math.floor(context.sampleRate * seconds);
  const made = context.createBuffer(1, length, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** fade;
  return made;
}

/** Set up a stand: everything goes out directly and through a small room. @param {BaseAudioContext} context @returns {Stand} */
export function stand(context) {
  const [out, wet] = [context.createGain(), context.createGain()];
  const room = context.createConvolver();
  room.buffer = noise(context, ROOM_SECONDS, 3);
  out.gain.value = LEVEL;
  wet.gain.value = WET;
  out.connect(context.destination);
  out.connect(room).connect(wet).connect(context.destination);
  return { context, out, noise: noise(context, 1) };
}

/**
 * Let a sound swell and die away.
 * @param {Stand} at @param {number} start @param {number} attack @param {number} length @param {number} loud
 */
function envelope({ context, out }, start, attack, length, loud) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(QUIET, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + attack);
  volume.gain.exponentialRampToValueAtTime(QUIET, start + length);
  volume.connect(out);
  return volume;
}

/**
 * A burst of noise through a filter that may glide from one pitch to another.
 * @typedef {{at?: number, length: number, attack?: number, from: number, to?: number, sharp?: number, loud: number,
 *   kind?: BiquadFilterType}} Burst in seconds, hertz and gain
 * @param {Stand} where @param {Burst} burst
 */
export function burst(
  where,
  { at = 0, length, attack = 0.004, from, to = from, sharp = 0.8, loud, kind = "bandpass" },
) {
  const { context } = where;
  const [source, filter, start] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.currentTime + at,
  ];
  source.buffer = where.noise;
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(where, start, attack, length, loud));
  source.start(start, Math.random() * (1 - length), length);
}

/**
 * A soft tone: its overtones are filtered away as it fades.
 * @typedef {{at?: number, length: number, attack?: number, pitch: number, to?: number, loud: number,
 *   wave?: OscillatorType, bright?: number}} Tone in seconds, hertz and gain
 * @param {Stand} where @param {Tone} tone
 */
export function tone(
  where,
  { at = 0, length, attack = 0.012, pitch, to = pitch, loud, wave = "triangle", bright = 4 },
) {
  const { context } = where;
  const [source, filter, start] = [context.createOscillator(), context.createBiquadFilter(), context.currentTime + at];
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch * bright, start);
  filter.frequency.exponentialRampToValueAtTime(pitch * 1.5, start + length);
  source.connect(filter).connect(envelope(where, start, attack, length, loud));
  source.start(start);
  source.stop(start + length);
}
