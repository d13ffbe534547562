import { groupBy } from '@/core/group-by';
import { itemsIn, type CalendarItem } from './calendar-items';
import { addDays, daysBetween, daysOfWeek, type Day } from './days';

/** An item in a week: its first column, its span in days, and its lane. */
export type Bar = {
  item: CalendarItem;
  column: number;
  span: number;
  lane: number;
  /** Whether it continues before or after the week. */
  isCutBefore: boolean;
  isCutAfter: boolean;
};

/** Days that share no item with the days around them. */
export type DayGroup = {
  /** The first of its columns. */
  column: number;
  bars: readonly Bar[];
  /** Whether it is a single day. */
  isSingle: boolean;
  /** Whether each title has room for two lines: a single day with few items. */
  isRoomy: boolean;
};

type WeekLayout = {
  groups: readonly DayGroup[];
  /** For each of the seven days, how many of its items do not fit in `maxLanes`. */
  hidden: readonly number[];
};

/** The hours before or after those that a week shows. */
export type FoldPart = 'early' | 'late';

/** An hour of a week, or the line that folds several: those from `hour` to `last`. */
export type HourRow = {
  hour: number;
  last: number;
  /** Undefined for an hour. Below an open one are its hours. */
  fold?: { part: FoldPart; isOpen: boolean };
  /** The items that begin within the hour, by their day from Monday. */
  days: readonly (readonly CalendarItem[])[];
};

/** Whether an item is at a time of its day. */
export const isTimed = ({ moment, start, end }: CalendarItem): boolean =>
  moment !== undefined && start === end;

const hoursFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The hours that every week shows. */
const WORKING_HOURS = hoursFrom(8, 19);

/**
 * Returns the rows of the week of `monday` with its timed items by their local hours: all hours from the first to the last
 * that is a working hour or has an item, and around them the lines that fold the others, unless they are in `unfolded`.
 */
export const hoursIn = (
  items: readonly CalendarItem[],
  monday: Day,
  unfolded: readonly FoldPart[] = [],
): HourRow[] => {
  const timed = itemsIn(items.filter(isTimed), { from: monday, to: addDays(monday, 6) });
  const byHour = groupBy(timed, ({ moment = '' }) => new Date(moment).getHours());
  const rowOf = (hour: number): HourRow => ({
    hour,
    last: hour,
    days: daysOfWeek(monday).map((day) =>
      (byHour.get(hour) ?? []).filter(({ start }) => start === day),
    ),
  });
  const foldOf = (part: FoldPart, hour: number, last: number): HourRow[] => {
    if (hour > last) return [];
    const isOpen = unfolded.includes(part);
    const line = { hour, last, fold: { part, isOpen }, days: [] };
    return [line, ...(isOpen ? hoursFrom(hour, last).map(rowOf) : [])];
  };
  const shown = [...WORKING_HOURS, ...byHour.keys()];
  const [first, last] = [Math.min(...shown), Math.max(...shown)];
  return [
    ...foldOf('early', 0, first - 1),
    ...hoursFrom(first, last).map(rowOf),
    ...foldOf('late', last + 1, 23),
  ];
};

/** The hour on which an item is dropped by the line of a fold: the nearest one that is shown. */
export const nearestHour = ({ hour, last, fold }: HourRow): number =>
  fold?.part === 'early' && !fold.isOpen ? last : hour;

/** The height of a title of two lines, in lanes. */
const LANES_OF_TWO_LINES = 1.5;

/**
 * Lays out the items of the week of `monday` in at most `maxLanes` lanes, each in the first that is free on all its
 * days.
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
  // Items that begin or end in the week come first: those that span all of it were shown the week before.
  const inOrder = [...found.filter((item) => !runsThrough(item)), ...found.filter(runsThrough)];
  const laid = inOrder.map((item): Bar => {
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
  const hidden = Array.from(
    { length: 7 },
    (_, day) => laid.filter((bar) => bar.lane >= maxLanes && isOn(bar, day)).length,
  );
  const groups = groupsOf(laid).map((bars) => {
    const isSingle = bars.every(({ span }) => span === 1);
    return {
      column: Math.min(...bars.map(({ column }) => column)),
      bars: bars.filter(({ lane }) => lane < maxLanes),
      isSingle,
      isRoomy: isSingle && bars.length * LANES_OF_TWO_LINES <= maxLanes,
    };
  });
  return { groups, hidden };
};

const isOn = ({ column, span }: Bar, day: number): boolean => column <= day && day < column + span;

const groupsOf = (bars: readonly Bar[]): Bar[][] => {
  const groups: Bar[][] = [];
  let end = -1;
  for (const bar of bars.toSorted((one, other) => one.column - other.column)) {
    const group = groups.at(-1);
    if (group && bar.column <= end) group.push(bar);
    else groups.push([bar]);
    end = Math.max(end, bar.column + bar.span - 1);
  }
  return groups;
};
