/**
 * The cells of a row of an exported CSV file, escaped so that no spreadsheet runs them: none starts with
 * `=`, `+`, `-`, `@` (or their full-width forms), a tab or a return, but a plain number with its sign
 * (docs/wire-format.md, 'CSV files').
 *
 * A file written with commas may be opened by a reader that splits at semicolons, and the other way round:
 * for that reader a cell also starts in the middle of a text, and the first one does not end where it should.
 */
export const escapeCells = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => {
    const isLast = at === cells.length - 1;
    if (SIGNED_NUMBER.test(cell) && (at > 0 || isLast)) return cell;
    const escaped = cell.replace(FORMULA_START, "$1'");
    return isLast ? escaped.replace(OPEN_END, "$1'") : escaped;
  });

const SIGNED_NUMBER = /^[+-]\d+([.,]\d+)?$/;

/** Quotes may go with the splitting. */
const FORMULA_START = /(^|[,;\r\n])(?="*[=+\-@\t\r＝＋－＠])/g;

/** The quote that closes the row would open a cell, which starts with the return after it. */
const OPEN_END = /([,;\r\n])(?="*$)/;
