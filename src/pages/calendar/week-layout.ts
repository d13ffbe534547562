import { itemsIn, type CalendarItem } from './calendar-items';
import { addDays, daysBetween, daysOfWeek, type Day } from './days';

/** An item in a week: its first column, its span in days, and its lane. */
export type Bar = {
  item: CalendarItem;
  column: number;
  span: number;
  lane: number;
  /** Whether it may take the lane below as well: its days have nothing there. */
  hasRoom: boolean;
  /** Whether it continues before or after the week. */
  isCutBefore: boolean;
  isCutAfter: boolean;
};

/** A container query for columns too narrow for a title on one line: the weeks are beside the menu of a small window. */
export const NARROW_WEEKS = '@container weeks (max-width: 900px)';

export type WeekLayout = {
  bars: readonly Bar[];
  /** The number of lanes. */
  lanes: number;
  /** For each of the seven days, how many of its items do not fit in `maxLanes`. */
  hidden: readonly number[];
};

/**
 * Lays out the items of the week of `monday` in lanes, each in the first that is free on all its days. Where a day has
 * more than `maxLanes`, the last lane is left for the number of hidden items, unless that `isAbove` the lanes.
 */
export const layWeek = (
  items: readonly CalendarItem[],
  monday: Day,
  maxLanes: number,
  isAbove = false,
): WeekLayout => {
  const sunday = addDays(monday, 6);
  const ends: Day[] = [];
  const runsThrough = ({ start, end }: CalendarItem) => start < monday && end > sunday;
  const found = itemsIn(items, { from: monday, to: sunday });
  // Items that begin or end in the week come first: those that span all of it were shown the week before.
  const inOrder = [...found.filter((item) => !runsThrough(item)), ...found.filter(runsThrough)];
  const laid = inOrder.map((item): Omit<Bar, 'hasRoom'> => {
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
  const shownLanes = isFull ? Math.max(isAbove ? maxLanes : maxLanes - 1, 0) : ends.length;
  const hidden = daysOfWeek(monday).map(
    (_, day) =>
      laid.filter(
        ({ lane, column, span }) => lane >= shownLanes && column <= day && day < column + span,
      ).length,
  );
  const bars = laid
    .filter(({ lane }) => lane < shownLanes)
    .map((bar) => ({
      ...bar,
      hasRoom: bar.lane + 1 < maxLanes && !laid.some((other) => isBelow(other, bar)),
    }));
  return { bars, lanes: shownLanes, hidden };
};

type Place = Pick<Bar, 'column' | 'span' | 'lane'>;

const isBelow = (one: Place, other: Place): boolean =>
  one.lane > other.lane &&
  one.column < other.column + other.span &&
  other.column < one.column + one.span;
