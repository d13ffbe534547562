import type { ResourceDefinition } from '@/core/resource';
import type { ParentIds } from '@/providers/http/endpoint';
import { useAddressParams, type AddressParams } from '@/ui/page/address-params';

export type ParentMeta = { parents: ParentIds };

/**
 * The `meta` of a call for records of `definition`, with the parents in the page's address; undefined for a resource
 * without parents.
 */
export const useParentMeta = (definition: ResourceDefinition): ParentMeta | undefined =>
  parentMetaOf(definition, useAddressParams());

/** The `meta` of a call for records of a resource, with its parents in `ids`; other ids are ignored. */
export const parentMetaOf = (
  { parents }: ResourceDefinition,
  ids: AddressParams,
): ParentMeta | undefined => {
  if (!parents) return undefined;
  const named = Object.keys(parents).flatMap((parameter): [string, string][] =>
    ids[parameter] === undefined ? [] : [[parameter, ids[parameter]]],
  );
  return { parents: Object.fromEntries(named) };
};

/**
 * The key of a resource in caches and storage (`tile.{app_id}`). It includes the ids of the parents, because the
 * records below two parents are two lists.
 */
export const resourceKey = ({ name }: ResourceDefinition, meta: ParentMeta | undefined): string =>
  [name, ...Object.values(meta?.parents ?? {})].join('.');
