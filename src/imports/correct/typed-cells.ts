/** The cells in sight, by whether they hold text that was typed and is not saved yet. */
const cells = new Map<() => boolean, string>();

/** Adds a cell of the open file of a kind until the returned function is called. */
export const addCell = (recordType: string, isTyped: () => boolean): (() => void) => {
  cells.set(isTyped, recordType);
  return () => cells.delete(isTyped);
};

/** Number of cells of the kind with text that was typed and is not saved yet: one at most, that with the focus. */
export const typedCells = (recordType: string): number =>
  [...cells].filter(([isTyped, kind]) => kind === recordType && isTyped()).length;
