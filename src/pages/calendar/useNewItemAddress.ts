import { isAtMoment, type ResourceDefinition } from '@/core/resource';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { newItemStart, type Day } from './days';

/** Returns the address of the form of a new item that begins on `day`. */
export const useNewItemAddress = (definition: ResourceDefinition, day: Day): string => {
  const { create } = useRecordAddresses(definition);
  const { calendar } = definition;
  if (!calendar) return create();
  const start = isAtMoment(calendar) ? newItemStart(day, new Date()) : day;
  return create({ [calendar.fields[0]]: start });
};
