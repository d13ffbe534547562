import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Purchases } from '@/core/awards';
import { PAGES_STALE_MS } from '@/core/constants';
import { CUSTOMER, PROMOTION } from '@/core/resource-names';
import { readPages, type Coverage } from '@/providers/data/iterate-pages';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { isEligible } from '@/domain/promotion/eligible';
import { reachedIn, turnoverWithin } from '@/domain/promotion/purchases';
import { quotasOf } from './promotion.codec';
import {
  countedTargets,
  isUnreadableRow,
  monthsBefore,
  monthsByYear,
  targetWithin,
} from './simulation';

/** The basis of a simulation: turnovers of the same months, or their part of the targets of those years. */
export const BASES = ['turnover', 'target'] as const;
export type Basis = (typeof BASES)[number];

type ReachedBefore = {
  reached: Purchases[];
  names: ReadonlyMap<string, string>;
  coverage: Coverage;
  /** How many of the customers' rows have an unreadable amount, month or year. */
  unreadable: number;
};

/**
 * Returns the amounts that the customers of `promotion` reached a year before its days, with their names. The rows are
 * read company by company, up to the page limit; `coverage` has the number of rows read.
 */
export const useReached = (promotion: RaRecord, basis: Basis, isWanted: boolean) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const companies = quotasOf(promotion).map(({ company_code }) => company_code);
  const categories = promotion.categories as string[];
  const months = monthsBefore(promotion);
  return useQuery({
    queryKey: [PROMOTION, 'reached', basis, companies, categories, months],
    enabled: isWanted && months !== null,
    staleTime: PAGES_STALE_MS,
    queryFn: async ({ signal }): Promise<ReachedBefore> => {
      if (!months) throw new Error('The promotion has no days');
      const coverage = { read: 0, total: 0 };
      const readAll = async (resource: string, filter: Readonly<Record<string, string>>) => {
        const { rows, total } = await readPages<RaRecord>((page) =>
          provider.getCachedPage(resource, { page, filter, signal }),
        );
        coverage.read += rows.length;
        coverage.total += total;
        return rows;
      };
      const names = new Map<string, string>();
      const rows: RaRecord[] = [];
      for (const company_code of companies) {
        for (const customer of await readAll(CUSTOMER, { company_code })) {
          if (isEligible(promotion, customer))
            names.set(String(customer.code), String(customer.business_name ?? ''));
        }
        for (const year of monthsByYear(months).keys()) {
          rows.push(...(await readAll(basis, { company_code, year: String(year) })));
        }
      }
      const counted = rows.filter(({ customer_code }) => names.has(String(customer_code)));
      const reached = (
        basis === 'turnover'
          ? reachedIn(counted, turnoverWithin(months))
          : reachedIn(countedTargets(counted, months), targetWithin(months))
      ).filter(({ cents }) => cents > 0);
      const unreadable = counted.filter(isUnreadableRow(basis)).length;
      return { reached, names, coverage, unreadable };
    },
  });
};
