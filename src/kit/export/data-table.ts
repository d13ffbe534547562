import type { RaRecord } from 'react-admin';
import { escapeCells, unescapeCells } from '@/core/csv';
import { fileRows, type Endpoint } from '@/core/endpoint';
import { cellOf } from '@/core/imports';
import type { ResourceDefinition } from '@/core/resource';
import type { Column } from '@/kit/fields/column';
import type { DataFile } from './data-file';
import { dayCell } from './date-cells';
import type { ExportTable, SheetTable } from './export-kinds';
import type { Cell } from './xlsx-writer';

/** The parts of a definition that determine the fields of a data export, and which of them are codes. */
type DataOwner = Pick<Partial<ResourceDefinition>, 'codeField' | 'references'> & {
  endpoint: Pick<Endpoint, 'writable' | 'derived'>;
};

type DataList = { columns: readonly Column[]; file?: DataFile };

/**
 * The table of the wire fields: those that an import accepts, else the writable ones, else those of the list's columns.
 * Omits fields that none of the `records` has, except `fields`, which earlier records had.
 */
export const dataTable = (
  definition: DataOwner,
  list: DataList,
  records: readonly RaRecord[],
  fields: readonly string[] = [],
): ExportTable => {
  const header = dataFields(definition, list, records, fields);
  return {
    header,
    separator: ',',
    rows: (record) =>
      fileRows(list.file?.lines, record).map((line) => header.map((field) => cellOf(line[field]))),
  };
};

/**
 * The fields of `dataTable` in an .xlsx: typed numbers and days, and amounts if the list shows euros. Moments keep
 * their zone.
 */
export const dataSheet = (
  definition: DataOwner,
  list: DataList,
  records: readonly RaRecord[],
  fields: readonly string[] = [],
): SheetTable => {
  const header = dataFields(definition, list, records, fields);
  const amounts = list.columns.flatMap(({ source, kind }) => (kind === 'euro' ? source : []));
  const codes = codeFields(definition, list);
  return {
    columns: header.map((label) => ({
      label,
      numbers: amounts.includes(label) ? 'amount' : undefined,
    })),
    rows: (record) =>
      fileRows(list.file?.lines, record).map((line) =>
        header.map((field) => dataCell(line[field], codes.has(field))),
      ),
  };
};

const dataFields = (
  { endpoint: { writable, derived } }: DataOwner,
  { columns, file }: DataList,
  records: readonly RaRecord[],
  fields: readonly string[],
): string[] => {
  // Fields that the console derives from a record are not on the wire.
  const shown = columns.map(({ source }) => source).filter((field) => !derived?.includes(field));
  const lines = records.flatMap((record) => fileRows(file?.lines, record));
  const all = file?.columns ?? (writable.length > 0 ? writable : shown);
  return all.filter(
    (field) => fields.includes(field) || lines.some((line) => line[field] !== undefined),
  );
};

/** A code stays a text, even one that looks like a day. */
const codeFields = (
  { codeField, references = {} }: DataOwner,
  { columns }: DataList,
): ReadonlySet<string | undefined> => {
  const shown = columns.flatMap(({ source, kind }) => (kind === 'code' ? source : []));
  return new Set([codeField, ...Object.keys(references), ...shown]);
};

const dataCell = (value: unknown, isCode: boolean): Cell => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const text = cellOf(value);
  return (isCode ? undefined : dayCell(text)) ?? withImportApostrophe(text);
};

/**
 * Adds an apostrophe where an import removes one: spreadsheets keep the apostrophes that escape formulas in CSV files,
 * so imports remove them from workbooks too.
 */
const withImportApostrophe = (text: string): string =>
  text.includes("'") && unescapeCells([text, ''])[0] !== text
    ? (escapeCells([text, ''])[0] ?? text)
    : text;
