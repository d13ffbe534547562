/**
 * The message of a value that a spreadsheet has lost: a number it rounded, or a formula that failed. Undefined for
 * other texts, most of which are ruled out by their first characters.
 */
export const damageIn = (text: string): string | undefined => {
  const first = text.charCodeAt(0);
  if (isDigit(first) || first === PLUS || first === MINUS) return roundingIn(text, first);
  const isFailed =
    (first === HASH && FORMULA_ERRORS.has(text)) || (first === LETTER_E && ERROR_NUMBER.test(text));
  return isFailed ? FAILED_FORMULA : undefined;
};

/** The message of a long number, such as a VAT number, that a spreadsheet wrote as `1,23457E+09`. */
const roundingIn = (text: string, first: number): string | undefined => {
  const after = text.charCodeAt(isDigit(first) ? 1 : 2);
  const isPossible = after === POINT || after === COMMA || after === LETTER_E || after === SMALL_E;
  return isPossible && SCIENTIFIC.test(text) ? ROUNDED : undefined;
};

const ROUNDED = 'imports.check.rounded';
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+E\+\d+|E\+\d{2,})$/i;

/** The errors of formulas in English and Italian spreadsheets; `ERROR_NUMBER` matches those of LibreOffice. */
const FAILED_FORMULA = 'imports.check.failed_formula';
const FORMULA_ERRORS: ReadonlySet<string> = new Set([
  '#N/A',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#N/D',
  '#VALORE!',
  '#RIF!',
  '#NOME?',
  '#NULLO!',
]);
const ERROR_NUMBER = /^Err:\d{3}$/;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const HASH = 35;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const LETTER_E = 69;
const SMALL_E = 101;
