/** Keeps the screen awake while a game is open, where the browser can. */
import { useEffect } from "../../html.js";

export function useAwake() {
  useEffect(() => {
    let lock = /** @type {WakeLockSentinel|null} */ (null);
    let wanted = true;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await navigator.wakeLock?.request("screen").catch(() => null); // the battery may be low
      if (wanted) lock = found ?? null;
      else found?.release();
    };
    hold();
    document.addEventListener("visibilitychange", hold); // a hidden page loses it
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}
