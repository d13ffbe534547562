import { daysBetween, isDateOnly } from '@/core/days';
import { groupBy } from '@/core/group-by';
import { numberOrNull } from '@/core/number';
import { figureOfSum, isUnreadable, sumOf } from '@/core/read-sum';
import { REPORT_TOTALS } from '@/core/report-totals';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import { isBlank } from '@/core/validators';

/** The figures of a report row (docs/wire-format.md, section 4); amounts in euros. */
export const FIGURES = ['customers', 'participants', ...REPORT_TOTALS] as const;
export type Figure = (typeof FIGURES)[number];

/** The main figure of a report: the purchases of its participants. */
export const MAIN_FIGURE: Figure = 'achieved_total';

/** The figures that can be added up: promotions may share customers and targets. */
export const SUMMABLE_FIGURES: readonly Figure[] = [
  'participants',
  'achieved_total',
  'awards_earned',
  'awards_delivered',
  'payout',
];

/** The figures of a report row; null for each that the backend does not return. */
export type Figures = Readonly<Record<Figure, number | null>>;

/** Figures of a comparison that no row has: the number of promotions, and the purchases of one on average. */
type DerivedFigure = 'promotions' | 'achieved_each';
export type ComparedFigure = Figure | DerivedFigure;

export const isDerived = (figure: ComparedFigure): figure is DerivedFigure =>
  figure === 'promotions' || figure === 'achieved_each';

/**
 * Whether more of a figure is neither better nor worse: the number of promotions, of their customers, and the cost of
 * their awards.
 */
export const isNeutral = (figure: ComparedFigure): boolean =>
  figure === 'promotions' || figure === 'customers' || figure === 'payout';

export const isAmount = (figure: ComparedFigure): boolean => AMOUNTS.includes(figure);

const AMOUNTS: readonly ComparedFigure[] = [
  'target_total',
  'achieved_total',
  'achieved_each',
  'payout',
];

/** A figure of a report row; null where the backend does not return it. */
export const figureOf = (report: WireRecord, figure: Figure): number | null =>
  numberOrNull(report[figure]);

/** The totals of all figures in `rows`, to the cent; null where no row has a readable figure. */
export const figuresOf = (rows: readonly WireRecord[]): Figures =>
  Object.fromEntries(
    FIGURES.map((figure) => {
      const sum = sumOf(rows.map((row) => row[figure]));
      return [figure, sum.read > 0 ? figureOfSum(sum) : null];
    }),
  ) as Figures;

/**
 * The totals of `rows`, with the number of promotions and their average turnover, which allow a comparison with rows of
 * more or fewer promotions. A promotion with a row of unknown turnover would lower the average: it is only counted in
 * `incomplete`.
 */
export const comparedFiguresOf = (rows: readonly WireRecord[]) => {
  const promotions = [...groupBy(rows, (row) => textOrNumberOf(row.promotion_code))];
  const complete = promotions.filter(([, own]) =>
    own.every((row) => figureOf(row, MAIN_FIGURE) !== null),
  );
  const figures = figuresOf(complete.flatMap(([, own]) => own));
  const total = figures[MAIN_FIGURE];
  return {
    figures: {
      ...figures,
      promotions: complete.length,
      achieved_each: total !== null ? total / complete.length : null,
    },
    /** The codes of the promotions that are counted. */
    codes: complete.map(([code]) => code),
    incomplete: promotions.length - complete.length,
  };
};

/** Whether one of `rows` has a figure, readable or not. */
export const hasFigure = (rows: readonly WireRecord[], figure: Figure): boolean =>
  rows.some((row) => !isBlank(row[figure]));

/** The number of `rows` with a figure that cannot be read. */
export const unreadableRows = (rows: readonly WireRecord[]): number =>
  rows.filter((row) => FIGURES.some((figure) => isUnreadable(row[figure]))).length;

/**
 * The figures of a company or an agent. Name and code replace each other where one is missing; the list can only be
 * filtered by a code (`isCoded`). `promotions` are the codes of its promotions.
 */
export type ReportGroup = {
  code: string;
  isCoded: boolean;
  name: string;
  promotions: readonly string[];
  figures: Figures;
};
export type GroupedBy = 'company' | 'agent';

/** `rows` grouped by company or agent, the largest turnover first. */
export const groupsOf = (rows: readonly WireRecord[], by: GroupedBy): ReportGroup[] => {
  const groups = groupBy(
    rows,
    (row) => textOrNumberOf(row[`${by}_code`]) || textOrNumberOf(row[`${by}_name`]),
  );
  return [...groups]
    .map(([code, own]) => ({
      code,
      isCoded: textOrNumberOf(own[0]?.[`${by}_code`]) !== '',
      name: lineOf(own[0]?.[`${by}_name`]) || lineOf(code),
      promotions: own.map(({ promotion_code }) => textOrNumberOf(promotion_code)),
      figures: figuresOf(own),
    }))
    .toSorted(
      (one, other) => (other.figures.achieved_total ?? -1) - (one.figures.achieved_total ?? -1),
    );
};

/** The first and the last day of a period, as they are sent. */
export type Period = { from: string; to: string };

/** A period, and the rows of a report in it. */
export type PeriodRows = { period: Period; rows: readonly WireRecord[] };

/** Two compared periods, and the filters of the list that the first one replaced. */
export type Comparison = { own: Period; other: Period; before: Readonly<Record<string, string>> };

/** A comparison from the browser's storage; undefined for anything else. */
export const readComparison = (kept: unknown): Comparison | undefined => {
  const { own, other, before } = Object(kept) as Readonly<Record<string, unknown>>;
  if (!isPeriod(own) || !isPeriod(other)) return undefined;
  const texts = Object.entries(Object(before)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { own, other, before: Object.fromEntries(texts) };
};

/** A period as it is in an address: `2025-01-01..2025-06-30`. */
export const periodText = ({ from, to }: Period): string => `${from}..${to}`;

/** Reads a period from an address; null for anything else. */
export const readPeriod = (text: string | null): Period | null => {
  const [from, to, ...others] = text?.split('..') ?? [];
  const period = { from, to };
  return isPeriod(period) && others.length === 0 ? period : null;
};

const isPeriod = (value: unknown): value is Period => {
  const { from, to } = Object(value) as Readonly<Record<string, unknown>>;
  return isDateOnly(from) && isDateOnly(to) && from <= to;
};

/**
 * The period of a list's filters. A missing first day is the first of the year of the last one; a missing last day is
 * `today`, or the last of the year of a first day in the future.
 */
export const periodOf = (filters: Readonly<Record<string, unknown>>, today: Date): Period => {
  const now = today.toISOString().slice(0, 10);
  const asked = isDateOnly(filters.to) ? filters.to : undefined;
  const from = isDateOnly(filters.from) ? filters.from : `${(asked ?? now).slice(0, 4)}-01-01`;
  return { from, to: asked ?? (from > now ? `${from.slice(0, 4)}-12-31` : now) };
};

/** The same days a year before; the 29th of February becomes the 28th. */
export const periodYearBefore = ({ from, to }: Period): Period => ({
  from: dayYearBefore(from),
  to: dayYearBefore(to),
});

/** The reason why comparing two periods may mislead: common days, or lengths that differ by more than a leap day. */
export const periodProblem = (one: Period, other: Period): 'overlap' | 'length' | undefined => {
  if (one.from <= other.to && other.from <= one.to) return 'overlap';
  return isOfOtherLength(one, other) ? 'length' : undefined;
};

/** Whether the lengths of two periods differ by more than a leap day: more in one is then neither better nor worse. */
export const isOfOtherLength = (one: Period, other: Period): boolean =>
  Math.abs(daysIn(one) - daysIn(other)) > 1;

/** The number of days of a period, both ends included. */
export const daysIn = ({ from, to }: Period): number =>
  daysBetween(new Date(from), new Date(to)) + 1;

const dayYearBefore = (day: string): string => {
  const rest = day.slice(4, 10);
  return `${Number(day.slice(0, 4)) - 1}${rest === '-02-29' ? '-02-28' : rest}`;
};
