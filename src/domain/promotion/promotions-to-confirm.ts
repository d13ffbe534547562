import type { DataProvider, RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { COMPANY_REPORT, PROMOTION } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { readPages } from '@/providers/data/iterate-pages';
import {
  needsConfirmation,
  isUpcoming,
  reportsOf,
  totalsIn,
  type AwardTotals,
} from './change-effect';

/**
 * A promotion whose change the user must confirm ({@link needsConfirmation}), with its report rows; `reports` and
 * `totals` are null where they cannot be read.
 */
export type PromotionToConfirm = {
  promotion: RaRecord;
  totals: AwardTotals | null;
  reports: RaRecord[] | null;
};

/**
 * The promotions among `codes` whose change the user must confirm, by code. If the reports cannot be read, these are
 * all that have begun.
 *
 * @throws the provider's error where the promotions cannot be read
 */
export const findPromotionsToConfirm = async (
  provider: DataProvider,
  codes: readonly string[],
): Promise<Map<string, PromotionToConfirm>> => {
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
    // Without reports, the promotions are shown without their figures.
    readAll(COMPANY_REPORT).catch(() => null),
  ]);
  const toConfirm = new Map<string, PromotionToConfirm>();
  for (const promotion of promotions.rows) {
    const code = textOrNumberOf(promotion.code);
    if (!wanted.has(code) || isUpcoming(promotion)) continue;
    const own = reports && reportsOf(code, reports);
    const totals = own && totalsIn(own);
    if (needsConfirmation(promotion, totals)) {
      toConfirm.set(code, { promotion, totals, reports: own });
    }
  }
  return toConfirm;
};
