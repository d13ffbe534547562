import type { ResourceDefinition, WireRecord } from './resource';
import { textOf, textOrNumberOf } from './text';

/** The value of a state in a record that cannot be won or used yet: nothing is below it. */
export const INCOMPLETE = 'incomplete';

/** The record that tells the state in `field` of `record`: its resource, code and field; undefined where it is `record`. */
export const stateToldBy = (
  { stateToldBy: told }: ResourceDefinition,
  field: string,
  record: WireRecord,
): { resource: string; code: string; state: string } | undefined => {
  if (!told || told.field !== field || !told.open.includes(textOf(record[field]))) return undefined;
  const code = textOrNumberOf(record[told.code]);
  return code === '' ? undefined : { resource: told.resource, code, state: told.state };
};

/** Name of the resource that must have records below `record` in its current state; undefined if none must. */
export const completedBy = (
  { completeWith }: ResourceDefinition,
  field: string,
  record: WireRecord,
): string | undefined =>
  completeWith?.state === field && completeWith.open.includes(textOf(record[field]))
    ? textOf(record[completeWith.resourceIn])
    : undefined;

/** The address parameters of the records of `below` that belong to `record` of `definition`. */
export const idsBelow = (
  definition: ResourceDefinition,
  record: WireRecord,
  below: ResourceDefinition,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(below.parents ?? {})
      .filter(([, name]) => name === definition.name)
      .map(([parameter]) => [parameter, String(record.id)]),
  );
