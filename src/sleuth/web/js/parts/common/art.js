/** The drawings of editions: fetched when a page shows an edition, put into the document once, used by their names. */
import { at } from "../../base.js";
import { html, signal, useEffect } from "../../html.js";

/** The names of all drawings that are in the document. */
const drawn = signal(/** @type {ReadonlySet<string>} */ (new Set()));
/** The files that are there or on their way. @type {Set<string>} */
const asked = new Set();

/** Put the drawings of a file into the document. @param {string} text */
function keep(text) {
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  document.body.append(sprite);
  drawn.value = new Set([...drawn.value, ...[...sprite.querySelectorAll("[id]")].map((each) => each.id)]);
}

/** Fetch the drawings in a file; without them the page shows simpler ones. @param {string} name */
async function load(name) {
  asked.add(name);
  try {
    const answer = await fetch(at(`/assets/art/${name}.svg`));
    if (!answer.ok) throw new Error(name);
    keep(await answer.text());
  } catch {
    asked.delete(name); // the next page of this edition asks again
  }
}

/** Have the drawings in a file, if there is a name. @param {string|null|undefined} name */
export function useDrawings(name) {
  useEffect(() => {
    if (name && !asked.has(name)) load(name);
  }, [name]);
}

/** The editions that a page has shown: only of those the faces of the cards are fetched. */
const shown = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** Have the people and pieces of an edition, as soon as it is known. @param {Edition|null|undefined} edition */
export function useArt(edition) {
  const name = edition?.art;
  useDrawings(name);
  useEffect(() => {
    if (name && !shown.peek().has(name)) shown.value = new Set([...shown.peek(), name]);
  }, [name]);
}

/** Have the faces of the other cards, where one of them is to be seen. @param {Edition} edition @param {boolean} seen */
export const useFaces = (edition, seen) =>
  useDrawings(seen && edition.art && shown.value.has(edition.art) ? `${edition.art}-cards` : null);

/** Return whether a drawing is in the document. @param {string} name */
export const isDrawn = (name) => drawn.value.has(name);

/**
 * Return the name of a drawing, if it is there: `art` on a card, `pawn` or `prop` on the board.
 * @param {Edition} edition @param {"art"|"pawn"|"prop"} sort @param {string} card
 */
export function artOf(edition, sort, card) {
  const name = `${sort}-${edition.art}-${card}`;
  return isDrawn(name) ? name : null;
}

/** A drawing on whatever field it is put. @param {{name: string}} props */
export const Drawn = ({ name }) => html`<use href=${`#${name}`} />`;
