import { BYTE_ORDER_MARK } from '@/core/csv';

/** A row as a line of a CSV file, with its line break. */
export const writeLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A CSV file of such lines. */
export const csvOf = (lines: Iterable<string>): Blob =>
  new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });

const SPECIAL = /[",\r\n]|^\s|\s$/;

const quoted = (cell: string): string =>
  SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
