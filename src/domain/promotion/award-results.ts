import { awardOf, isUnreadableAward } from '@/core/awards';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { sum } from '@/core/sum';
import { linesOf, type ReportLine } from '@/domain/report/report-lines';
import { costOf, splitOf } from './award-split';

/** A customer who won an award; `delivered` is null where it is unknown how many of these awards were delivered. */
export type Winner = {
  line: ReportLine;
  awards: number;
  delivered: number | null;
  /** Value in euros of all these awards, and of the delivered ones. */
  euros: number;
  deliveredEuros: number | null;
};

/** The winners of each award of a report, in the order of the promotion's gifts or rewards. */
export type AwardResults = {
  winnersOf: readonly (readonly Winner[])[];
  /** Customers whose figures do not match exactly one split of awards, and the number of their awards. */
  unassigned: { customers: number; awards: number };
  /** The number of customers for whom it is unknown which of their awards were delivered. */
  undelivered: number;
  /** The number of customers with unreadable figures. */
  unreadable: number;
};

/**
 * The winners of each of `given`, a promotion's gifts or rewards, as far as its report determines them: see
 * {@link splitOf}.
 */
export const awardResultsOf = (
  lines: readonly ReportLine[],
  given: readonly WireRecord[],
): AwardResults => {
  const awards = given.map(awardOf);
  const isUnreadable = given.some(isUnreadableAward);
  const winnersOf = given.map((): Winner[] => []);
  const unassigned = { customers: 0, awards: 0 };
  let [unreadable, undelivered] = [0, 0];
  for (const line of lines) {
    const { awards_earned: earned, awards_delivered: delivered, payout, achieved_total } = line;
    if (earned === null || payout === null || achieved_total === null) {
      unreadable += line.isUnreadable ? 1 : 0;
      continue;
    }
    if (earned === 0) continue;
    const achieved = cents(achieved_total);
    const split = isUnreadable
      ? null
      : splitOf({ achieved, awards: earned, payout: cents(payout) }, awards);
    if (!split) {
      unassigned.customers += 1;
      unassigned.awards += earned;
      continue;
    }
    let isDeliveryUnknown = false;
    for (const [at, count] of split.entries()) {
      const award = awards[at];
      if (count === 0 || !award) continue;
      const came = deliveredOf(count, earned, delivered);
      isDeliveryUnknown ||= came === null;
      const each = costOf(award, achieved) / 100;
      winnersOf[at]?.push({
        line,
        awards: count,
        delivered: came,
        euros: count * each,
        deliveredEuros: came === null ? null : came * each,
      });
    }
    undelivered += isDeliveryUnknown ? 1 : 0;
  }
  return { winnersOf, unassigned, undelivered, unreadable };
};

/** How often each of `given` was won in `report`; null where its lines do not account for all its awards. */
export const timesWonIn = (
  report: WireRecord,
  given: readonly WireRecord[],
): readonly number[] | null => {
  const times = awardResultsOf(linesOf(report), given).winnersOf.map((winners) =>
    sum(winners.map(({ awards }) => awards)),
  );
  return sum(times) === numberOf(report.awards_earned) ? times : null;
};

/** How often each of `given` was won in all `reports`; null without reports, and where one does not account for it. */
export const timesWonOverall = (
  reports: readonly WireRecord[],
  given: readonly WireRecord[],
): readonly number[] | null => {
  const known = reports.map((report) => timesWonIn(report, given)).filter((own) => own !== null);
  if (known.length === 0 || known.length < reports.length) return null;
  return given.map((_, at) => sum(known.map((own) => own[at] ?? 0)));
};

/** The number of delivered awards among `count` of one kind that a customer earned; null where it is ambiguous. */
const deliveredOf = (count: number, earned: number, delivered: number | null): number | null => {
  if (delivered === null) return null;
  if (delivered >= earned) return count;
  return delivered === 0 || count === earned ? delivered : null;
};

const cents = (euros: number) => Math.round(euros * 100);
