import type { RaRecord } from 'react-admin';
import {
  allocateAwards,
  awardOf,
  isUnreadableAward,
  awardLimitsOf,
  type Purchases,
  type Win,
} from '@/core/awards';
import { today } from '@/core/days';
import { movedBy, yearsOf, type MonthSpan } from '@/core/months';
import { numberOf } from '@/core/number';
import { monthsIn, periodOf } from '@/core/period';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { monthsTouched, monthsWithin, withoutOverlaps } from '@/core/target-months';
import { sum } from '@/core/sum';

/** Factors on the stored values: 1 leaves them unchanged. */
export type Scale = { target: number; worth: number };

export type SimulatedLine = {
  record: RaRecord;
  winners: Win[];
  awards: number;
  costCents: number;
  /** The number of customers who would have won without the companies' quotas; absent where these limit nothing. */
  withoutQuota?: number;
  /** Whether its target or its worth is no number, so that its cost is unknown. */
  isUnreadable: boolean;
};

/**
 * Returns the simulated cost of a promotion for the turnover customers `reached`, one line for each of its `given`
 * gifts or rewards, with their targets and worths scaled.
 */
export const simulate = (
  promotion: RaRecord,
  given: readonly RaRecord[],
  reached: readonly Purchases[],
  scale: Scale,
): SimulatedLine[] => {
  const awards = given.map((record) => {
    const award = awardOf(record);
    return {
      ...award,
      // Nobody wins an award with a target of 0.
      target: isUnreadableAward(record) ? 0 : Math.round(award.target * scale.target),
      worth: award.worth * scale.worth,
      percent: award.percent * scale.worth,
    };
  });
  const limits = awardLimitsOf(promotion);
  const won = allocateAwards(limits, awards, reached);
  const quotas = new Map(
    [...limits.quotas.keys()].map((company) => [company, Number.POSITIVE_INFINITY]),
  );
  const unlimited = allocateAwards({ ...limits, quotas }, awards, reached);
  return given.map((record, at) => {
    const winners = won[at] ?? [];
    const others = unlimited[at] ?? [];
    return {
      record,
      winners,
      awards: awardsIn(winners),
      ...(awardsIn(others) > awardsIn(winners) && { withoutQuota: others.length }),
      costCents: sum(winners.map(({ costCents }) => costCents)),
      isUnreadable: isUnreadableAward(record),
    };
  });
};

const awardsIn = (wins: readonly Win[]) => sum(wins.map(({ awards }) => awards));

/** The scale that leaves the stored values unchanged. */
export const UNSCALED: Scale = { target: 1, worth: 1 };

/**
 * The totals of a simulation: its cost, null where no line could be read, how many customers would have won, each once,
 * and how many times.
 */
export const simulatedTotals = (lines: readonly SimulatedLine[]) => {
  const readable = lines.filter(({ isUnreadable }) => !isUnreadable);
  const customers = new Set(
    readable.flatMap(({ winners }) => winners.map(({ customer }) => customer)),
  );
  return {
    costCents: readable.length > 0 ? sum(readable.map(({ costCents }) => costCents)) : null,
    customers: customers.size,
    wins: sum(readable.map(({ winners }) => winners.length)),
    awards: sum(readable.map(({ awards }) => awards)),
    unreadable: lines.length - readable.length,
  };
};

/** Returns the whole months that the promotion touches, a year before; null without its days. */
export const monthsBefore = (promotion: RaRecord): MonthSpan | null => {
  const span = monthsTouched(promotion);
  return span && movedBy(-12, span);
};

/**
 * Returns the number of months of each year within `months`, up to the year of `now`, because later years have no
 * figures; at most the last five years.
 */
export const monthsByYear = (months: MonthSpan, now = today()): Map<number, number> => {
  const years = yearsOf(months).filter((year) => year <= now.getUTCFullYear());
  return new Map(
    years
      .slice(-MAX_YEARS)
      .map((year) => [year, monthsWithin({ year, first: 1, last: 12 }, months)]),
  );
};

const MAX_YEARS = 5;

/** Returns the euros of a target: the achieved amount, pro rata for the months of its period within `months`. */
export const targetWithin = (months: MonthSpan) => {
  const byYear = monthsByYear(months);
  return ({ year, period, achieved_value }: WireRecord): number => {
    const own = byYear.has(Number(year)) ? periodOf(year, period) : null;
    if (!own) return 0;
    return ((numberOf(achieved_value) ?? 0) * monthsWithin(own, months)) / monthsIn(own);
  };
};

/** Returns the `targets` that count within `months`; of overlapping targets of a customer only the longest counts. */
export const countedTargets = (targets: readonly RaRecord[], months: MonthSpan): RaRecord[] =>
  withoutOverlaps(
    targets.filter(({ year, period }) => {
      const own = periodOf(year, period);
      return own !== null && monthsWithin(own, months) > 0;
    }),
  ).taken;

/** The numeric fields that determine the amount of a row, by basis. */
const COUNTED = { turnover: ['year', 'month', 'amount'], target: ['year', 'achieved_value'] };

/** Whether a row of `basis` has an invalid number or period, so that it counts nothing. */
export const isUnreadableRow =
  (basis: keyof typeof COUNTED) =>
  (row: RaRecord): boolean =>
    COUNTED[basis].some((field) => isUnreadable(row[field])) ||
    (basis === 'target' && periodOf(row.year, row.period) === null);
