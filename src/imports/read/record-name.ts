import type { ResourceDefinition } from '@/core/resource';

/** The name of a row's record: its key, and its name where the file has one. */
export type RecordName = { code: string; name: string };

/** Separates the fields of a key in `code`. */
export const KEY_SEPARATOR = ' · ';

/** The columns with the name of a row's record, besides its key. */
export const namingColumns = (
  { key }: { key: readonly string[] },
  { representation }: Pick<ResourceDefinition, 'representation'>,
): readonly string[] => {
  const fields = [...representation.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  return fields.some((field) => !key.includes(field)) ? fields : ['customer_name'];
};

/**
 * The name of a row's record.
 *
 * @param textOf the text of a column in the row
 */
export const recordNameOf = (
  textOf: (column: string) => string,
  key: readonly string[],
  naming: readonly string[],
): RecordName => {
  const join = (names: readonly string[], between: string) =>
    names.map(textOf).filter(Boolean).join(between);
  // A name that consists of codes adds nothing to them.
  const isOwnName = naming.every((field) => !key.includes(field));
  return { code: join(key, KEY_SEPARATOR), name: isOwnName ? join(naming, ' ') : '' };
};
