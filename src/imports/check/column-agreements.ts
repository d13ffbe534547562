import { itemsOf } from '@/core/imports';
import { agreementsOf } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import type { KnownCodes } from './known-codes';

/**
 * A record that a row refers to in `column` must belong to the one in the column `within`: an agent to the company. Its
 * field `own` holds the code of the latter, a record of `resource`.
 */
export type ColumnAgreement = {
  column: string;
  within: string;
  own: string;
  resource: string;
  /** The resource of the records in `column`. */
  referenced: string;
  /** Whether the lists in both columns match item by item. */
  isItemwise: boolean;
};

/** The agreements between the columns of files that fill a resource, as its form and the backend have them. */
export const columnAgreements = (
  definition: ResourceDefinition,
  columns: readonly string[],
  find: (name: string) => ResourceDefinition | undefined,
): ColumnAgreement[] =>
  columns.flatMap((column) => {
    const reference = definition.references?.[column];
    if (!reference) return [];
    const { isItemwise = false } = reference;
    return agreementsOf(definition, reference, find).flatMap(({ within, own, shared }) => {
      const resource = definition.references?.[within]?.resource;
      // Only the backend compares two records that are related by way of a third one.
      if (shared !== undefined || resource === undefined || !columns.includes(within)) return [];
      return { column, within, own, resource, referenced: reference.resource, isItemwise };
    });
  });

/** The codes of the records that the one with `code` belongs to, joined with `|`; undefined where they are unknown. */
export const ownersOf = (
  { column, own }: ColumnAgreement,
  codes: KnownCodes,
  code: string,
): string | undefined => {
  const list = codes.get(column);
  const place = list?.known.get(code);
  return place === undefined ? undefined : list?.owners[own]?.[place] || undefined;
};

/** The code of the only record that the one with `code` belongs to; undefined where it is unknown, or one of several. */
export const onlyOwnerOf = (
  agreement: ColumnAgreement,
  codes: KnownCodes,
  code: string,
): string | undefined => {
  const [own, ...others] = new Set(itemsOf(ownersOf(agreement, codes, code) ?? ''));
  return others.length > 0 ? undefined : own;
};
