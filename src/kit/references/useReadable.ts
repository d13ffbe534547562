import { useDefinition } from '@/kit/registry/definitions';
import { useReferences } from './useReference';

/**
 * Splits `codes` of `resource` into those of records that the user may read, and the others, such as other users'
 * locations. If none is readable, all count as readable, because their codes say more than a number.
 */
export const useReadable = (
  resource: string,
  codes: readonly string[],
): { readable: readonly string[]; others: readonly string[] } => {
  const { data } = useReferences(useDefinition(resource), codes.length > 1);
  // If not all records were read, the others are looked up one by one.
  const isRead = (code: string) => !data?.isComplete || data.byCode.has(code);
  const readable = codes.filter(isRead);
  if (readable.length === 0) return { readable: codes, others: [] };
  return { readable, others: codes.filter((code) => !isRead(code)) };
};
