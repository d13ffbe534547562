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
    const escaped = cell.replace(FORMULA_START, "'");
    return isLast ? escaped.replace(OPEN_END, "'") : escaped;
  });

/**
 * The reverse of {@link escapeCells}, for the cells of a row that is read: what an export escaped is as it was
 * before. A cell that somebody else began with an apostrophe before a formula loses it, as in a spreadsheet.
 */
export const unescapeCells = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => {
    // Most cells hold no apostrophe at all.
    if (!cell.includes("'")) return cell;
    const isLast = at === cells.length - 1;
    const plain = isLast ? cell.replace(ESCAPED_END, '') : cell;
    return plain.replace(ESCAPED_START, '');
  });

const SIGNED_NUMBER = /^[+-]\d+([.,]\d+)?$/;

/** Quotes may go with the splitting. Apostrophes of the text's own are escaped by one more. */
const FORMULA_START = /(?<=^|[,;\r\n])(?='*"*[=+\-@\t\r＝＋－＠])/g;
const ESCAPED_START = /(?<=^|[,;\r\n])'(?='*"*[=+\-@\t\r＝＋－＠])/g;

/** The quote that closes the row would open a cell, which starts with the return after it. */
const OPEN_END = /(?<=[,;\r\n])(?='*"*$)/;
const ESCAPED_END = /(?<=[,;\r\n])'(?='*"*$)/;
