/** Character cards: each lies open at its player, and is turned over once its ability is used. */
import { html, useEffect, useState } from "../../html.js";
import { abilityAt } from "../../state/figures.js";
import { t } from "../../words.js";
import { blank, lazy } from "../common/lazy.js";

const CharacterDialogue = lazy(
  () => import("./character_dialogue.js").then((module) => module.CharacterDialogue),
  blank,
);

/** Show a tooltip for mouse and keyboard, hidden by Escape; a tap opens the card. */
function useTip() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const dismiss = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setShown(false);
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [shown]);
  const hide = () => setShown(false);
  const handlers = {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && setShown(true),
    onPointerLeave: hide,
    onFocus: (/** @type {FieldEvent} */ event) => event.currentTarget.matches(":focus-visible") && setShown(true),
    onBlur: hide,
    onPointerDown: hide,
  };
  return { shown, handlers };
}

/** @param {SeatProps} props */
export function CharacterCard({ edition, view, seat }) {
  const [open, setOpen] = useState(false);
  const { shown, handlers } = useTip();
  const ability = abilityAt(edition, view, seat);
  if (!ability) return null;
  const used = view.seats[seat].usedAbility;
  const named = { ability: ability.name };
  const label = used ? t("character-label-used", named) : t("character-label", named);
  const tip = `character-tip-${seat}`;
  return html`<button type="button" class="character" data-used=${used} aria-haspopup="dialog" aria-label=${label}
      aria-describedby=${tip} onClick=${() => setOpen(true)} ...${handlers}>
      <span class="character-card"><span>${ability.name}</span></span></button>
    <span class="tip" id=${tip} role="tooltip" hidden=${!shown}>${ability.help}
      ${used && html`<br /><b>${t("character-used")}</b>`}</span>
    ${
      open &&
      html`<${CharacterDialogue} edition=${edition} view=${view} seat=${seat} ability=${ability}
      onClose=${() => setOpen(false)} />`
    }`;
}
