/** The first three of `names`, joined by commas; an ellipsis replaces the others. */
export const firstNames = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? '…' : '');

const MAX_NAMES = 3;
