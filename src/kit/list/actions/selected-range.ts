import type { Identifier, RaRecord } from 'react-admin';

/**
 * The ids of the rows from the one selected last to the row `to`, inclusive; undefined if the one selected last is not
 * among `data`.
 */
export const rangeSinceLast = (
  data: readonly RaRecord[],
  selectedIds: readonly Identifier[],
  to: Identifier,
): Identifier[] | undefined => {
  const ids = data.map(({ id }) => id);
  const ends = [ids.findIndex((id) => id === selectedIds.at(-1)), ids.indexOf(to)];
  const [first = -1, last = 0] = ends.toSorted((one, other) => one - other);
  return first < 0 ? undefined : ids.slice(first, last + 1);
};
