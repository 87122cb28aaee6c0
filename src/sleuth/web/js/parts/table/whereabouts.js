/** Where every piece is, as text: places by name, squares by the place they are nearest to. */
import { get } from "../../api.js";
import { html, signal, useEffect, useState } from "../../html.js";
import { nameOf } from "../../state/edition.js";
import { language, t } from "../../words.js";
import { Icon } from "../common/icon.js";

/** The squares in words, by edition and language: fetched when somebody first wants to read them. */
const squares = signal(/** @type {Record<string, Record<string, string>>} */ ({}));

/** @param {string} key @param {Edition} edition */
async function fetchSquares(key, edition) {
  const found = /** @type {Wire.SquaresTold} */ (await get(`/editions/${edition.id}/squares?lang=${language.value}`));
  squares.value = { ...squares.value, [key]: found.squares };
}

/** @param {ViewProps} props */
export function Whereabouts({ edition, view }) {
  const [open, setOpen] = useState(false);
  const key = `${edition.id} ${language.value}`;
  const told = squares.value[key];
  useEffect(() => {
    if (open && !told) fetchSquares(key, edition).catch(() => {}); // the next time it is opened it tries again
  }, [open, key]);
  const spot = (/** @type {string} */ id) => (edition.card.has(id) ? nameOf(edition, id) : (told?.[id] ?? "…"));
  const line = (/** @type {string} */ id, /** @type {string} */ at) =>
    html`<li key=${id}>${t("is-at", { name: nameOf(edition, id), spot: spot(at) })}</li>`;
  const toggled = (/** @type {Event} */ event) => setOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return html`<details class="whereabouts" onToggle=${toggled}>
    <summary title=${t("whereabouts")} aria-label=${t("whereabouts")}>
      <${Icon} name="eye" /><span>${t("whereabouts")}</span></summary>
    <ul>${edition.suspects.map((suspect, index) => line(suspect, view.figures[index]))}
      ${edition.weapons.map((weapon, index) => line(weapon, view.weapons[index]))}</ul></details>`;
}
