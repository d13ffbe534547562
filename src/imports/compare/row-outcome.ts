import { itemsOf, type ImportFormat } from '@/core/imports';
import type { CellReading } from '@/imports/check/column-validator';
import type { Lookups } from './lookups';
import { endOfCell, isCellAt, type RecordCells } from './record-table';
import type { RowKey } from '@/imports/check/row-key';
import type { FormatColumn, RowReading } from '@/imports/check/row-reader';

/** The outcome of a row without errors, with the columns it changes. */
export type RowOutcome = {
  kind: 'added' | 'changed' | 'same' | 'unknown';
  columns: readonly string[];
};

/** Compares rows with the existing records. */
export const createRowOutcomes = (
  columns: readonly FormatColumn[],
  key: RowKey,
  { isGrouped = false, final }: Pick<ImportFormat, 'isGrouped' | 'final'>,
  records: Lookups['records'],
) => {
  const inTableOrder = (records?.table.names ?? []).flatMap(
    (name) => columns.find((column) => column.name === name) ?? [],
  );
  const recordOf = (row: RowReading, isWanted?: (record: RecordCells) => boolean) =>
    records?.table.find(key.textsOf(row), key.hashOf(row), isWanted);

  const changedColumns = (
    { cells }: RowReading,
    { text, start }: RecordCells,
  ): readonly string[] => {
    let changed = NOTHING;
    let from = start;
    for (const { name, index, isAbsent } of inTableOrder) {
      const reading = cells[index];
      if (reading && isCellAt(text, from, reading.text)) {
        from += reading.text.length + 1;
        continue;
      }
      const end = endOfCell(text, from);
      const stored = text.slice(from, end);
      const isFinal = name === final?.column && stored === final.value;
      const isKept = isFinal || isAbsent || !reading || isSame(reading, stored);
      if (!isKept) changed = [...changed, name];
      from = end + 1;
    }
    return changed;
  };

  return {
    outcomeOf: (row: RowReading): RowOutcome => {
      if (!records) return UNKNOWN;
      const record = recordOf(row);
      if (!record) return records.isWhole ? ADDED : UNKNOWN;
      const changed = changedColumns(row, record);
      if (changed.length === 0) return SAME;
      // One of a record's other lines may equal the row.
      const hasSameLine =
        isGrouped && recordOf(row, (line) => changedColumns(row, line).length === 0);
      return hasSameLine ? SAME : { kind: 'changed', columns: changed };
    },
    /** The text of a column of the row's record; undefined without a record. */
    storedIn: (row: RowReading, name: string): string | undefined =>
      records?.table.findAll(key.textsOf(row), key.hashOf(row))[0]?.[name],
    /** The number of existing lines of the row's record; 0 without a record. */
    storedLines: (row: RowReading): number =>
      records?.table.findAll(key.textsOf(row), key.hashOf(row)).length ?? 0,
    /** Whether the row's record may exist: it does, or not all records could be read. */
    mayExist: (row: RowReading): boolean =>
      records !== undefined && (!records.isWhole || recordOf(row) !== undefined),
  };
};

const NOTHING: readonly string[] = [];
const UNKNOWN: RowOutcome = { kind: 'unknown', columns: NOTHING };
const ADDED: RowOutcome = { kind: 'added', columns: NOTHING };
const SAME: RowOutcome = { kind: 'same', columns: NOTHING };

/**
 * Whether a cell equals the `stored` text, with numbers and days compared by value, lists by their items; also if it
 * keeps the stored text, because it is blank in a field that may be missing.
 */
const isSame = ({ text, value }: CellReading, stored: string): boolean => {
  if (value === undefined) return true;
  if (typeof value === 'number') return stored !== '' && value === Number(stored);
  return Array.isArray(value) ? listText(text) === listText(stored) : value === stored;
};

const listText = (text: string) => itemsOf(text).join('|');
