import type { ResourceDefinition } from '@/core/resource';

/** Ids of the records a nested resource hangs below, by the names its base uses: `{app_id: '…'}`. */
export type ParentIds = Readonly<Record<string, string>>;

/**
 * Path of a resource's endpoint below the API base, its `{parents}` filled in.
 *
 * @throws Error naming the parent that is missing: such a call has no address.
 */
export const endpointAddress = (
  { name, endpoint }: ResourceDefinition,
  meta?: { parents?: ParentIds },
): string =>
  endpoint.base.replace(/\{(\w+)\}/g, (_, parent: string) => {
    const id = meta?.parents?.[parent];
    if (id === undefined)
      throw new Error(`${name} cannot be called without ${parent} in meta.parents`);
    return encodeURIComponent(id);
  });
