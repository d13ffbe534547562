/**
 * The reason why a spreadsheet cannot be read: it is neither .xlsx nor .ods (`zip`), the old .xls, has a password, is
 * damaged, unpacks to more than the console reads, has too many rows, is a text without known columns that is named
 * .xlsx (`renamed`), or has no rows.
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
