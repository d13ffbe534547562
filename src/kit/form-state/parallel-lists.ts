import type { ResourceDefinition } from '@/core/resource';

/**
 * Returns `fields`, with all parallel lists of the resource if it has one of them. Items at the same index form a row,
 * so the lists must come from the same version of the record.
 */
export const withParallelLists = (
  { references = {} }: Pick<ResourceDefinition, 'references'>,
  fields: readonly string[],
): readonly string[] => {
  const parallel = Object.keys(references).filter((field) => references[field]?.isItemwise);
  return parallel.some((field) => fields.includes(field))
    ? [...new Set([...fields, ...parallel])]
    : fields;
};
