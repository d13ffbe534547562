import { unparse } from 'papaparse';
import { escapeCells } from '@/core/csv';

/** Marks a file as UTF-8, so that spreadsheets read accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as lines of a CSV file (RFC 4180), each with a line end and without formulas, whether a spreadsheet splits at
 * commas or semicolons ({@link escapeCells}).
 */
export const toCsvLines = (
  rows: readonly (readonly string[])[],
  separator: ',' | ';' = ',',
): string => `${unparse(rows.map(escapeCells), { newline: '\r\n', delimiter: separator })}\r\n`;
