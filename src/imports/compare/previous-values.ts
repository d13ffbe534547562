import { escapeCells } from '@/core/csv';
import type { ImportFormat } from '@/core/imports';
import { csvOf, writeLine } from '@/imports/read/csv-line';
import type { FileLayout } from '@/imports/check/file-layout';
import type { Lookups } from './lookups';
import { createRowKey } from '@/imports/check/row-key';
import { createRowOutcomes } from './row-outcome';
import { createRowReader, formatColumns } from '@/imports/check/row-reader';
import type { RowStore } from '@/imports/read/row-store';

/** The data that rows without errors will overwrite, as files of their kind. */
export type PreviousValues = {
  /** Current values of the records that change, in the columns the file fills; importing the file restores them. */
  changed: { file: Blob; rows: number };
  /** The keys of the new records: an import cannot delete them. */
  added: { file: Blob; rows: number };
  /** Columns filled by the file whose values the list of records lacks: they are in neither file. */
  unknown: readonly string[];
};

/** The rows of a file, with what is known of the backend; `failed` is 1 for rows with errors. */
export type Source = { layout: FileLayout; lookups: Lookups; rows: RowStore; failed: Uint8Array };

/** Begins a file of columns with these names, to which rows are added. */
export type RowWriter = (names: readonly string[]) => {
  add: (cells: readonly string[]) => void;
  end: () => { file: Blob; rows: number };
};

/**
 * Null where not all records were read: new ones cannot be distinguished from changed ones.
 *
 * @param createFile creates the file: CSV, as an import takes it, or a sheet (previous-sheet.ts)
 */
export const previousValues = (
  format: ImportFormat,
  { layout, lookups, rows, failed }: Source,
  createFile: RowWriter = createCsvFile,
): PreviousValues | null => {
  const { records } = lookups;
  if (!records?.isWhole) return null;
  const { table } = records;
  const columns = formatColumns(format, layout, lookups);
  const key = createRowKey(columns, format.key);
  const { outcomeOf } = createRowOutcomes(columns, key, format, records);
  const read = createRowReader(columns, layout.mapping.length);
  // Lines of a record are written with all columns: otherwise it would be unclear which line is which.
  const filled = columns
    .filter(({ name, isAbsent }) => !isAbsent || format.isGrouped || format.key.includes(name))
    .map(({ name }) => name);
  const unknown = filled.filter((name) => table.lacks(name));
  const names = filled.filter((name) => !unknown.includes(name));
  const changed = createFile(names);
  const added = createFile(format.key);
  const written = new Set<string>();
  for (let row = 0; row < rows.length(); row += 1) {
    if (failed[row] === 1) continue;
    const reading = read(rows.at(row));
    const { kind } = outcomeOf(reading);
    if (kind !== 'added' && kind !== 'changed') continue;
    const texts = key.textsOf(reading);
    const own = texts.join('\u0000');
    if (written.has(own)) continue;
    written.add(own);
    if (kind === 'added') added.add(texts);
    else {
      const stored = table.findAll(texts, key.hashOf(reading));
      for (const record of format.isGrouped ? stored : stored.slice(0, 1)) {
        changed.add(names.map((name) => record[name] ?? ''));
      }
    }
  }
  return { changed: changed.end(), added: added.end(), unknown };
};

const createCsvFile: RowWriter = (names) => {
  const lines = [writeLine(names)];
  return {
    add: (cells) => {
      lines.push(writeLine(escapeCells(cells)));
    },
    end: () => ({ file: csvOf(lines), rows: lines.length - 1 }),
  };
};
