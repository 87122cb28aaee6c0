/** Whether the screen has room for two columns; `css/real.css` has the same width. */
import { useEffect, useState } from "../../html.js";

export function useWide() {
  const query = matchMedia("(min-width: 60rem)");
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const follow = () => setWide(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return wide;
}
