import { isAtMoment, type ResourceDefinition } from '@/core/resource';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { newItemStart, type Period } from './days';

/**
 * Returns the address of the form of a new item that runs from the first of some days to the last. One that has no end,
 * or of a single day, only has its start filled in, at `hour` where it has a time.
 */
export const useNewItemAddress = (
  definition: ResourceDefinition,
  { from, to }: Period,
  hour?: number,
): string => {
  const { create } = useRecordAddresses(definition);
  const { calendar } = definition;
  if (!calendar) return create();
  const [first, last] = calendar.fields;
  const start = isAtMoment(calendar) ? newItemStart(from, new Date(), hour) : from;
  return create(last && from < to ? { [first]: start, [last]: to } : { [first]: start });
};
