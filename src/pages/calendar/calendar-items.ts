import type { RaRecord } from 'react-admin';
import { calendarDate, localDay } from '@/core/calendar-days';
import { dayText } from '@/core/days';
import { textsOf } from '@/core/one-or-many';
import { DRAFT } from '@/core/schedule';
import {
  isFixed,
  representationOf,
  type CalendarDays,
  type ResourceDefinition,
  type WireRecord,
} from '@/core/resource';
import { compareAsWritten, textOf } from '@/core/text';
import { audienceOf, type Audience } from '@/domain/audience/audience-lists';
import { HIDDEN } from '@/domain/publication/publication-codec';
import { readableName } from '@/kit/record/useRecordName';
import type { Translate } from '@/ui/hooks/useTranslate';
import {
  addDays,
  daysBetween,
  daysOfWeek,
  isInPeriod,
  startOfWeek,
  type Day,
  type Period,
} from './days';

/** When an item is. */
export type ItemDates = {
  start: Day;
  /** The last day; the same as `start` for a single day. */
  end: Day;
  /** ISO 8601, where it begins at a time of day. */
  moment?: string;
};

/** A record with dates, as the calendar shows it. */
export type CalendarItem = ItemDates & {
  /** Unique among the items of all kinds. */
  key: string;
  /** Name of its resource. */
  kind: string;
  record: RaRecord;
  title: string;
  isMovable: boolean;
  /** Whether its last day can be moved by itself. */
  isEndMovable?: boolean;
  isDraft: boolean;
  /** Whether it was withdrawn: published, but not visible in the app. */
  isHidden?: boolean;
  /** Whether it lacks the records below it that it needs, such as a promotion without awards. */
  isIncomplete?: boolean;
  /** Whether it has ended for good, whatever its days are: a concluded promotion, a closed survey, a sent notice. */
  isOver?: boolean;
  /** Company codes; empty for all companies. */
  companies: readonly string[];
  /** On the first or the last day of an item that runs for weeks: which end it is, and the whole item. */
  edgeOf?: { edge: 'start' | 'end'; whole: CalendarItem };
};

/** Items of more days than these run for weeks: the days show where they begin and end. */
const MAX_DAYS_IN_CELLS = 7;

/** Whether the days show only where an item begins and ends. */
export const runsForWeeks = ({ start, end }: CalendarItem): boolean =>
  daysBetween(start, end) + 1 > MAX_DAYS_IN_CELLS;

/**
 * Returns the items that run for weeks and are under way in `period`: on `today`, or on any of its days if today is not
 * among them. The days show where the others begin and end.
 */
export const itemsUnderWay = (
  items: readonly CalendarItem[],
  period: Period,
  today: Day,
): CalendarItem[] => {
  const { from, to } = isInPeriod(today, period) ? { from: today, to: today } : period;
  return items.filter((item) => runsForWeeks(item) && item.start <= to && item.end >= from);
};

/** Returns `items` without those that are over before their last day, which may be years away: they run no more. */
export const withoutCutShort = (items: readonly CalendarItem[], today: Day): CalendarItem[] =>
  items.filter(({ isOver, end }) => !isOver || end < today);

/** Returns the items as the days show them: those that run for weeks on their first and on their last day. */
export const itemsOfDays = (items: readonly CalendarItem[]): CalendarItem[] =>
  items.flatMap((item): CalendarItem[] =>
    runsForWeeks(item)
      ? [
          { ...item, end: item.start, edgeOf: { edge: 'start', whole: item } },
          {
            ...item,
            key: `${item.key} end`,
            start: item.end,
            moment: undefined,
            edgeOf: { edge: 'end', whole: item },
          },
        ]
      : [item],
  );

/** The whole item behind the part that a day shows. */
export const wholeOf = (item: CalendarItem): CalendarItem => item.edgeOf?.whole ?? item;

type ItemsContext = { mayEdit: boolean; companyField: string | undefined; translate: Translate };

/** Returns the items of `records`; records with unreadable dates are left out. */
export const itemsOf = (
  definition: ResourceDefinition,
  records: readonly RaRecord[],
  { mayEdit, companyField, translate }: ItemsContext,
): CalendarItem[] => {
  const { name, calendar, endpoint } = definition;
  if (!calendar) return [];
  const [first, last] = calendar.fields;
  const mayMove = mayEdit && endpoint.writable.includes(first);
  return records.flatMap((record): CalendarItem[] => {
    const dates = datesOf(calendar, record);
    if (!dates) return [];
    const isOver = isFixed(calendar, record);
    const state = stateOf({ record }, definition)?.value;
    const isMovable = mayMove && record.id !== undefined && !isOver;
    const mayMoveEnd =
      last !== undefined && endpoint.writable.includes(last) && textOf(record[last]);
    return [
      {
        key: `${name} ${record.id}`,
        kind: name,
        record,
        title: readableName(definition, representationOf(definition, record), translate),
        ...dates,
        isMovable,
        isEndMovable: isMovable && Boolean(mayMoveEnd),
        isDraft: state === DRAFT,
        isHidden: state === HIDDEN,
        isOver,
        companies: companyField ? valuesAt(record, companyField.split('.')) : [],
      },
    ];
  });
};

/** Returns the dates of a record; null where they are unreadable. */
export const datesOf = (calendar: CalendarDays, record: WireRecord): ItemDates | null => {
  const [first, last] = calendar.fields;
  const from = calendarDate(calendar, record, first);
  const start = localDay(from);
  if (!start) return null;
  const end = last ? localDay(calendarDate(calendar, record, last)) : null;
  return {
    start,
    end: end && end > start ? end : start,
    moment: from.length > 10 ? from : undefined,
  };
};

/** Returns the values at a path, through lists: `company_quotas.company_code`. */
const valuesAt = (value: unknown, [first, ...rest]: readonly string[]): string[] => {
  if (first === undefined) return textsOf(value);
  return [value].flat().flatMap((each) => valuesAt((Object(each) as RaRecord)[first], rest));
};

/** The state of an item's record, the field that its badge shows; undefined where it has none. */
export const stateOf = (
  { record }: Pick<CalendarItem, 'record'>,
  definition: ResourceDefinition | undefined,
): { field: string; value: string } | undefined => {
  const field = definition?.badges?.[0];
  const value = field === undefined ? '' : textOf(record[field]);
  return field !== undefined && value ? { field, value } : undefined;
};

/** The state of an item at `now`; a moment is past once it is reached. */
export type TimeState = 'past' | 'running' | 'coming';
export const timeStateOf = ({ start, end, moment }: CalendarItem, now: Date): TimeState => {
  if (moment && start === end) return Date.parse(moment) <= now.getTime() ? 'past' : 'coming';
  const day = dayText(now);
  if (end < day) return 'past';
  return start > day ? 'coming' : 'running';
};

/**
 * How an item looks: one that is a draft or incomplete is not planned yet, whatever its days are, and one that was
 * withdrawn before its day is not planned any more.
 */
export const LOOKS = ['planned', 'draft', 'past'] as const;
export type Look = (typeof LOOKS)[number];
export const lookStateOf = (item: CalendarItem, now: Date): Look => {
  if (item.isDraft || item.isIncomplete) return 'draft';
  if (item.isOver || timeStateOf(item, now) === 'past') return 'past';
  return item.isHidden ? 'draft' : 'planned';
};

/** Consecutive days on which the same items are under way. */
export type Run = Period & { items: readonly CalendarItem[] };

/** Returns the runs of `items` in the week of `monday`; days without any item are in none. */
export const runsIn = (items: readonly CalendarItem[], monday: Day): Run[] => {
  const runs: Run[] = [];
  for (const day of daysOfWeek(monday)) {
    const onDay = itemsIn(items, { from: day, to: day });
    const before = runs.at(-1);
    if (onDay.length === 0) continue;
    if (before?.to === addDays(day, -1) && isSame(before.items, onDay)) before.to = day;
    else runs.push({ from: day, to: day, items: onDay });
  }
  return runs;
};

const isSame = (one: readonly CalendarItem[], other: readonly CalendarItem[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Returns the items that begin in the week after that of `day`. */
export const nextWeekOf = (items: readonly CalendarItem[], day: Day): CalendarItem[] => {
  const monday = addDays(startOfWeek(day), 7);
  const sunday = addDays(monday, 6);
  return items.filter(({ start }) => start >= monday && start <= sunday);
};

/** Returns the first day after `day` that has an item, or where one begins or ends; undefined without any. */
export const nextDayOf = (items: readonly CalendarItem[], day: Day): Day | undefined =>
  itemsOfDays(items)
    .map(({ start }) => start)
    .filter((start) => start > day)
    .toSorted(compareAsWritten)[0];

/** Returns an audience for each company of an item; empty where it names no recipients. */
export const audiencesOf = ({ record, companies }: CalendarItem): Audience[] => {
  const audience = audienceOf(record);
  if (audience.recipients.length === 0) return [];
  if (companies.length === 0) return [audience];
  return companies.map((company) => ({ ...audience, company }));
};

/** Returns the items on some day of `period`, the earliest first, then the longest. */
export const itemsIn = (items: readonly CalendarItem[], { from, to }: Period): CalendarItem[] =>
  items.filter(({ start, end }) => start <= to && end >= from).toSorted(byStart);

const byStart = (one: CalendarItem, other: CalendarItem): number =>
  compareAsWritten(one.start, other.start) ||
  daysBetween(other.start, other.end) - daysBetween(one.start, one.end) ||
  compareAsWritten(one.moment ?? '', other.moment ?? '') ||
  compareAsWritten(one.title, other.title);
