import { unparse } from 'papaparse';
import { BYTE_ORDER_MARK, escapeCells } from '@/core/csv';

/**
 * Rows as lines of a CSV file (RFC 4180), each with a line end and without formulas, whether a spreadsheet splits at
 * commas or semicolons ({@link escapeCells}).
 */
export const toCsvLines = (
  rows: readonly (readonly string[])[],
  separator: ',' | ';' = ',',
): string => `${unparse(rows.map(escapeCells), { newline: '\r\n', delimiter: separator })}\r\n`;

/** A CSV file that is written piece by piece, its head with the first rows; `note` is a text below the last. */
export const createCsv = (header: readonly string[], separator: ',' | ';') => {
  let head = BYTE_ORDER_MARK + toCsvLines([header], separator);
  return {
    write: (rows: readonly (readonly string[])[]): string[] => {
      const piece = head + (rows.length > 0 ? toCsvLines(rows, separator) : '');
      head = '';
      return [piece];
    },
    end: (note?: string): string[] =>
      [head + (note ? toCsvLines([[note]], separator) : '')].filter(Boolean),
  };
};
