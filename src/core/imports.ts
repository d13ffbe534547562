import type * as z from './zod';

/**
 * What a CSV file of one kind holds (docs/wire-format.md, 'CSV files'): exported as `formats`, by the kind, by
 * `resources/{name}/{name}.import.ts`, and read by the check in the browser, the template, the export as data and
 * the fixture backend alike.
 */
export type ImportFormat = {
  columns: readonly ImportColumn[];
  /** The rules of a row, its cells read by {@link readCells}. */
  schema: z.ZodObject;
  /** The columns that together tell which record a row is: one that is there is changed, any other is new. */
  key: readonly string[];
  /** Rows of one key are one record together, such as the lines of a sale; otherwise a key stands in a file once. */
  isGrouped?: boolean;
  /** The field of a record that holds a row each, such as the milestones of a target; otherwise a row is a record. */
  lines?: string;
};

export type ImportColumn = {
  /** The field of the record, and the column's name. */
  name: string;
  /** What files call it besides its name and its label. */
  aliases?: readonly string[];
  /** Two values as a file may have them, for the template. */
  examples: readonly [string, string];
  /** Several texts, joined with `|`. */
  isList?: boolean;
  /** What its numbers count, where that tells how they may be written: euros have two decimals. */
  unit?: 'euro';
  /** What each of them says, where that is more than a text; given to the schema. */
  readItem?: (text: string) => unknown;
};

/** The formats of a resource's files by their kind. */
export type ImportFormats = Readonly<Record<string, ImportFormat>>;

/** A row of a file: its cells by the name of their column, trimmed; a column the file lacks is absent. */
export type Cells = Readonly<Record<string, string>>;

/** What the cells of a row say, by the field; lists are split. Other values are read by the schema. */
export const readCells = (
  { columns }: Pick<ImportFormat, 'columns'>,
  cells: Cells,
): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (const { name, isList, readItem } of columns) {
    const text = cells[name];
    if (text === undefined) continue;
    const items = isList ? itemsOf(text) : text;
    fields[name] = readItem && Array.isArray(items) ? items.map(readItem) : items;
  }
  return fields;
};

const SEPARATOR = '|';

const itemsOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * `value` of a record as the cell of a file holds it: the reverse of reading it. Lists are joined with `|`; of
 * what they hold, opening hours are `day from-to`, quotas `CODE:quota` and milestones `threshold:reward_type`.
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
