import type { ResourceDefinition, WireRecord } from './resource';

/** The child records of a record: their resource, and the ids of the parents in its address. */
export type Children = { resource: ResourceDefinition; parents: Readonly<Record<string, string>> };

/**
 * The child records whose number decides the state of `record` (`Codec.childless`); undefined where its state does not
 * depend on a number.
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
