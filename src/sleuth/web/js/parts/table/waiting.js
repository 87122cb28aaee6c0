/** How long we have been waiting for somebody, once it takes a while. */
import { html, useEffect, useState } from "../../html.js";
import { duration } from "../../state/duration.js";
import { t } from "../../words.js";

const A_WHILE = 5;

/** Return the seconds since this was first shown. */
function useSeconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - start) / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** Shows `children` until then. @param {{children: Content}} props */
export function WaitingTime({ children }) {
  const seconds = useSeconds();
  return seconds < A_WHILE ? children : html`<strong>${t("thinking", duration(seconds))}</strong>`;
}
