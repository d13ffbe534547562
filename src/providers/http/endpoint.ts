import { fieldParentsOf } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';

/** Ids of a nested resource's parents, by their names in its base: `{app_id: '…'}`. */
export type ParentIds = Readonly<Record<string, string>>;

/**
 * Returns `path`, by default the base of the resource's endpoint, with its `{parents}` filled in.
 *
 * @throws Error naming the missing parent.
 */
export const endpointAddress = (
  definition: ResourceDefinition,
  meta?: Meta,
  path = definition.endpoint.base,
): string =>
  path.replace(/\{(\w+)\}/g, (_, parent: string) =>
    encodeURIComponent(parentId(definition, parent, meta)),
  );

/**
 * Returns the parents that the base does not name: they are query parameters of the list
 * (`giftpromotions?promotion_id=`) and fields of the records.
 *
 * @throws Error naming the missing parent.
 */
export const queryParents = (definition: ResourceDefinition, meta?: Meta): ParentIds =>
  Object.fromEntries(
    fieldParentsOf(definition).map(([parent]) => [parent, parentId(definition, parent, meta)]),
  );

type Meta = { parents?: ParentIds };

const parentId = ({ name }: ResourceDefinition, parent: string, meta?: Meta): string => {
  const id = meta?.parents?.[parent];
  if (id === undefined) throw new Error(`${name} needs ${parent} in meta.parents`);
  return id;
};
