import { unparse } from 'papaparse';
import { BYTE_ORDER_MARK, escapeCells } from '@/core/csv';

/**
 * Formats rows as lines of a CSV file (RFC 4180), each with a line end. Formulas are escaped, whether a spreadsheet
 * splits at commas or semicolons ({@link escapeCells}).
 */
export const toCsvLines = (
  rows: readonly (readonly string[])[],
  separator: ',' | ';' = ',',
): string => `${unparse(rows.map(escapeCells), { newline: '\r\n', delimiter: separator })}\r\n`;

/** Makes a CSV file piece by piece, the header with the first rows; `note` is a text below the last row. */
export const createCsv = (header: readonly string[], separator: ',' | ';') => {
  let pendingHeader = BYTE_ORDER_MARK + toCsvLines([header], separator);
  return {
    write: (rows: readonly (readonly string[])[]): string[] => {
      const piece = pendingHeader + (rows.length > 0 ? toCsvLines(rows, separator) : '');
      pendingHeader = '';
      return [piece];
    },
    end: (note?: string): string[] =>
      [pendingHeader + (note ? toCsvLines([[note]], separator) : '')].filter(Boolean),
  };
};
