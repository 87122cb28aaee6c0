/** Who of this browser sits at a table. */
import { asPerson } from "../../api.js";
import { useEffect, useState } from "../../html.js";

/** @typedef {import("../../state/sharing.js").Sharer} Sharer */

/** Everybody of this browser who sits at a table. @param {string} id @returns {Promise<Sharer[]>} */
export const sharersOf = (id) => asPerson("nobody").call("GET", `/tables/${id}/device`);

/** The same while the table is shown; nothing until it is known. @param {any} table */
export function useSharers(table) {
  const [sharers, setSharers] = useState(/** @type {Sharer[]|null} */ (null));
  const [chairs, live] = [table.view.value.chairs, table.link.value === "live"];
  useEffect(() => {
    let gone = false;
    // if it fails, we ask again as soon as there is a connection
    if (live)
      sharersOf(table.id).then(
        (found) => gone || setSharers(found),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [chairs, live]);
  return sharers;
}
