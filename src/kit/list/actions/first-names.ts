/** The first three of `names` in a row; an ellipsis replaces the others. */
export const firstNames = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? '…' : '');

const NAMED = 3;
