import type { ResourceDefinition } from '@/core/resource';
import type { ParentIds } from '@/providers/http/endpoint';
import { useAddressParams, type AddressParams } from '@/ui/page/address-params';

export type ParentMeta = { parents: ParentIds };

/**
 * What a call for records of `definition` carries as `meta`: the parents the page's address names; undefined
 * for a resource that hangs below none.
 */
export const useParentMeta = (definition: ResourceDefinition): ParentMeta | undefined =>
  parentMetaOf(definition, useAddressParams());

/** The same out of other `ids`, among which there may be any that do not matter here. */
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
 * The key of a resource in caches and storage (`tile.{app_id}`). It holds the ids of the parents, since the
 * records of one resource below two parents are two lists.
 */
export const resourceKey = ({ name }: ResourceDefinition, meta: ParentMeta | undefined): string =>
  [name, ...Object.values(meta?.parents ?? {})].join('.');
