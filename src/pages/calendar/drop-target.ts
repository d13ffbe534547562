import type { ResourceDefinition } from '@/core/resource';
import { wholeOf, type CalendarItem } from './calendar-items';
import { daysBetween, type Day } from './days';
import { movedItem, shiftOf, type Shift } from './moved-item';

/** The dragged item, or its end, and the day at which it was grabbed. */
export type Dragged = { item: CalendarItem; from: Day; isEnd: boolean };

/** The `id` of a box on which items are dropped: a day, an hour, or the line of a fold that takes them at the hour. */
export const dropId = (day: Day, hour?: number, fold?: string): string =>
  [day, hour, fold].filter((part) => part !== undefined).join(' ');

/** The day of the box with this `id`. */
export const dayOfDrop = (id: unknown): Day => String(id).split(' ')[0] ?? '';

/** Returns the move of an item that is dropped on the box with this `id`; within the hour its minutes stay. */
export const shiftTo = ({ item, from, isEnd }: Dragged, id: unknown): Shift => {
  const days = daysBetween(from, dayOfDrop(id));
  if (isEnd) return { start: 0, end: days };
  const hour = String(id).split(' ')[1];
  if (hour === undefined || item.moment === undefined) return shiftOf(days);
  return shiftOf(days, (Number(hour) - new Date(item.moment).getHours()) * 60);
};

/** Whether the rules of its resource keep an item from the box with this `id`. @throws Error without a calendar */
export const isRefusedAt = (
  definition: ResourceDefinition | undefined,
  dragged: Dragged,
  id: unknown,
): boolean =>
  movedItem(definition, wholeOf(dragged.item), shiftTo(dragged, id)).refusal !== undefined;
