import type { ImportColumn, ImportFormat } from '@/core/imports';
import * as z from '@/core/zod';

/** The kinds of cells that people write in forms other than the wire's. */
export type ColumnKind = 'number' | 'day' | 'choice';

/** The kind of a column, from the rules of its field; undefined where it contains texts, which are sent as typed. */
export const kindOf = (
  schema: ImportFormat['schema'],
  column: KindOfColumn,
): ColumnKind | undefined => {
  const { name, isList = false } = column;
  const type: unknown = schema.shape[name];
  if (!(type instanceof z.ZodType)) return undefined;
  if (valuesOf(type, column).length > 0) return 'choice';
  if (isList) return undefined;
  if (NUMBERS.some((text) => typeof type.safeParse(text).data === 'number')) return 'number';
  const isDay = type.safeParse('2026-12-31').success && !type.safeParse('2026-02-30').success;
  return isDay ? 'day' : undefined;
};

type KindOfColumn = Pick<ImportColumn, 'name' | 'isList' | 'unit'>;

/** The values a field allows, read from the error its rules give for another value; of months their numbers. */
export const valuesOf = (type: unknown, { isList = false, unit }: Omit<KindOfColumn, 'name'>) => {
  if (unit === 'month') return MONTHS;
  if (!(type instanceof z.ZodType)) return [];
  const [issue] = type.safeParse(isList ? [NO_VALUE] : NO_VALUE).error?.issues ?? [];
  return issue?.code === 'invalid_value' ? issue.values.map(String).filter(Boolean) : [];
};

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));

const NO_VALUE = '\u0000';

/** Every numeric field accepts one of these: a small number, a month, or a year. */
const NUMBERS = ['1', '2000'];
