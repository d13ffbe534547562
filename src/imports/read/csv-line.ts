/** A row as a line of a CSV file, with its line break. */
export const writeLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const SPECIAL = /[",\r\n]|^\s|\s$/;

const quoted = (cell: string): string =>
  SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
