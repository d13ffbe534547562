/**
 * Why a spreadsheet cannot be read: no .xlsx or .ods (`zip`), the old .xls, one with a password, a damaged archive, one
 * that unpacks to more than the console takes, more rows than a spreadsheet may have here.
 */
export type SheetProblem =
  | 'zip'
  | 'old_xls'
  | 'password'
  | 'damaged'
  | 'too_large'
  | 'too_many_rows';

/** Ends the reading of a spreadsheet, with a message for the user. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
  constructor(readonly problem: SheetProblem) {
    super(`The spreadsheet cannot be read: ${problem}`);
  }
}
