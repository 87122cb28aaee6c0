/** The city card at a player, and where it came from. */
import { html } from "../../html.js";
import { nameOf } from "../../state/edition.js";
import { t } from "../../words.js";
import { CardIcon } from "../common/icon.js";

/** Where a seat's city card came from, if it was the last one to change hands. */
export function originAt(view, seat) {
  const { origin } = view.seats[seat];
  if (origin === null) return "";
  return origin === "middle" ? t("city-from-middle") : t("city-from", { name: view.names[origin] });
}

/** Once the cities are turned, whoever has none is the culprit. */
export const isCulprit = (view, seat) => !view.seats[seat].city && view.seats.some((other) => other.city);

/** The city card at a player. @param {{edition: any, view: any, seat: number}} props */
export function CityTag({ edition, view, seat }) {
  const { city } = view.seats[seat];
  if (!city) return isCulprit(view, seat) ? html`<span class="city-tag culprit">${t("culprit")}</span>` : null;
  const origin = originAt(view, seat);
  return html`<span class="city-tag"><${CardIcon} card=${city} size=${16} /><b>${nameOf(edition, city)}</b>
    ${origin && html`<small>${origin}</small>`}</span>`;
}
