import type { ImportColumn, ImportFormat } from '@/core/imports';
import { phoneFieldsOf } from '@/core/schema/phone';
import { kindOf, valuesOf, type ColumnKind } from './column-kind';

/** A column of the format, as the page shows it. */
export type ColumnInfo = {
  name: string;
  aliases: readonly string[];
  examples: readonly [string, string];
  /** Whether no two records have the same value. */
  isUnique: boolean;
  isList: boolean;
  unit?: ImportColumn['unit'];
  /** Undefined where it contains texts. */
  kind?: ColumnKind;
  /** The allowed values, where it contains one or several of a fixed set. */
  values: readonly string[];
  /** Whether it contains telephone numbers. */
  isPhone: boolean;
  /** Whether a new record must have it. */
  isRequired: boolean;
};

export type FormatInfo = Pick<ImportFormat, 'key' | 'lines' | 'isReadSingly' | 'isGrouped'> & {
  columns: ColumnInfo[];
};

/** The columns of an import format, with those a new record must have. */
export const describeFormat = ({
  schema,
  key,
  columns,
  lines,
  isReadSingly,
  isGrouped,
}: ImportFormat): FormatInfo => {
  const { error } = schema.safeParse({});
  const phones = phoneFieldsOf(schema);
  const missing = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    key,
    lines,
    isReadSingly,
    isGrouped,
    columns: columns.map(
      ({ name, aliases = [], examples, isUnique = false, isList = false, unit }) => ({
        name,
        aliases,
        examples,
        isUnique: isUnique || (key.length === 1 && key[0] === name),
        isList,
        unit,
        kind: kindOf(schema, { name, isList, unit }),
        values: valuesOf(schema.shape[name], { isList, unit }),
        isPhone: phones.includes(name),
        isRequired: missing.has(name) || key.includes(name),
      }),
    ),
  };
};
