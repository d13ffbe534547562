import type { Archive } from './zip-archive';

/** The form in which cells are read: as they are (dates as ISO, exact numbers), or as the spreadsheet shows them. */
export type CellView = 'values' | 'shown';

/** Counts of what a sheet has and a file of rows cannot have, for the user. */
export type SheetNotes = {
  hiddenRows: number;
  hiddenColumns: number;
  /** Groups of merged cells: only the first cell of each has the value. */
  merged: number;
  /** Formulas, whose values are read. */
  formulas: number;
  /** Formulas that were saved without a value: their cells are empty. */
  valueless: number;
};

export type SheetName = { name: string; isHidden: boolean };

/** Takes the cells of a sheet, row by row; rows and columns count from 0, and increase. */
export type CellSink = {
  /** @returns false where no more rows are wanted */
  row: (row: number) => boolean;
  /** @param isNumber whether the cell contains a number, written with a decimal point, and no text */
  cell: (column: number, text: string, isNumber: boolean) => void;
};

/** A workbook: its sheets, and a function that reads the cells of one. */
export type Book = {
  sheets: readonly SheetName[];
  /** @param sheet the index of the sheet */
  read: (sheet: number, view: CellView, sink: CellSink) => SheetNotes;
};

/** Opens the workbook in an archive. @throws UnreadableSheet */
export type BookReader = (archive: Archive, format: NumberFormatter) => Book;

/** Writes a number as a spreadsheet shows it: its format code, and the number. */
export type NumberFormatter = (code: string, value: number) => string;

export const newNotes = (): SheetNotes => ({
  hiddenRows: 0,
  hiddenColumns: 0,
  merged: 0,
  formulas: 0,
  valueless: 0,
});
