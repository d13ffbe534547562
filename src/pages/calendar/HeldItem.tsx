import { useDndContext } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useDefinitions } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import { wholeOf, type CalendarItem } from './calendar-items';
import { daysBetween, type Day } from './days';
import { movedItem, shiftOf, type Shift } from './moved-item';
import { useWhen } from './useWhen';

/** The dragged item, or its end, and the day at which it was grabbed. */
export type Held = { item: CalendarItem; from: Day; isEnd: boolean };

/** The `id` of a box on which items are dropped: a day, or an hour of it. */
export const dropId = (day: Day, hour?: number): string =>
  hour === undefined ? day : `${day} ${hour}`;

/** The day of the box with this `id`. */
export const dayOfDrop = (id: unknown): Day => String(id).split(' ')[0] ?? '';

/** Returns the move of an item that is dropped on the box with this `id`; within the hour its minutes stay. */
export const shiftTo = ({ item, from, isEnd }: Held, id: unknown): Shift => {
  const days = daysBetween(from, dayOfDrop(id));
  if (isEnd) return { start: 0, end: days };
  const hour = String(id).split(' ')[1];
  if (hour === undefined || item.moment === undefined) return shiftOf(days);
  return shiftOf(days, (Number(hour) - new Date(item.moment).getHours()) * 60);
};

/** The item under the pointer, with the dates it gets from the day below it, or why it cannot have them. */
export const HeldItem = (held: Held) => {
  const { item } = held;
  const translate = useTranslate();
  const { lookOf } = useCalendar();
  const { over } = useDndContext();
  const when = useWhen();
  const shift = shiftTo(held, over ? over.id : held.from);
  const { dates, refusal } = movedItem(useDefinitions().get(item.kind), wholeOf(item), shift);
  const { tint, text, solid } = lookOf(item.kind);
  return (
    <Box
      sx={{ ...HELD, bgcolor: tint, color: text, borderColor: solid }}
      style={{ cursor: refusal === undefined ? 'grabbing' : 'not-allowed' }}
    >
      <Box sx={TITLE}>{item.title}</Box>
      {refusal === undefined ? dates && when(dates) : translate(refusal)}
    </Box>
  );
};

const HELD = {
  px: 1,
  py: 0.25,
  // The dates may need more room than the item.
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 320,
  borderRadius: 1,
  border: '1px solid',
  boxShadow: 1,
  typography: 'caption',
};
const TITLE = {
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
