import type { ImportFormat } from '@/core/imports';
import type { FormatInfo } from '@/imports/check/check-types';
import { kindOf, valuesOf } from './column-kind';

/** The columns of an import format, with those a new record must have. */
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
      kind: kindOf(schema, { name, isList }),
      values: valuesOf(schema.shape[name], isList),
      isRequired: missing.has(name) || key.includes(name),
    })),
  };
};
