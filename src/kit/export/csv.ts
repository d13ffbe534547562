import { unparse } from 'papaparse';
import { escapeCells } from '@/core/csv';

/** Tells a spreadsheet that a file is UTF-8, so that it reads accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as lines of a CSV file by RFC 4180, each ended, without formulas for whoever splits at commas or semicolons
 * ({@link escapeCells}).
 */
export const toCsvLines = (
  rows: readonly (readonly string[])[],
  separator: ',' | ';' = ',',
): string => `${unparse(rows.map(escapeCells), { newline: '\r\n', delimiter: separator })}\r\n`;
