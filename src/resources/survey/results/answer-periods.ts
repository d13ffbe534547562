import type { RaRecord } from 'react-admin';
import { DAY_MS, dayOf, today } from '@/core/days';
import type { AnswerScope } from '@/domain/survey/given-answers/answer-scope';
import type { Count } from '@/domain/survey/given-answers/tally-answers';

export type Step = 'day' | 'week' | 'month';

/**
 * The counts of consecutive periods, including empty ones, with the first and the last day of each. The first period
 * may be shorter than the others.
 */
export type Periods = { step: Step; starts: Date[]; ends: Date[]; counts: number[] };

/** The most bars that can be distinguished. */
const MAX_BARS = 45;

/**
 * Groups `days` by day, by week from Monday, or by month: the finest step with few enough bars. The periods run from
 * `since` to `until`, without which, and where answers lie outside, they begin or end with those.
 */
export const periodsOf = (
  days: readonly Count[],
  since: Date | null = null,
  until: Date | null = null,
): Periods => {
  const answered = days.map(([day]) => Date.parse(day));
  const begin = Math.min(...answered, ...(since ? [since.getTime()] : []));
  const end = Math.max(...answered, ...(until ? [until.getTime()] : []));
  const steps: Step[] = ['day', 'week', 'month'];
  const all = steps.map((step) => ({ step, ...countedBy(days, step, begin, end) }));
  const { starts, ...periods } =
    all.find((each) => each.starts.length <= MAX_BARS) ?? all.at(-1) ?? NONE;
  const ends = starts.map((start) => new Date(next(start, periods.step) - DAY_MS));
  const clipped = starts.map((start, at) =>
    at === 0 ? new Date(Math.max(start.getTime(), begin)) : start,
  );
  return { ...periods, starts: clipped, ends };
};

/** The first and the last day to show of a survey in a scope, null where unknown. No answer is in the future. */
export const daysShown = (
  { start_date, end_date }: RaRecord,
  { from, to }: Pick<AnswerScope, 'from' | 'to'>,
): [since: Date | null, until: Date] => {
  const since = [dayOf(start_date), dayOf(from)].flatMap((day) => day?.getTime() ?? []);
  const until = [today(), dayOf(end_date), dayOf(to)].flatMap((day) => day?.getTime() ?? []);
  return [since.length > 0 ? new Date(Math.max(...since)) : null, new Date(Math.min(...until))];
};

const NONE = { step: 'month' as Step, starts: [] as Date[], counts: [] as number[] };

const countedBy = (days: readonly Count[], step: Step, begin: number, end: number) => {
  const sums = new Map<number, number>();
  for (const [day, count] of days) {
    const start = startOf(new Date(day), step).getTime();
    sums.set(start, (sums.get(start) ?? 0) + count);
  }
  const starts: Date[] = [];
  for (
    let at = startOf(new Date(begin), step).getTime();
    at <= end;
    at = next(new Date(at), step)
  ) {
    starts.push(new Date(at));
    // Stops early: empty years between two answers would make thousands of days.
    if (starts.length > MAX_BARS && step !== 'month') break;
  }
  return { starts, counts: starts.map((start) => sums.get(start.getTime()) ?? 0) };
};

const startOf = (day: Date, step: Step): Date => {
  if (step === 'month') return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth()));
  const sinceMonday = step === 'week' ? (day.getUTCDay() + 6) % 7 : 0;
  return new Date(day.getTime() - sinceMonday * DAY_MS);
};

const next = (start: Date, step: Step): number =>
  step === 'month'
    ? Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)
    : start.getTime() + (step === 'week' ? 7 : 1) * DAY_MS;

type DayFormats = { days: (from: Date, to: Date) => string; month: (day: Date) => string };

/** The periods by name: a day, the days of a week, a month. */
export const periodNames = (
  { step, starts, ends }: Periods,
  { days, month }: DayFormats,
): string[] =>
  starts.map((start, at) => (step === 'month' ? month(start) : days(start, ends[at] ?? start)));
