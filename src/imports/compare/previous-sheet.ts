import type { ImportFormat } from '@/core/imports';
import { kindsOf } from '@/imports/check/file-layout';
import { dateCell } from '@/kit/export/date-cells';
import { XLSX } from '@/kit/export/file-sink';
import { createXlsx, type Cell } from '@/kit/export/xlsx-writer';
import type { RowWriter } from './previous-values';

/**
 * Writes wire values to a sheet of an .xlsx file: codes as texts, days and numbers as such, amounts in the user's
 * notation.
 */
export const sheetRows = (format: ImportFormat, sheet: string): RowWriter => {
  const kinds = kindsOf(format);
  const amounts = format.columns.flatMap(({ name, unit }) => (unit === 'euro' ? name : []));
  const cellIn = (name: string, text: string): Cell => {
    const kind = kinds.get(name);
    if (kind === 'number') return text !== '' && NUMBER.test(text) ? Number(text) : text;
    return (kind === 'day' ? dateCell(text) : undefined) ?? text;
  };
  return (names) => {
    const file = createXlsx(
      sheet,
      names.map((label) => ({ label, numbers: amounts.includes(label) ? 'amount' : undefined })),
    );
    const pieces: Blob[] = [];
    let waiting: Cell[][] = [];
    let count = 0;
    const flush = () => {
      for (const piece of file.write(waiting)) pieces.push(new Blob([piece]));
      waiting = [];
    };
    return {
      add: (cells) => {
        count += 1;
        waiting.push(names.map((name, at) => cellIn(name, cells[at] ?? '')));
        if (waiting.length >= ROWS_A_PIECE) flush();
      },
      end: () => {
        flush();
        for (const piece of file.end()) pieces.push(new Blob([piece]));
        return { file: new Blob(pieces, { type: XLSX }), rows: count };
      },
    };
  };
};

const ROWS_A_PIECE = 1_000;
/** Numbers with more digits would lose precision. */
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
