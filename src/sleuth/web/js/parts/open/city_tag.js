/** A player’s city card, and where it came from. */
import { html } from "../../html.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { CardIcon } from "../common/icon.js";

/**
 * Say where a seat's city card came from, if it was the last one to change hands.
 * @param {View} view @param {number} seat
 */
export function originAt(view, seat) {
  const { origin } = view.seats[seat];
  if (origin === null) return "";
  return origin === "middle" ? t("city-from-middle") : t("city-from", { name: view.names[origin] });
}

/**
 * Return whether a seat is the culprit: the one without a city, once the cities are turned.
 * @param {View} view @param {number} seat
 */
export const isCulprit = (view, seat) => !view.seats[seat].city && view.seats.some((other) => other.city);

/** @param {SeatProps} props */
export function CityTag({ edition, view, seat }) {
  const { city } = view.seats[seat];
  if (!city) return isCulprit(view, seat) ? html`<span class="city-tag culprit">${t("culprit")}</span>` : null;
  const origin = originAt(view, seat);
  return html`<span class="city-tag"><${CardIcon} edition=${edition} card=${city} size=${16} /><b>${nameOf(edition, city)}</b>
    ${origin && html`<small>${origin}</small>`}</span>`;
}
