import { unparse } from 'papaparse';
import { escapeCells } from '@/core/csv';

/**
 * Rows as CSV text: RFC 4180 with a byte order mark, so that spreadsheets read accents, and without formulas
 * ({@link escapeCells}).
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK +
  unparse(
    [header, ...rows].map((row) => escapeCells(row.map(String))),
    { newline: '\r\n' },
  );

type CsvCell = string | number;

const BYTE_ORDER_MARK = '\uFEFF';
