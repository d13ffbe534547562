import { itemsOf } from '@/core/imports';
import { referenceConstraintsOf } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import type { KnownCodes } from './known-codes';

/**
 * Reference constraint between two columns. A record that a row refers to in `column` must belong to the one in the column
 * `within`, as an agent to a company: its field `own` holds the code of the latter, a record of `resource`.
 */
export type ColumnConstraint = {
  column: string;
  within: string;
  own: string;
  resource: string;
  /** The resource of the records in `column`. */
  referenced: string;
  /** Whether the lists in both columns match item by item. */
  isItemwise: boolean;
};

/** The constraints between the columns of files that fill a resource, as its form and the backend have them. */
export const columnConstraints = (
  definition: ResourceDefinition,
  columns: readonly string[],
  find: (name: string) => ResourceDefinition | undefined,
): ColumnConstraint[] =>
  columns.flatMap((column) => {
    const reference = definition.references?.[column];
    if (!reference) return [];
    const { isItemwise = false } = reference;
    return referenceConstraintsOf(definition, reference, find).flatMap(
      ({ within, own, shared }) => {
        const resource = definition.references?.[within]?.resource;
        // Only the backend compares two records that are related by way of a third one.
        if (shared !== undefined || resource === undefined || !columns.includes(within)) return [];
        return { column, within, own, resource, referenced: reference.resource, isItemwise };
      },
    );
  });

/** The codes of the records that the one with `code` belongs to, joined with `|`; undefined where they are unknown. */
export const ownersOf = (
  { column, own }: ColumnConstraint,
  codes: KnownCodes,
  code: string,
): string | undefined => {
  const list = codes.get(column);
  const place = list?.known.get(code);
  return place === undefined ? undefined : list?.owners[own]?.[place] || undefined;
};

/** The code of the only record that the one with `code` belongs to; undefined where it is unknown, or one of several. */
export const onlyOwnerOf = (
  constraint: ColumnConstraint,
  codes: KnownCodes,
  code: string,
): string | undefined => {
  const [own, ...others] = new Set(itemsOf(ownersOf(constraint, codes, code) ?? ''));
  return others.length > 0 ? undefined : own;
};
