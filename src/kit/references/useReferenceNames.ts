import type { ResourceDefinition } from '@/core/resource';
import { useReferences } from './useReference';

/** The names of the records with these codes, in that order; the code if a name is unknown. */
export const useReferenceNames = (
  definition: ResourceDefinition,
  codes: readonly string[],
): string[] => {
  const { data } = useReferences(definition, codes.length > 0);
  return codes.map((code) => data?.byCode.get(code)?.name ?? code);
};
