/** The corner that says what I can do now: the claim I put together, or everything I can do. */
import { html, useEffect, useRef } from "../../html.js";
import { Naming, usePicking } from "../sheet/naming.js";
import { Actions } from "./actions.js";

/** Give the focus back to the panel when a claim is given up, unless it is elsewhere. @param {boolean} picking */
function useFocusBack(picking) {
  const before = useRef(picking);
  useEffect(() => {
    const ended = before.current && !picking;
    before.current = picking;
    const button = /** @type {HTMLElement|null} */ (document.querySelector(".actions .primary:not(:disabled)"));
    if (ended && document.activeElement === document.body) button?.focus();
  }, [picking]);
}

/** @param {import("./actions.js").ActionsProps} props */
export function Panel({ table, target }) {
  const picked = usePicking(table);
  useFocusBack(picked !== null);
  // another moment makes another panel: nothing that is seen moves; chat changes nothing
  return picked
    ? html`<${Naming} table=${table} picked=${picked} />`
    : html`<${Actions} key=${table.now.value?.moment} table=${table} target=${target} />`;
}
