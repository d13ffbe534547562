import { itemsIn, type CalendarItem } from './calendar-items';
import { addDays, daysBetween, daysOfWeek, type Day } from './days';

/** An item in a week: from which of the seven days, over how many, and in which line. */
export type Bar = {
  item: CalendarItem;
  column: number;
  span: number;
  lane: number;
  /** Whether it goes on before or after the week. */
  isCutBefore: boolean;
  isCutAfter: boolean;
};

export type WeekLayout = {
  bars: readonly Bar[];
  /** How many lines there are. */
  lanes: number;
  /** For each of the seven days, how many of its items have no place in the `maxLanes` lines. */
  hidden: readonly number[];
};

/**
 * Lays the items of the week of `monday` in lines, each in the first that is free on all its days. Where a day has
 * more than `maxLanes`, the last line is left to the word of how many there are.
 */
export const layWeek = (
  items: readonly CalendarItem[],
  monday: Day,
  maxLanes: number,
): WeekLayout => {
  const sunday = addDays(monday, 6);
  const ends: Day[] = [];
  const runsThrough = ({ start, end }: CalendarItem) => start < monday && end > sunday;
  const found = itemsIn(items, { from: monday, to: sunday });
  // What begins or ends in the week is news; what runs through all of it has been seen the week before.
  const inOrder = [...found.filter((item) => !runsThrough(item)), ...found.filter(runsThrough)];
  const bars = inOrder.map((item): Bar => {
    const from = item.start < monday ? monday : item.start;
    const to = item.end > sunday ? sunday : item.end;
    const free = ends.findIndex((end) => end < from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return {
      item,
      column: daysBetween(monday, from),
      span: daysBetween(from, to) + 1,
      lane,
      isCutBefore: item.start < monday,
      isCutAfter: item.end > sunday,
    };
  });
  const isFull = ends.length > maxLanes;
  const shownLanes = isFull ? Math.max(maxLanes - 1, 0) : ends.length;
  const hidden = daysOfWeek(monday).map(
    (_, day) =>
      bars.filter(
        ({ lane, column, span }) => lane >= shownLanes && column <= day && day < column + span,
      ).length,
  );
  return { bars: bars.filter(({ lane }) => lane < shownLanes), lanes: shownLanes, hidden };
};
