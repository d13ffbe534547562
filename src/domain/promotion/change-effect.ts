import type { RaRecord } from 'react-admin';
import { numberOf } from '@/core/number';
import { figureOfSum, sumOf } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { ADDITIONAL_AWARD, GIFT, PROMOTION } from '@/core/resource-names';
import { hasEnded, stateInDays } from '@/core/state';
import { sum } from '@/core/sum';
import { linesOf } from '@/domain/report/report-lines';
import { awardResultsOf } from './award-results';

/** A promotion with its gifts or rewards and its additional awards. */
export type WholePromotion = {
  promotion: WireRecord;
  given: readonly RaRecord[];
  awards: readonly RaRecord[];
};

/** A record of a promotion that is created (only `after`), changed or deleted (only `before`). */
export type Change = { resource: string; before?: RaRecord; after?: WireRecord };

/**
 * `whole` after the change, which deletes the additional awards of a deleted gift. Null if it deletes the promotion.
 */
export const afterChange = (
  whole: WholePromotion,
  { resource, before, after }: Change,
): WholePromotion | null => {
  if (resource === PROMOTION) {
    return after ? { ...whole, promotion: { ...whole.promotion, ...after } } : null;
  }
  if (resource === ADDITIONAL_AWARD) {
    return { ...whole, awards: replaced(whole.awards, before, after) };
  }
  const isGone = after === undefined && resource === GIFT;
  return {
    ...whole,
    given: replaced(whole.given, before, after),
    awards: isGone ? whole.awards.filter(({ gift_id }) => gift_id !== before?.id) : whole.awards,
  };
};

const replaced = (
  records: readonly RaRecord[],
  before: RaRecord | undefined,
  after: WireRecord | undefined,
): RaRecord[] => {
  if (!before) return after ? [...records, { ...after, id: 'new' }] : [...records];
  return records.flatMap((record) => {
    if (record.id !== before.id) return [record];
    return after ? [{ ...record, ...after, id: record.id }] : [];
  });
};

/** The totals of a promotion's reports: numbers of awards, and `payout` in euros; null where no report has them. */
export type AwardTotals = {
  earned: number | null;
  delivered: number | null;
  payout: number | null;
};

/** The report rows of the promotion with this `code`; null where `list` was not read to its end. */
export const reportsOf = (
  code: unknown,
  { rows, total }: { rows: readonly RaRecord[]; total: number },
): RaRecord[] | null =>
  rows.length < total ? null : rows.filter(({ promotion_code }) => promotion_code === code);

/** The totals of a promotion's report rows. */
export const totalsIn = (reports: readonly WireRecord[]): AwardTotals => {
  const sumIn = (field: string) => {
    const total = sumOf(reports.map((report) => report[field]));
    return total.read > 0 ? figureOfSum(total) : null;
  };
  return {
    earned: sumIn('awards_earned'),
    delivered: sumIn('awards_delivered'),
    payout: sumIn('payout'),
  };
};

/** Whether a promotion has not begun, so that no award can be delivered. */
export const isUpcoming = (promotion: WireRecord): boolean =>
  promotion.status !== 'concluded' && stateInDays('active', promotion) === 'scheduled';

/**
 * The new state of a promotion that is not concluded, if a change of its dates changes it: over, active again or
 * scheduled. Undefined where the state stays the same.
 */
export const newStateOf = (promotion: WireRecord, { resource, after }: Change) => {
  if (resource !== PROMOTION || !after || promotion.status === 'concluded') return undefined;
  const state = stateInDays('active', { ...promotion, ...after });
  return state === stateInDays('active', promotion) ? undefined : state;
};

/**
 * Whether the user must confirm a change of the promotion, because it is concluded, or over with earned awards, or may
 * have delivered some. True where the figures cannot be read.
 */
export const needsConfirmation = (promotion: WireRecord, totals: AwardTotals | null): boolean => {
  if (promotion.status === 'concluded' || totals === null) return true;
  const { earned, delivered } = totals;
  const isByEarned = hasEnded(promotion) || delivered === null;
  return ((isByEarned ? earned : delivered) ?? 0) > 0;
};

/**
 * The new number of pieces of a gift, if a change lowers it below those already delivered, with the number delivered as
 * far as the `reports` have it; otherwise undefined.
 */
export const piecesBelowDelivered = (
  { given }: WholePromotion,
  { before, after }: Change,
  reports: readonly WireRecord[],
): { pieces: number; delivered: number } | undefined => {
  const at = given.findIndex(({ id }) => id === before?.id);
  const pieces = numberOf(after?.quantity);
  if (at < 0 || !pieces) return undefined;
  const winners = reports.flatMap(
    (report) => awardResultsOf(linesOf(report), given).winnersOf[at] ?? [],
  );
  const delivered = sum(winners.map((winner) => winner.delivered ?? 0));
  return delivered > pieces ? { pieces, delivered } : undefined;
};
