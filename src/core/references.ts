import type { Reference, ResourceDefinition } from './resource';

/** A field by which the records of `resource` refer to those of another one. */
export type IncomingReference = {
  resource: ResourceDefinition;
  field: string;
  reference: Reference;
};

/**
 * The references of a resource by their fields, those to its parents included: a nested record refers to its parent
 * by `_id`, and is deleted with it.
 */
export const referencesOf = ({
  references = {},
  parents = {},
}: ResourceDefinition): Readonly<Record<string, Reference>> => ({
  ...Object.fromEntries(
    Object.entries(parents).map(([field, resource]) => [
      field,
      { resource, by: 'id', onDelete: 'cascade' } as const,
    ]),
  ),
  ...references,
});

/** The parents that the base does not name, by the field of the record that holds their `_id`. */
export const fieldParentsOf = ({
  endpoint,
  parents = {},
}: ResourceDefinition): [string, string][] =>
  Object.entries(parents).filter(([field]) => !endpoint.base.includes(`{${field}}`));

/** The fields of all `resources` that refer to records of the resource called `name`, those that are only filters left out. */
export const referencesTo = (
  resources: Iterable<ResourceDefinition>,
  name: string,
): IncomingReference[] =>
  [...resources].flatMap((resource) =>
    Object.entries(referencesOf(resource))
      .filter(([, reference]) => reference.resource === name && !reference.isFilterOnly)
      .map(([field, reference]) => ({ resource, field, reference })),
  );

/** The field of `target`'s records that `reference` holds: their code, or their `_id`. */
export const referencedField = ({ by }: Reference, target: ResourceDefinition): string =>
  by === 'id' ? '_id' : (target.codeField ?? '_id');

/**
 * The parameter of its own list by which `resource` can be narrowed to the records that refer to one other by
 * `field`: a filter, a derived field or a parent. Undefined where it has none.
 */
export const filterOf = (
  { endpoint, parents = {} }: ResourceDefinition,
  field: string,
  { filter = field }: Reference,
): string | undefined =>
  [...endpoint.filters, ...(endpoint.derived ?? []), ...Object.keys(parents)].find(
    (known) => known === filter,
  );

/** What the field of a form refers to. @throws Error where its definition says nothing of it */
export const referenceIn = (definition: ResourceDefinition, field: string): Reference => {
  const reference = definition.references?.[field];
  if (!reference)
    throw new Error(`${definition.name}.${field} refers to nothing: see its definition`);
  return reference;
};

/** Whether the records are told by the documented look-up of agents, which is unpaged, instead of a list. */
export const isStaffReference = ({ role }: Reference): boolean => role === 'agent';
