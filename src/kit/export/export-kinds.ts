import type { RaRecord } from 'react-admin';
import { cellOf } from '@/core/imports';
import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { listOf, textsOf } from '@/core/one-or-many';
import { valueKey, type Reference, type ResourceDefinition } from '@/core/resource';
import { wholeTextOf } from '@/core/text';
import type { Column, ExportWords } from '@/kit/fields/column';
import type { Formats } from '@/ui/formats/useFormats';
import { dateCell, shownText } from './date-cells';
import type { Cell, CellColumn } from './xlsx-writer';

/**
 * `shown` is for people: the list's words and columns, names beside codes, the user's decimal separator, dates and
 * separator.
 * `data` is for machines and imports: wire fields, codes, ISO (docs/wire-format.md, 'CSV files'). `sheet` and
 * `data_sheet` are the same as .xlsx files, with dates and amounts as such.
 */
export type ExportKind = 'shown' | 'sheet' | 'data' | 'data_sheet';

/** The columns of a CSV file, and the function that fills them from a record. */
export type ExportTable = {
  header: string[];
  separator: ',' | ';';
  /** The rows of a record: one, or one per line of the record. */
  rows: (record: RaRecord) => string[][];
};

/** The columns of a spreadsheet, and the function that fills them from a record. */
export type SheetTable = {
  columns: CellColumn[];
  rows: (record: RaRecord) => Cell[][];
};

/** The name of a referenced record by its code; undefined if it is not known. */
export type NameOf = (reference: Reference, code: string) => string | undefined;

type Words = ExportWords & { definition: ResourceDefinition; nameOf: NameOf };

/** The table of the list's `columns` for people. */
export const shownTable = (columns: readonly Column[], words: Words): ExportTable => {
  const parts = columns.flatMap((column) => partsOf(column, words));
  return {
    header: parts.map(({ label }) => label),
    separator: separatorOf(words.formats),
    rows: (record) => [parts.map(({ cell }) => cell(record))],
  };
};

/** The table of the list's `columns` for people, in an .xlsx. */
export const sheetTable = (columns: readonly Column[], words: Words): SheetTable => {
  const parts = columns.flatMap((column) => partsOf(column, words));
  return {
    columns: parts.map(({ label, numbers }) => ({ label, numbers })),
    rows: (record) => [parts.map(({ value, cell }) => value?.(record) ?? cell(record))],
  };
};

/** The separator is the sign that the language does not use in numbers: spreadsheets split at it. */
export const separatorOf = ({ decimalSeparator }: Formats): ',' | ';' =>
  decimalSeparator() === ',' ? ';' : ',';

type Part = Pick<CellColumn, 'label' | 'numbers'> & {
  cell: (record: RaRecord) => string;
  /** The typed value for a spreadsheet instead of the text: a number, a day or a moment. */
  value?: (record: RaRecord) => Cell | undefined;
};

/**
 * A column of the file; a code gets two, for codes and names. An `_id` means nothing to users: only the names are
 * written.
 */
const partsOf = (column: Column, words: Words): Part[] => {
  const { definition, translate, nameOf } = words;
  const name = translate(`resources.${definition.name}.fields.${column.source}`);
  const label = column.exportedUnit ? `${name} (${column.exportedUnit})` : name;
  const found = column.exported ? undefined : referenceOf(definition, column);
  if (!found) {
    const { kind } = column;
    const numbers = kind === 'euro' ? 'amount' : kind === 'count' ? 'count' : undefined;
    const value = (record: RaRecord) => valueOf(column, record, words);
    return [{ label, numbers, value, cell: (record) => shownCell(column, record, words) }];
  }
  const { reference, codesOf } = found;
  const codes = (record: RaRecord) => codesOf(record).join(LIST);
  const names = (record: RaRecord) =>
    codesOf(record)
      .map((code) => nameOf(reference, code) ?? '')
      .join(LIST);
  const named = { label, cell: names };
  if (reference.by === 'id') return [named];
  return [{ label: translate('export.code_of', { label }), cell: codes }, named];
};

/** The reference of a column's field, or of a field of its items; undefined if it refers to nothing. */
export const referenceOf = (
  { references = {} }: ResourceDefinition,
  { source, reference: computed }: Pick<Column, 'source' | 'reference'>,
) => {
  const own = computed ?? references[source];
  if (own) {
    const codesOf = (record: RaRecord) => textsOf(record[source]);
    return own.isFilterOnly ? undefined : { reference: own, codesOf };
  }
  const [path, reference] =
    Object.entries(references).find(([field]) => field.startsWith(`${source}.`)) ?? [];
  if (!path || !reference) return undefined;
  const field = path.slice(source.length + 1);
  const codesOf = (record: RaRecord) =>
    listOf<unknown>(record[source]).flatMap((item) => (isRecord(item) ? textsOf(item[field]) : []));
  return { reference, codesOf };
};

const LIST = ', ';

const shownCell = (column: Column, record: RaRecord, words: Words): string => {
  const { source, exported } = column;
  if (exported) {
    const value = exported(record, words);
    return shownValue(typeof value === 'string' ? wholeTextOf(value) : value, column, words);
  }
  const { definition, translate } = words;
  const { values = {} } = definition;
  if (column.kind === 'euro' || column.kind === 'count') {
    // Anything but a number is an empty cell: the list shows a dash.
    const number = numberOf(record[source]);
    return number === undefined ? '' : shownValue(number, column, words);
  }
  return listOf<unknown>(record[source])
    .map((value) => {
      if (typeof value === 'object') return wholeTextOf(cellOf(value));
      const plain = typeof value === 'string' ? wholeTextOf(value) : (value as number | boolean);
      if (values[source]) {
        return translate(valueKey(definition.name, source, plain), { _: String(plain) });
      }
      return shownValue(plain, column, words);
    })
    .join(LIST);
};

/** A typed value (number, day or moment) of a column; undefined if the cell has its text. */
const valueOf = (column: Column, record: RaRecord, words: Words): Cell | undefined => {
  const { source, kind, exported } = column;
  const value = exported ? exported(record, words) : record[source];
  if (kind === 'euro' || kind === 'count') return numberOf(value);
  if (typeof value === 'number') return hasWords(column, words) ? undefined : value;
  return typeof value === 'string' && !isCode(column, words) ? dateCell(value) : undefined;
};

/** A code stays a text, even one that looks like a day. */
const isCode = ({ source, kind }: Column, { definition }: Words): boolean =>
  kind === 'code' || source === definition.codeField;

/** Whether the column's numbers are shown as words: months, and values with names. */
const hasWords = ({ source, kind }: Column, { definition }: Words): boolean =>
  kind === 'month' || definition.values?.[source] !== undefined;

const shownValue = (value: string | number | boolean, column: Column, words: Words): string => {
  const { kind } = column;
  const { translate, formats } = words;
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') {
    if (kind === 'month') return formats.months()[value - 1] ?? String(value);
    const digits = kind === 'euro' ? value.toFixed(2) : String(value);
    return digits.replace('.', formats.decimalSeparator());
  }
  return isCode(column, words) ? value : shownText(value, formats);
};
