import { fieldParentsOf } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';

/** Ids of the parents of a nested resource, by the names in its base: `{app_id: '…'}`. */
export type ParentIds = Readonly<Record<string, string>>;

/**
 * Path of a resource's endpoint below the API base, its `{parents}` filled in.
 *
 * @throws Error naming the missing parent.
 */
export const endpointAddress = (
  { name, endpoint }: ResourceDefinition,
  meta?: { parents?: ParentIds },
): string =>
  endpoint.base.replace(/\{(\w+)\}/g, (_, parent: string) => {
    const id = meta?.parents?.[parent];
    if (id === undefined) throw new Error(`${name} needs ${parent} in meta.parents`);
    return encodeURIComponent(id);
  });

/**
 * The parents that the base does not name: query parameters of the list (`giftpromotions?promotion_id=`), and fields of
 * the records.
 *
 * @throws Error naming the missing parent.
 */
export const queryParents = (
  definition: ResourceDefinition,
  meta?: { parents?: ParentIds },
): ParentIds =>
  Object.fromEntries(
    fieldParentsOf(definition).map(([parent]) => {
      const id = meta?.parents?.[parent];
      if (id === undefined) throw new Error(`${definition.name} needs ${parent} in meta.parents`);
      return [parent, id];
    }),
  );
