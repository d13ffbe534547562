import type { ResourceDefinition, WireRecord } from './resource';

/** The records below a record: their resource, and the ids of the parents in its address. */
export type Children = { resource: ResourceDefinition; parents: Readonly<Record<string, string>> };

/**
 * Returns the records whose number the state of `record` depends on (`Codec.childless`); undefined in a state that
 * depends on none.
 */
export const countedChildren = (
  { codec }: ResourceDefinition,
  record: WireRecord,
  definitions: ReadonlyMap<string, ResourceDefinition>,
): Children | undefined => {
  const { childless } = codec ?? {};
  if (!childless?.among.includes(String(record[childless.field]))) return undefined;
  const resource = definitions.get(String(record[childless.childrenIn]));
  if (!resource) return undefined;
  const names = Object.keys(resource.parents ?? {});
  return { resource, parents: Object.fromEntries(names.map((name) => [name, String(record.id)])) };
};
