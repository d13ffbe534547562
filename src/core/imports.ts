import type * as z from './zod';

/**
 * The format of one kind of CSV file (docs/wire-format.md, 'CSV files'): exported as `formats`, by the kind, by
 * `resources/{name}/{name}.import.ts`, and read by the check in the browser, the template, the export as data and the
 * fixture backend.
 */
export type ImportFormat = {
  columns: readonly ImportColumn[];
  /** The rules of a row whose cells {@link readCells} has read. */
  schema: z.ZodObject;
  /**
   * The columns that together identify a row's record: an existing record is changed, otherwise a new one is created.
   */
  key: readonly string[];
  /**
   * Whether rows with the same key form one record, such as the lines of a sale; otherwise a key occurs once in a file.
   */
  isGrouped?: boolean;
  /** The columns that are equal in all rows of a record, in a format where several form one. */
  shared?: readonly string[];
  /** A value that files do not change once a record has it, as the status of a processed sale. */
  final?: { column: string; value: string };
  /** Columns with the name of a record, by the column with its code: only the code is a reference. */
  names?: Readonly<Record<string, string>>;
  /** The column with the total of a record's rows, and those with the amount and the quantity of a row. */
  linesTotal?: Readonly<Record<'total' | 'amount' | 'quantity', string>>;
  /**
   * The field of a record that holds an item for each row, such as the milestones of a target; otherwise a row is a
   * record.
   */
  lines?: string;
  /**
   * Whether the list returns records with a few fields only: each is then read by itself, to be compared with its row.
   */
  isReadSingly?: boolean;
};

export type ImportColumn = {
  /** The field of the record, and the column's name. */
  name: string;
  /** Other names of the column in files, besides its name and its label. */
  aliases?: readonly string[];
  /** The form of its values: it decides between two columns that files call the same. */
  form?: RegExp;
  /** Two example values as in a file, for the template. */
  examples: readonly [string, string];
  /** Whether each record has a value of its own, as an email: one value for all rows would be wrong. */
  isUnique?: boolean;
  /** Several texts, joined with `|`. */
  isList?: boolean;
  /**
   * The unit of its numbers, where it decides how they may be written: euros have two decimals, degrees have no
   * thousands, months have names.
   */
  unit?: 'euro' | 'degree' | 'month';
  /**
   * The kind of its texts, where the schema does not tell: VAT numbers, which have a check digit, or a month that has
   * begun, of the row's `year`; a day that has begun.
   */
  content?: 'vat' | 'begun_month' | 'begun_day';
  /** Reads each item, where it is more than a text; the result goes to the schema. */
  readItem?: (text: string) => unknown;
};

/** The formats of a resource's files by their kind. */
export type ImportFormats = Readonly<Record<string, ImportFormat>>;

/** A row of a file: trimmed cells by the name of their column; a column the file lacks is absent. */
export type Cells = Readonly<Record<string, string>>;

/**
 * The values of a row's cells, by the field; lists are split. A blank cell of a field that may be missing, but not
 * empty, is left out. The schema reads other values.
 */
export const readCells = (
  { columns, schema }: Pick<ImportFormat, 'columns' | 'schema'>,
  cells: Cells,
): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (const { name, isList, readItem } of columns) {
    const text = cells[name];
    if (text === undefined || (text === '' && mayBeMissing(schema, name))) continue;
    const items = isList ? itemsOf(text) : text;
    fields[name] = readItem && Array.isArray(items) ? items.map(readItem) : items;
  }
  return fields;
};

/** Whether a field has no value at all rather than an empty one: an account's status, for example. */
const mayBeMissing = ({ shape }: ImportFormat['schema'], name: string): boolean => {
  const missing = shape[name]?.['~standard'].validate(undefined);
  return missing !== undefined && 'value' in missing && missing.value === undefined;
};

const SEPARATOR = '|';

/** The items of a list in a cell, trimmed; empty ones do not count. */
export const itemsOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * `value` of a record as the cell of a file holds it: the reverse of reading it. Lists are joined with `|`; their items
 * are written as `day from-to` for opening hours, `CODE:quota` for quotas and `threshold:reward_type` for milestones.
 */
export const cellOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(cellOf).join(SEPARATOR);
  if (typeof value !== 'object' || value === null) return scalarOf(value);
  const { day, from, to, company_code, quota, threshold, reward_type } = value as Record<
    string,
    unknown
  >;
  if (from !== undefined && to !== undefined)
    return `${scalarOf(day)} ${scalarOf(from)}-${scalarOf(to)}`;
  if (quota !== undefined) return `${scalarOf(company_code)}:${scalarOf(quota)}`;
  if (threshold !== undefined) return `${scalarOf(threshold)}:${scalarOf(reward_type)}`;
  return JSON.stringify(value);
};

const scalarOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
