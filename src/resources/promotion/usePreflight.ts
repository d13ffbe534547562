import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { readPages } from '@/providers/data/iterate-pages';
import { PROMOTION } from '@/domain/promotion/promotion-steps';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import type { PromotionResults } from '@/domain/promotion/usePromotionResults';
import { findingsOf, type Finding } from './preflight';
import { quotasOf } from './promotion.codec';

type Preflight = { findings: Finding[]; isPending: boolean; isPartial: boolean };

/**
 * Checks a promotion against its awards, the customers of its categories, and its companies' other promotions; one that
 * has ended also against its `results`.
 */
export const usePreflight = (
  promotion: RaRecord,
  { given, isFailed }: PromotionParts,
  results?: PromotionResults,
): Preflight => {
  const provider = useDataProvider();
  const categories = promotion.categories as string[];
  const companies = quotasOf(promotion).map(({ company_code }) => company_code);
  const counts = useQueries({
    queries: categories.map((category) => ({
      queryKey: [CUSTOMER, 'count', { category, status: 'active' }],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const filter = { category, status: 'active' };
        const { total = 0 } = await provider.getList(CUSTOMER, { ...ONE, filter, signal });
        return total;
      },
    })),
  });
  const others = useQueries({
    queries: companies.map((company_code) => ({
      queryKey: [PROMOTION, 'of', company_code],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const filter = { company_code, status: 'active' };
        return readPages<RaRecord>((page) =>
          provider.getList(PROMOTION, {
            pagination: { page, perPage: MAX_PAGE_SIZE },
            filter,
            signal,
          }),
        );
      },
    })),
  });
  const queries = [...counts, ...others];
  const known = new Map(
    others.flatMap(({ data }) => data?.rows ?? []).map((other) => [other.id, other]),
  );
  return {
    findings: findingsOf({
      promotion,
      given,
      customersIn: new Map(
        categories.flatMap((category, at) => {
          const count = counts[at]?.data;
          return count === undefined ? [] : [[category, count] as const];
        }),
      ),
      others: [...known.values()],
      // While the results are read, too: what they may contradict is not said first.
      isWon: results && (results.isPending || (results.totals?.earned ?? 0) > 0),
    }),
    isPending:
      queries.some(({ isPending }) => isPending) ||
      (!given && !isFailed) ||
      results?.isPending === true,
    isPartial:
      isFailed ||
      queries.some(({ isError }) => isError) ||
      others.some(({ data }) => data && data.rows.length < data.total),
  };
};

const CUSTOMER = 'app-user';
const ONE = { pagination: { page: 1, perPage: 1 } };
