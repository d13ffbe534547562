/** The rendered cells: a function that returns whether a cell has unsaved text, and the kind of its file. */
const cells = new Map<() => boolean, string>();

/** Adds a cell of the open file of a kind until the returned function is called. */
export const addCell = (recordType: string, isTyped: () => boolean): (() => void) => {
  cells.set(isTyped, recordType);
  return () => cells.delete(isTyped);
};

/** The number of cells of the kind with unsaved text: at most one, the focused cell. */
export const typedCells = (recordType: string): number =>
  [...cells].filter(([isTyped, kind]) => kind === recordType && isTyped()).length;
