import type { ResourceDefinition } from '@/core/resource';

/**
 * The names in `fields`, with all parallel lists of the resource if one of them is there: their items make rows, which
 * would mix those of two versions of the record.
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
