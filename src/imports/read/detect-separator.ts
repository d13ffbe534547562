import {
  cellsOf,
  createCsvParser,
  rowAt,
  SEPARATORS,
  UnclosedQuote,
  type Separator,
} from './csv-parser';

/**
 * Detects the separator of a file from its first lines: the one that gives most known names, else the one by which most
 * rows have as many cells as the header.
 */
export const detectSeparator = (head: string, isKnown: (name: string) => boolean): Separator => {
  const scoreOf = (separator: Separator): number => {
    const [header, ...others] = firstRows(head, separator);
    const width = header?.length ?? 0;
    if (width < 2) return 0;
    const known = header?.filter(isKnown).length ?? 0;
    const even = others.filter((cells) => cells.length === width).length;
    return known * 10_000 + even * 100 + Math.min(width, 99);
  };
  return SEPARATORS.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? ',';
};

const ROWS_COMPARED = 20;

/** Returns no rows where quotes do not close: another separator may fit. */
const firstRows = (head: string, separator: Separator): string[][] => {
  try {
    const parser = createCsvParser(separator);
    return [parser.push(head), parser.end()]
      .flatMap((batch) =>
        Array.from(batch.starts.subarray(0, ROWS_COMPARED), (start) =>
          cellsOf(rowAt(batch, start)),
        ),
      )
      .slice(0, ROWS_COMPARED);
  } catch (error) {
    if (error instanceof UnclosedQuote) return [];
    throw error;
  }
};
