/** The people of this browser who sit at a table. */
import { asPerson } from "../../api.js";
import { useEffect, useState } from "../../html.js";

/** Fetch the people of this browser at a table. @param {string} id @returns {Promise<Wire.Sharer[]>} */
export const sharersOf = (id) => asPerson("nobody").call("GET", `/tables/${id}/device`);

/** Return the same while the table is shown; null until it is known. @param {Table} table */
export function useSharers(table) {
  const [sharers, setSharers] = useState(/** @type {Wire.Sharer[]|null} */ (null));
  const [chairs, live] = [table.view.value.chairs, table.link.value === "live"];
  useEffect(() => {
    let gone = false;
    // after a failure this runs again as soon as there is a connection
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
