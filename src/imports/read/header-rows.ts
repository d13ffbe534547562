/** The position of the names of a file's columns: the index of their row, and of the first row after it with data. */
export type HeaderRows = { headerRow: number; firstRow: number };

/** Number of a file's first rows that may be its header. */
export const HEADER_ROWS = 20;

/**
 * Finds the header among the first rows of a file: the row with most known names, otherwise the first row that is as
 * wide as most rows. Titles and notes before it, and a second row of names after it, do not count as rows of the file.
 *
 * @param headerRow the user's own choice
 */
export const findHeader = (
  rows: readonly (readonly string[])[],
  isKnown: (name: string) => boolean,
  headerRow: number = headerIn(rows, isKnown),
): HeaderRows => {
  const names = knownIn(rows[headerRow] ?? [], isKnown);
  const next = rows[headerRow + 1] ?? [];
  const again = knownIn(next, isKnown);
  const isSecond = names >= 2 && again >= 2 && again * 2 >= filledIn(next);
  return { headerRow, firstRow: headerRow + (isSecond ? 2 : 1) };
};

const headerIn = (
  rows: readonly (readonly string[])[],
  isKnown: (name: string) => boolean,
): number => {
  const known = rows.map((cells) => knownIn(cells, isKnown));
  const most = Math.max(0, ...known);
  if (most > 0) return most >= 2 || known[0] === most ? known.indexOf(most) : 0;
  const filled = rows.map(filledIn);
  const usual = usualOf(filled);
  const isTitle = (filled[0] ?? 0) <= 2 && usual >= 3;
  return isTitle
    ? Math.max(
        0,
        filled.findIndex((count) => count >= usual),
      )
    : 0;
};

/** The number of distinct known names in a row. */
export const knownIn = (cells: readonly string[], isKnown: (name: string) => boolean): number =>
  new Set(cells.filter(isKnown).map((cell) => cell.trim().toLowerCase())).size;

const filledIn = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.trim() !== '').length;

/** The most frequent of `counts`, if at least half of them are equal; otherwise 0. */
const usualOf = (counts: readonly number[]): number => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [usual = 0, seen = 0] = [...times].sort((one, other) => other[1] - one[1])[0] ?? [];
  return seen * 2 >= counts.length ? usual : 0;
};
