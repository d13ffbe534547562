import { decimalSeparatorIn } from '@/core/amount';
import { itemsOf, type ImportFormat } from '@/core/imports';
import { createTextReader, type TextReader, type ValueWords } from '@/imports/read/cell-reading';
import { kindOf, valuesOf, type ColumnKind } from '@/imports/read/column-kind';
import { unescaped } from './column-validator';
import type { InheritedColumn } from './inherited-columns';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import { compileRules, REFUSED } from './compile-rules';
import type { FoundReading } from '@/imports/read/find-readings';
import type { NumberStorage } from '@/imports/sheet/csv-sink';
import type { ReadableColumn } from '@/imports/read/reading-tally';
import * as z from '@/core/zod';

/** The mapping between a file's columns and its format. */
export type FileLayout = {
  mapping: ColumnMapping;
  /** Readers of the columns that are not in the wire's form. */
  readers: ReadonlyMap<string, TextReader>;
  /** Values of all rows, for columns the file lacks. */
  constants: ReadonlyMap<string, string>;
  /** Columns the file lacks whose values are those of each row's customer. */
  inherited: ReadonlySet<string>;
  kinds: ReadonlyMap<string, ColumnKind>;
  words: ColumnWords;
};

/** The words for the values of choices, by column. */
export type ColumnWords = Readonly<Record<string, ValueWords>>;

/** The columns of the format that people write in several forms, with their kinds. */
export const kindsOf = ({ schema, columns }: ImportFormat): ReadonlyMap<string, ColumnKind> =>
  new Map(
    columns.flatMap((column) => {
      const kind = kindOf(schema, column);
      return kind ? [[column.name, kind] as const] : [];
    }),
  );

/** The columns of these kinds that a file has. */
export const readableColumns = (
  { schema, columns }: ImportFormat,
  { mapping, kinds }: Pick<FileLayout, 'mapping' | 'kinds'>,
  words: ColumnWords,
  numbers: ReadonlyMap<number, NumberStorage> | undefined,
): ReadableColumn[] =>
  columns.flatMap(({ name, isList = false, unit }) => {
    const kind = kinds.get(name);
    const at = mapping.indexOf(name);
    const type: unknown = schema.shape[name];
    if (!kind || at === -1 || !(type instanceof z.ZodType)) return [];
    const rules = compileRules(type);
    const values = new Set(valuesOf(type, { isList, unit }));
    const accepts =
      kind === 'choice'
        ? (text: string) => (isList ? itemsOf(text) : [text]).every((item) => values.has(item))
        : (text: string) => rules(text) !== REFUSED;
    const stored = numbers?.get(at);
    return { name, kind, at, unit, stored, accepts, words: words[name] ?? {} };
  });

/** The readers of the columns that are in another form than the wire's. */
export const readersOf = (
  found: readonly FoundReading[],
  words: ColumnWords,
): ReadonlyMap<string, TextReader> =>
  new Map(
    found.flatMap(({ column, kind, reading }) => {
      if (reading !== 'wire') return [[column, createTextReader(reading, words[column])] as const];
      return kind === 'number' ? [[column, wireNumber] as const] : [];
    }),
  );

/** Reads numbers whose field accepts a decimal comma, which the wire writes as a point. */
const wireNumber: TextReader = (text) =>
  COMMA_DECIMAL.test(text) && decimalSeparatorIn(text) === ',' ? text.replace(',', '.') : undefined;

const COMMA_DECIMAL = /^-?\d+,\d+$/;

/**
 * Creates a function that writes the cells of a row in the wire's form, then the values for all rows, those of the
 * `inherited` columns, and surplus cells. Cells in the wire's form stay as typed.
 */
export const wireWriter = (
  { mapping, readers, constants }: FileLayout,
  inherited: readonly InheritedColumn[],
) => {
  const byPlace = mapping.map((name) => (name ? readers.get(name) : undefined));
  const common = constantsBehind({ mapping, constants }).map(([, text]) => text);
  const ofCustomers = inherited.map(({ from, codeOf }) => ({ at: mapping.indexOf(from), codeOf }));
  const isSame =
    byPlace.every((reader) => reader === undefined) && common.length + ofCustomers.length === 0;
  const wireCell = (cell: string, reader: TextReader | undefined, isLast: boolean): string =>
    reader?.(unescaped(cell, isLast)) ?? cell;
  return (cells: readonly string[]): readonly string[] => {
    if (isSame) return cells;
    const written = mapping.map((_, at) =>
      wireCell(cells[at] ?? '', byPlace[at], at === cells.length - 1),
    );
    const codes = ofCustomers.map(({ at, codeOf }) => {
      const customer = unescaped(cells[at] ?? '', at === cells.length - 1);
      return codeOf(customer) ?? '';
    });
    return [...written, ...common, ...codes, ...cells.slice(mapping.length)];
  };
};

/** The values for all rows with their columns, except columns that the file now has. */
export const constantsBehind = ({
  mapping,
  constants,
}: Pick<FileLayout, 'mapping' | 'constants'>): (readonly [string, string])[] =>
  [...constants].filter(([name]) => !mapping.includes(name));
