import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { APP, CUSTOMER, PROMOTION } from '@/core/resource-names';
import { readPages } from '@/providers/data/iterate-pages';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import type { PromotionResults } from '@/domain/promotion/usePromotionResults';
import { findingsOf, type Finding } from './preflight';
import { quotasOf } from './promotion.codec';

type Preflight = { findings: Finding[]; isPending: boolean; isPartial: boolean };

/**
 * Checks a promotion against its awards, the customers of its categories, and its companies' apps and other promotions;
 * one that has ended also against its `results`.
 */
export const usePreflight = (
  promotion: RaRecord,
  { given, isFailed }: PromotionParts,
  results?: PromotionResults,
): Preflight => {
  const provider = useDataProvider();
  const categories = promotion.categories as string[];
  const companies = quotasOf(promotion).map(({ company_code }) => company_code);
  const customers = useCounts(CUSTOMER, 'category', categories, ACTIVE);
  const apps = useCounts(APP, 'company_code', companies);
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
  const queries = [...customers, ...apps, ...others];
  const known = new Map(
    others.flatMap(({ data }) => data?.rows ?? []).map((other) => [other.id, other]),
  );
  return {
    findings: findingsOf({
      promotion,
      given,
      customersIn: countsOf(categories, customers),
      appsOf: countsOf(companies, apps),
      others: [...known.values()],
      // Also while the results are read: a finding that they may contradict is not shown before.
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

/** The queries for the number of records of `resource` for each of the `values` of `field`. */
const useCounts = (
  resource: string,
  field: string,
  values: readonly string[],
  others: object = {},
) => {
  const provider = useDataProvider();
  return useQueries({
    queries: values.map((value) => {
      const filter = { [field]: value, ...others };
      return {
        queryKey: [resource, 'count', filter],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { total = 0 } = await provider.getList(resource, { ...ONE, filter, signal });
          return total;
        },
      };
    }),
  });
};

/** The counts that could be read, by their values. */
const countsOf = (values: readonly string[], counts: readonly { data?: number }[]) =>
  new Map(
    values.flatMap((value, at) => {
      const count = counts[at]?.data;
      return count === undefined ? [] : [[value, count] as const];
    }),
  );

const ACTIVE = { status: 'active' };
const ONE = { pagination: { page: 1, perPage: 1 } };
