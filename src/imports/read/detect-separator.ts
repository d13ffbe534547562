import { cellsOf, createCsvParser, rowAt, type RowBatch } from './csv-parser';
import { SEPARATORS, type Dialect, type Quoting, type Separator } from './dialect';
import { findHeader, HEADER_ROWS, knownIn } from './header-rows';

/**
 * Detects the separator of a file from its first lines: the one that results in most known names, otherwise the one
 * with which most rows have as many cells as the header.
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
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(separator) }));
  return scored.sort((one, other) => other.score - one.score)[0]?.separator ?? ',';
};

/** A row at the beginning of a file, with the line on which it begins. */
export type FirstRow = { line: number; cells: string[] };

/** The first rows of a text, of which no more is read than necessary; the last row may be cut off. */
export const firstRows = (head: string, dialect: Dialect): FirstRow[] => {
  const parser = createCsvParser(dialect);
  const rows: FirstRow[] = [];
  const add = (batch: RowBatch): void => {
    for (const [at, start] of batch.starts.subarray(0, HEADER_ROWS - rows.length).entries()) {
      rows.push({ line: batch.lines[at] ?? 0, cells: cellsOf(rowAt(batch, start)) });
    }
  };
  for (let at = 0; at < head.length && rows.length < HEADER_ROWS; at += PART) {
    add(parser.push(head.slice(at, at + PART)));
  }
  if (rows.length < HEADER_ROWS) add(parser.end());
  return rows;
};

/** In characters. */
const PART = 16 * 1024;
