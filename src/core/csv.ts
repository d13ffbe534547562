/** Marks a file as UTF-8: without it spreadsheets misread accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The cells of a row of an exported CSV file, escaped so that no spreadsheet runs them: no cell starts with `=`, `+`,
 * `-`, `@` (or their full-width forms), a tab or a return, except a plain signed number and a telephone number
 * (docs/wire-format.md, 'CSV files').
 *
 * A file written with commas may be opened by a program that splits at semicolons, and the other way round: for that
 * program a cell also starts in the middle of a text, and the first one does not end where it should.
 */
export const escapeCells = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => {
    const isLast = at === cells.length - 1;
    if (isPlain(cell) && (at > 0 || isLast)) return cell;
    const escaped = cell.replace(FORMULA_START, "'");
    return isLast ? escaped.replace(OPEN_END, "'") : escaped;
  });

/**
 * The reverse of {@link escapeCells}, for the cells of a row that is read: restores what an export escaped. A cell that
 * another program wrote with an apostrophe before a formula loses it, as in a spreadsheet.
 */
export const unescapeCells = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => unescapeCell(cell, at === cells.length - 1));

/** {@link unescapeCells} for one cell, which may be the last of its row. */
export const unescapeCell = (cell: string, isLast: boolean): string => {
  // Most cells contain no apostrophe.
  if (!cell.includes("'")) return cell;
  const plain = isLast ? cell.replace(ESCAPED_END, '') : cell;
  return plain.replace(ESCAPED_START, '');
};

/** Whether a cell is a signed number, or a `+` with only digits and spaces: no program reads either as a formula. */
const isPlain = (cell: string) => SIGNED_NUMBER.test(cell) || TELEPHONE.test(cell);

const TELEPHONE = /^\+[\d ]*\d[\d ]*$/;
const SIGNED_NUMBER = /^[+-]\d+([.,]\d+)?$/;

/** Splitting may remove quotes. Apostrophes of the text itself are escaped with another one. */
const FORMULA_START = /(?<=^|[,;\r\n])(?='*"*[=+\-@\t\r＝＋－＠])/g;
const ESCAPED_START = /(?<=^|[,;\r\n])'(?='*"*[=+\-@\t\r＝＋－＠])/g;

/** The quote that closes the row would open a cell that starts with the return after it. */
const OPEN_END = /(?<=[,;\r\n])(?='*"*$)/;
const ESCAPED_END = /(?<=[,;\r\n])'(?='*"*$)/;
