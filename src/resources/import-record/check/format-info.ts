import type { ImportFormat } from '@/core/imports';
import * as z from '@/core/zod';
import type { FormatInfo } from './check-types';

/** What a page shows of a format: its columns, and which of them a new record needs. */
export const describeFormat = ({ schema, key, columns, lines }: ImportFormat): FormatInfo => {
  const { error } = schema.safeParse({});
  const missing = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    key,
    lines,
    columns: columns.map(({ name, aliases = [], examples, isList = false }) => ({
      name,
      aliases,
      examples,
      isList,
      values: valuesOf(schema.shape[name], isList),
      isRequired: missing.has(name) || key.includes(name),
    })),
  };
};

/** The values a field may have: what its rules answer to one that is none of them. */
const valuesOf = (type: unknown, isList: boolean): string[] => {
  if (!(type instanceof z.ZodType)) return [];
  const [issue] = type.safeParse(isList ? [NO_VALUE] : NO_VALUE).error?.issues ?? [];
  return issue?.code === 'invalid_value' ? issue.values.map(String).filter(Boolean) : [];
};

const NO_VALUE = '\u0000';
