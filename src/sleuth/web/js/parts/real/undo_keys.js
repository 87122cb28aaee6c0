/** Ctrl+Z takes the last change back; with Shift, or with Ctrl+Y, it is done again. */
import { useEffect } from "../../html.js";

/** @param {import("../../real/game.js").RealGame} game */
export function useUndoKeys(game) {
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const key = event.key.toLowerCase();
      const writing = event.target instanceof Element && event.target.matches("input:not([type=checkbox]), textarea");
      if (!(event.ctrlKey || event.metaKey) || event.altKey || writing || !["z", "y"].includes(key)) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) game.redo();
      else game.undo();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [game]);
}
