import { DAY_MS, dayOf } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { hasEnded } from '@/core/state';
import { textOrNumberOf } from '@/core/text';
import { daysIn, type Period, type PeriodRows } from './report-figures';

/** Returns the promotion with a code; undefined where it is not known. */
type PromotionOf = (code: string) => WireRecord | undefined;

/** A compared period in which too few days have a promotion, and the number of days that have one. */
export type Gap = { period: Period; days: number };

/**
 * The period with the smaller share of days with a promotion, where the shares of two periods differ so much that a
 * change between them says little: reports that begin within a period would look like growth. Null where they can be
 * compared, and where the days of a promotion are not known.
 */
export const gapBetween = (
  one: PeriodRows,
  other: PeriodRows,
  promotionOf: PromotionOf,
): Gap | null => {
  const [days, others] = [one, other].map((side) => daysWithPromotion(side, promotionOf));
  if (typeof days !== 'number' || typeof others !== 'number') return null;
  const more = days / daysIn(one.period) - others / daysIn(other.period);
  if (Math.abs(more) <= MAX_DIFFERENCE) return null;
  return more > 0 ? { period: other.period, days: others } : { period: one.period, days };
};

/**
 * Whether many promotions of only one of the periods are still running on `day`, a midnight of UTC: the figures of that
 * period still grow, those of the other do not.
 */
export const growsAlone = (
  one: PeriodRows,
  other: PeriodRows,
  promotionOf: PromotionOf,
  day: Date,
): boolean => {
  const [part = 0, otherPart = 0] = [one, other].map((side) =>
    partUnderWay(side, promotionOf, day),
  );
  return Math.abs(part - otherPart) >= MANY;
};

const MANY = 0.5;

/** Whether the figures of a promotion still grow on `day`, a midnight of UTC; not where its end is unknown. */
export const isUnderWay = (promotion: WireRecord | null | undefined, day: Date): boolean =>
  promotion != null && dayOf(promotion.end_date) !== null && !hasEnded(promotion, day);

const partUnderWay = ({ rows }: PeriodRows, promotionOf: PromotionOf, day: Date): number => {
  const codes = [...new Set(rows.map((row) => textOrNumberOf(row.promotion_code)))];
  const underWay = codes.filter((code) => isUnderWay(promotionOf(code), day));
  return underWay.length / Math.max(codes.length, 1);
};

/** The largest difference of the two shares that still allows a comparison. */
const MAX_DIFFERENCE = 0.1;

/** The number of days of a period with at least one promotion; null where the days of one are unknown. */
const daysWithPromotion = ({ rows, period }: PeriodRows, promotionOf: PromotionOf) => {
  const [from, to] = [Date.parse(period.from), Date.parse(period.to)];
  const spans: { first: number; last: number }[] = [];
  for (const code of new Set(rows.map((row) => textOrNumberOf(row.promotion_code)))) {
    const promotion = promotionOf(code);
    const [start, end] = [dayOf(promotion?.start_date), dayOf(promotion?.end_date)];
    if (!start || !end) return null;
    spans.push({ first: Math.max(start.getTime(), from), last: Math.min(end.getTime(), to) });
  }
  let days = 0;
  let next = from;
  for (const { first, last } of spans.toSorted((one, two) => one.first - two.first)) {
    const begin = Math.max(first, next);
    if (last < begin) continue;
    next = last + DAY_MS;
    days += (next - begin) / DAY_MS;
  }
  return days;
};
