import type { Reference, ResourceDefinition } from './resource';

/** A field with which the records of `resource` refer to those of another resource. */
export type IncomingReference = {
  resource: ResourceDefinition;
  field: string;
  reference: Reference;
};

/**
 * The references of a resource by their fields, including those to its parents: a nested record refers to its parent
 * by `_id`, and is deleted with it.
 */
export const referencesOf = ({
  references = {},
  parents = {},
}: ResourceDefinition): Readonly<Record<string, Reference>> => ({
  ...Object.fromEntries(
    Object.entries(parents).map(([field, resource]) => [field, { resource, by: 'id' } as const]),
  ),
  ...references,
});

/** The parents that the base does not name, by the field of the record that holds their `_id`. */
export const fieldParentsOf = ({
  endpoint,
  parents = {},
}: ResourceDefinition): [string, string][] =>
  Object.entries(parents).filter(([field]) => !endpoint.base.includes(`{${field}}`));

/** The fields of all `resources` that refer to records of the resource `name`, without those that are only filters. */
export const referencesTo = (
  resources: Iterable<ResourceDefinition>,
  name: string,
): IncomingReference[] =>
  [...resources].flatMap((resource) =>
    Object.entries(referencesOf(resource))
      .filter(([, reference]) => reference.resource === name && !reference.isFilterOnly)
      .map(([field, reference]) => ({ resource, field, reference })),
  );

/**
 * Whether deleting the referenced record also deletes the one that refers to it: the referenced record is its parent, or
 * has the same parent, as an additional award and its gift have one promotion. Any other reference prevents it.
 */
export const isCascading = ({ resource, field, reference }: IncomingReference): boolean => {
  const parents = Object.keys(resource.parents ?? {});
  const isBeside =
    reference.by === 'id' && (reference.within ?? []).some((other) => parents.includes(other));
  return parents.includes(field) || isBeside;
};

/** The field of `target`'s records whose value `reference` holds: their code, or their `_id`. */
export const referencedField = ({ by }: Reference, target: ResourceDefinition): string =>
  by === 'id' ? '_id' : (target.codeField ?? '_id');

/**
 * The list parameter of `resource` that narrows it to the records that refer to another one by `field`: a filter, a
 * derived field or a parent. It is called like the field, like its last part (`company_code` for
 * `quotas.company_code`), or like the other resource. Undefined where there is no such parameter.
 */
export const filterOf = (
  { endpoint, parents = {} }: ResourceDefinition,
  field: string,
  { resource }: Reference,
): string | undefined => {
  const known = [...endpoint.filters, ...(endpoint.derived ?? []), ...Object.keys(parents)];
  return [field, field.split('.').at(-1), resource].find((name) => name && known.includes(name));
};

/** The reference of a form's field. @throws Error where the definition has no reference for it */
export const referenceIn = (definition: ResourceDefinition, field: string): Reference => {
  const reference = definition.references?.[field];
  if (!reference)
    throw new Error(`${definition.name}.${field} is not a reference in its definition`);
  return reference;
};

/** Whether the referenced records come from the documented, unpaged lookup of agents instead of a list. */
export const isAgentReference = ({ role }: Reference): boolean => role === 'agent';

/**
 * Condition on a referenced record, given by the field `within` of the record that refers to it: its field `own` holds the
 * code in `within`; or, where `shared` is set, both it and the record of `within` hold the same code, in `own` and in
 * `shared`, as a category and an app that of their company.
 */
export type ReferenceConstraint = { within: string; own: string; shared?: string };

/** The constraints of a reference of `definition`, for the fields in its `within`. */
export const referenceConstraintsOf = (
  definition: ResourceDefinition,
  { resource, within = [] }: Reference,
  find: (name: string) => ResourceDefinition | undefined,
): ReferenceConstraint[] =>
  within.flatMap((field) => {
    const target = find(resource);
    const named = referencesOf(definition)[field]?.resource;
    const other = named === undefined ? undefined : find(named);
    if (!target || !other) return [];
    const direct = fieldReferringTo(target, other.name);
    if (direct !== undefined) return { within: field, own: direct };
    for (const [own, reference] of Object.entries(referencesOf(target))) {
      const shared = fieldReferringTo(other, reference.resource);
      if (shared !== undefined) return { within: field, own, shared };
    }
    return [];
  });

/** The field with which the records of `definition` refer to those of the resource `name`. */
const fieldReferringTo = (definition: ResourceDefinition, name: string): string | undefined =>
  Object.entries(referencesOf(definition)).find(
    ([, { resource, isFilterOnly }]) => resource === name && !isFilterOnly,
  )?.[0];
