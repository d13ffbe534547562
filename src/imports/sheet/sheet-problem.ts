/**
 * Why a spreadsheet cannot be read: no .xlsx or .ods (`zip`), the old .xls, one with a password, a damaged archive, one
 * that unpacks to more than the console takes, more rows than a spreadsheet may have here, a text without known columns
 * that is named .xlsx (`renamed`), a file that has no rows.
 */
export type SheetProblem =
  | 'zip'
  | 'old_xls'
  | 'password'
  | 'damaged'
  | 'too_large'
  | 'too_many_rows'
  | 'renamed'
  | 'pdf'
  | 'picture'
  | 'document'
  | 'web_page'
  | 'json';

/** Ends the reading of a spreadsheet, with a message for the user. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
  constructor(readonly problem: SheetProblem) {
    super(`The spreadsheet cannot be read: ${problem}`);
  }
}
