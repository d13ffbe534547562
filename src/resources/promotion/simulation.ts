import type { RaRecord } from 'react-admin';
import { dayOf, today } from '@/core/days';
import { numberOf } from '@/core/number';
import { textOrNumberOf } from '@/core/text';
import { quotasOf } from './promotion.codec';

/** What a customer reached with a company, in cents. */
export type Reached = { customer: string; company: string; cents: number };

/** Factors of what is written: 1 is as it stands. */
export type Scale = { target: number; worth: number };

export type Winner = Reached & { awards: number; costCents: number };
export type SimulatedLine = {
  record: RaRecord;
  winners: Winner[];
  awards: number;
  costCents: number;
};

/**
 * What a promotion would have cost with what customers `reached`, line by line in the order of its `given` gifts or
 * rewards.
 *
 * A customer wins a line as often as they reached its target, a percentage and a free gift once. The limits per
 * customer, the quotas of the companies and the pieces of a gift go to the lines with the highest target first, within a
 * line to who reached most; what is free is held back by its pieces alone.
 */
export const simulate = (
  promotion: RaRecord,
  given: readonly RaRecord[],
  reached: readonly Reached[],
  scale: Scale,
): SimulatedLine[] => {
  const quotas = new Map(
    quotasOf(promotion).map(({ company_code, quota }) => [company_code, quota || UNLIMITED]),
  );
  const limit = numberOf(promotion.max_per_client) || UNLIMITED;
  const won = new Map<string, number>();
  const inOrder = reached
    .filter(({ company }) => quotas.has(company))
    .toSorted((a, b) => b.cents - a.cents || a.customer.localeCompare(b.customer, 'en'));

  const lines = given.map(lineOf);
  const results = new Map<RaRecord, SimulatedLine>();
  for (const line of lines.toSorted((a, b) => b.target - a.target)) {
    const target = Math.round(line.target * 100 * scale.target);
    let pieces = line.pieces;
    const winners = inOrder.flatMap((customer): Winner[] => {
      const times = target > 0 ? Math.floor(customer.cents / target) : 0;
      const own = won.get(customer.customer) ?? 0;
      const quota = quotas.get(customer.company) ?? 0;
      const awards = Math.min(
        line.isOnce ? Math.min(times, 1) : times,
        pieces,
        ...(line.isFree ? [] : [limit - own, quota]),
      );
      if (awards <= 0) return [];
      pieces -= awards;
      if (!line.isFree) {
        won.set(customer.customer, own + awards);
        quotas.set(customer.company, quota - awards);
      }
      const each = line.percent
        ? (customer.cents * line.percent) / 100
        : Math.round(line.worth * 100);
      return [{ ...customer, awards, costCents: Math.round(awards * each * scale.worth) }];
    });
    results.set(line.record, {
      record: line.record,
      winners,
      awards: sum(winners.map(({ awards }) => awards)),
      costCents: sum(winners.map(({ costCents }) => costCents)),
    });
  }
  return given.flatMap((record) => results.get(record) ?? []);
};

const UNLIMITED = Number.POSITIVE_INFINITY;

type Line = {
  record: RaRecord;
  /** In euros. */
  target: number;
  worth: number;
  percent: number;
  pieces: number;
  isFree: boolean;
  isOnce: boolean;
};

const lineOf = (record: RaRecord): Line => {
  const percent = record.type === 'money_percent' ? (numberOf(record.percent) ?? 0) : 0;
  const isFree = record.free === true;
  return {
    record,
    target: numberOf(record.target ?? record.target_value) ?? 0,
    worth: numberOf(record.type === 'money_fixed' ? record.amount : record.worth) ?? 0,
    percent,
    pieces: numberOf(record.quantity) || UNLIMITED,
    isFree,
    isOnce: isFree || percent > 0,
  };
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A month of a year, from January as 1. */
type Month = { year: number; month: number };

/** Whole months, the first and the last included. */
export type Months = { first: Month; last: Month };

/** The whole months that the promotion touches, a year before; null without its days. */
export const monthsBefore = ({ start_date, end_date }: RaRecord): Months | null => {
  const start = dayOf(start_date);
  const end = dayOf(end_date);
  return start && end ? { first: yearBefore(start), last: yearBefore(end) } : null;
};

const yearBefore = (day: Date): Month => ({
  year: day.getUTCFullYear() - 1,
  month: day.getUTCMonth() + 1,
});

/**
 * How many of its twelve months each year has within `months`, up to the year of `now`: what comes later has no figures.
 * Of a span without end the last five of these years.
 */
export const monthsByYear = ({ first, last }: Months, now = today()): Map<number, number> => {
  const end = Math.min(last.year, now.getUTCFullYear());
  const start = Math.max(first.year, end - MOST_YEARS + 1);
  return new Map(
    Array.from({ length: Math.max(end - start + 1, 0) }, (_, at) => {
      const year = start + at;
      const from = year === first.year ? first.month : 1;
      const to = year === last.year ? last.month : MONTHS;
      return [year, to - from + 1];
    }),
  );
};

const MONTHS = 12;
const MOST_YEARS = 5;

/** What `rows` reached, added up by customer and company; `eurosOf` says what one of them counts. */
export const reachedIn = (
  rows: readonly RaRecord[],
  eurosOf: (row: RaRecord) => number,
): Reached[] => {
  const totals = new Map<string, Reached>();
  for (const row of rows) {
    const customer = textOrNumberOf(row.customer_code);
    const company = textOrNumberOf(row.company_code);
    const key = JSON.stringify([customer, company]);
    const before = totals.get(key)?.cents ?? 0;
    totals.set(key, { customer, company, cents: before + Math.round(eurosOf(row) * 100) });
  }
  return [...totals.values()];
};

/** What a turnover counts, in euros: nothing outside of `months`. */
export const turnoverWithin =
  ({ first, last }: Months) =>
  ({ year, month, amount }: RaRecord): number => {
    const at = numbered({ year: Number(year), month: Number(month) });
    return at >= numbered(first) && at <= numbered(last) ? (numberOf(amount) ?? 0) : 0;
  };

/** What a target counts, in euros: of what its year achieved, the part of the months within `months`. */
export const targetWithin = (months: Months) => {
  const byYear = monthsByYear(months);
  return ({ year, achieved_value }: RaRecord): number =>
    ((numberOf(achieved_value) ?? 0) * (byYear.get(Number(year)) ?? 0)) / MONTHS;
};

const numbered = ({ year, month }: Month) => year * MONTHS + month;
