import type { RaRecord } from 'react-admin';
import { changeOf } from '@/core/change';
import { awardOf, isUnreadableAward } from '@/core/awards';
import { numberOf, roundToCent, numberOrNull } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { sum } from '@/core/sum';
import type { AwardResults, Winner } from '@/domain/promotion/award-results';
import { shareOf } from './report-figures';
import { comparedTurnover, type Turnovers } from './year-before';

/** A row of the table of awards; amounts in euros, shares from 0 to 1. Null where the backend gives no figure. */
export type AwardRow = RaRecord & {
  award_name: string;
  award_target: number | null;
  winners: number | null;
  awards_earned: number | null;
  awards_delivered: number | null;
  cost_so_far: number | null;
  cost_share: number | null;
  /** The change of its winners' purchases from the same months of the year before. */
  turnover_change: number | null;
};

type CostSources = {
  given: readonly RaRecord[];
  awards: readonly RaRecord[];
  results: AwardResults;
  achieved: number | null;
  turnovers?: { now: Turnovers; before: Turnovers };
  nameOf: (record: WireRecord) => string;
  bonusNameOf: (award: WireRecord) => string;
};

/** A row for each gift or reward, then for each additional award, for which a report has no figures. */
export const awardRowsOf = ({
  given,
  awards,
  results,
  achieved,
  ...rest
}: CostSources): AwardRow[] => [
  ...given.map((record, at) => {
    const winners = results.winnersOf[at] ?? [];
    const known = winners.filter(({ delivered }) => delivered !== null);
    const hasFigure = known.length > 0 || winners.length === 0;
    const cost = hasFigure ? sumOf(known.map(({ deliveredEuros }) => deliveredEuros ?? 0)) : null;
    return {
      id: `given ${record.id}`,
      award_name: rest.nameOf(record),
      award_target: isUnreadableAward(record) ? null : awardOf(record).target / 100,
      winners: winners.length,
      awards_earned: sumOf(winners.map((winner) => winner.awards)),
      awards_delivered: hasFigure ? sumOf(known.map(({ delivered }) => delivered ?? 0)) : null,
      cost_so_far: cost,
      cost_share: shareOf(cost, achieved),
      turnover_change: rest.turnovers ? changeFor(winners, rest.turnovers) : null,
    };
  }),
  ...awards.map((award) => ({
    id: `additional ${award.id}`,
    award_name: rest.bonusNameOf(award),
    award_target: isUnreadable(award.target_value) ? null : numberOrNull(award.target_value),
    ...NO_FIGURES,
  })),
];

const NO_FIGURES = {
  winners: null,
  awards_earned: null,
  awards_delivered: null,
  cost_so_far: null,
  cost_share: null,
  turnover_change: null,
} as const;

const changeFor = (
  winners: readonly Winner[],
  turnovers: { now: Turnovers; before: Turnovers },
) => {
  const { now, before } = comparedTurnover(
    turnovers,
    winners.map(({ line }) => line.customer_code),
  );
  return changeOf(now, before);
};

/** A row for each customer and award they won. */
export const winnerRowsOf = (
  given: readonly RaRecord[],
  { winnersOf }: AwardResults,
  nameOf: (record: WireRecord) => string,
): RaRecord[] =>
  given.flatMap((record, at) =>
    (winnersOf[at] ?? []).map(({ line, awards, delivered, euros }) => ({
      id: `${record.id} ${line.id}`,
      award_name: nameOf(record),
      customer_code: line.customer_code,
      customer_name: line.customer_name,
      agent_code: line.agent_code,
      awards_earned: awards,
      awards_delivered: delivered,
      payout: roundToCent(euros),
    })),
  );

/**
 * The cost in euros of a report's delivered awards so far, and how many of them have an unknown value. Where none or
 * all of the earned awards were delivered, the report's own total gives it; null where the number delivered is unknown.
 */
export const costSoFarOf = (
  report: WireRecord,
  { winnersOf }: AwardResults,
): { euros: number | null; unvalued: number } => {
  const [earned, delivered, payout] = [
    numberOf(report.awards_earned),
    numberOf(report.awards_delivered),
    numberOf(report.payout),
  ];
  if (delivered === undefined) return { euros: null, unvalued: 0 };
  if (delivered === 0) return { euros: 0, unvalued: 0 };
  if (delivered === earned && payout !== undefined) return { euros: payout, unvalued: 0 };
  const known = winnersOf.flat().filter((winner) => winner.delivered !== null);
  return {
    euros: sumOf(known.map(({ deliveredEuros }) => deliveredEuros ?? 0)),
    unvalued: Math.max(0, delivered - sumOf(known.map((winner) => winner.delivered ?? 0))),
  };
};

const sumOf = (values: readonly number[]): number => roundToCent(sum(values));
