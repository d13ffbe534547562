/** The cells in sight, by whether they hold text that was typed and is not saved yet. */
const cells = new Set<() => boolean>();

/** Adds a cell until the returned function is called. */
export const addCell = (isTyped: () => boolean): (() => void) => {
  cells.add(isTyped);
  return () => cells.delete(isTyped);
};

/** Number of cells with text that was typed and is not saved yet: one at most, that with the focus. */
export const typedCells = (): number => [...cells].filter((isTyped) => isTyped()).length;
