import type { DataProvider, RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { COMPANY_REPORT, PROMOTION } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { readPages } from '@/providers/data/iterate-pages';
import { isSettled, isToCome, reportsOf, totalsIn, type AwardTotals } from './change-effect';

/**
 * A promotion that is settled ({@link isSettled}), with its report rows; those and `totals` are null where they cannot be
 * read.
 */
export type SettledPromotion = {
  promotion: RaRecord;
  totals: AwardTotals | null;
  reports: RaRecord[] | null;
};

/**
 * The promotions with these codes whose change the forms ask about first (useSettledQuestion), by code.
 *
 * @throws what the provider throws where the promotions cannot be read; without reports each counts as settled
 */
export const findSettled = async (
  provider: DataProvider,
  codes: readonly string[],
): Promise<Map<string, SettledPromotion>> => {
  const wanted = new Set(codes);
  const readAll = (resource: string) =>
    readPages((page) =>
      provider.getList<RaRecord>(resource, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
        filter: {},
      }),
    );
  const [promotions, reports] = await Promise.all([
    readAll(PROMOTION),
    // The promotions are asked about without their figures.
    readAll(COMPANY_REPORT).catch(() => null),
  ]);
  const settled = new Map<string, SettledPromotion>();
  for (const promotion of promotions.rows) {
    const code = textOrNumberOf(promotion.code);
    if (!wanted.has(code) || isToCome(promotion)) continue;
    const own = reports && reportsOf(code, reports);
    const totals = own && totalsIn(own);
    if (isSettled(promotion, totals)) {
      settled.set(code, { promotion, totals, reports: own });
    }
  }
  return settled;
};
