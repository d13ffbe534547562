import { cellsOf, createCsvParser, rowAt } from './csv-parser';
import { SEPARATORS, type Dialect, type Quoting, type Separator } from './dialect';
import { findHeader, HEADER_ROWS, knownIn } from './header-rows';

/**
 * Detects the separator of a file from its first lines: the one that gives most known names, else the one by which most
 * rows have as many cells as the header.
 */
export const detectSeparator = (
  head: string,
  quoting: Quoting,
  isKnown: (name: string) => boolean,
): Separator => {
  const scoreOf = (separator: Separator): number => {
    const rows = firstRows(head, { separator, quoting }).map(({ cells }) => cells);
    const { headerRow, firstRow } = findHeader(rows, isKnown);
    const names = rows[headerRow] ?? [];
    if (names.length < 2) return 0;
    const even = rows.slice(firstRow).filter((cells) => cells.length === names.length).length;
    return knownIn(names, isKnown) * 10_000 + even * 100 + Math.min(names.length, 99);
  };
  return SEPARATORS.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? ',';
};

/** A row at the beginning of a file, with the line on which it begins. */
export type FirstRow = { line: number; cells: string[] };

/** The first rows of a text; the last of them may be cut off with it. */
export const firstRows = (head: string, dialect: Dialect): FirstRow[] => {
  const parser = createCsvParser(dialect);
  return [parser.push(head), parser.end()]
    .flatMap((batch) =>
      Array.from(batch.starts.subarray(0, HEADER_ROWS), (start, at) => ({
        line: batch.lines[at] ?? 0,
        cells: cellsOf(rowAt(batch, start)),
      })),
    )
    .slice(0, HEADER_ROWS);
};
