import { unparse } from 'papaparse';

/**
 * Rows as CSV text: RFC 4180 with a byte order mark, so that spreadsheets read accents.
 *
 * No cell starts a formula: what begins with `=`, `+`, `-`, `@`, tab or return gets a quote in front,
 * except a plain number (docs/wire-format.md, 'CSV files').
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK +
  unparse([header, ...rows] as CsvCell[][], { newline: '\r\n', escapeFormulae: FORMULA });

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
const FORMULA = /^[=+\-@\t\r](?!\d+([.,]\d+)?$)/;
