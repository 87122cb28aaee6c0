/** The players in sentences: by name, and "you" for the reader. */

/** @typedef {import("../count/shape.js").Owner} Owner @typedef {import("./voice.js").Voice} Voice */

/** The names of the players, and the seat of the reader. */
export class Company {
  /** @param {Voice} voice @param {string[]} names @param {number|null} me */
  constructor(voice, names, me) {
    this.voice = voice;
    this.names = names;
    this.me = me;
  }

  /** Return the arguments of the message `reason-where`. @param {Owner} owner */
  where(owner) {
    if (typeof owner !== "number") return { owner, name: "" };
    return { owner: owner === this.me ? "you" : "seat", name: this.names[owner] };
  }

  /** Return the players among some owners, and whether the reader is among them. @param {Owner[]} owners */
  listed(owners) {
    const mine = this.me !== null && owners.includes(this.me);
    const who = !mine ? "other" : owners.length === 1 ? "you" : "we";
    return { names: this.voice.listed(owners.map((owner) => this.#called(owner))), count: owners.length, who };
  }

  /** Return who was shown something, or who accused. @param {number|null|undefined} seat */
  asker(seat) {
    if (typeof seat !== "number") return { to: this.voice.text("reason-somebody"), whom: "other" };
    return this.to(seat);
  }

  /** Return who does something. @param {number} seat */
  by(seat) {
    return { name: this.names[seat], who: this.#role(seat) };
  }

  /** Return to whom it is done. @param {number} seat */
  to(seat) {
    return { to: this.names[seat], whom: this.#role(seat) };
  }

  /** @param {number} seat */
  #role(seat) {
    return seat === this.me ? "you" : "other";
  }

  /** @param {Owner} owner */
  #called(owner) {
    if (typeof owner !== "number") return "";
    return owner === this.me ? this.voice.text("reason-you") : this.names[owner];
  }
}
