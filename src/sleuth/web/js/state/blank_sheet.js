/** The sheet before anything is written on it: all cards, so that they can be named at any moment. */

/**
 * Return the rows of an edition with an empty entry for the case and each seat.
 * @param {Edition} edition @param {string[]} names @param {string} caseFile the name of the case
 * @returns {Wire.SheetShown}
 */
export function blankSheet(edition, names, caseFile) {
  const owners = [{ id: "case", name: caseFile }, ...names.map((name, id) => ({ id, name }))];
  const cells = owners.map(() => /** @type {Wire.CellShown} */ ({ mark: "unknown", text: null, chance: null }));
  const kinds = edition.kinds.map(({ id, many }) => {
    const rows = edition.cards
      .filter(({ kind }) => kind === id)
      .map((card) => ({ card: card.id, name: card.name, cells }));
    return { kind: id, name: many, rows };
  });
  return { version: 0, owners: /** @type {Wire.OwnerShown[]} */ (owners), kinds };
}
