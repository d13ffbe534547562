import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGES_READ, PAGES_STALE_MS } from '@/core/constants';
import { textsOf } from '@/core/one-or-many';
import { readPages } from '@/providers/data/iterate-pages';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { quotasOf } from './promotion.codec';
import { isWithin, monthsBefore, reachedIn, type Reached } from './simulation';

/** What the simulation stands on: turnovers of the same months, or targets of the same year. */
export const BASES = ['turnover', 'target'] as const;
export type Basis = (typeof BASES)[number];

type Coverage = { read: number; total: number };
type ReachedBefore = { reached: Reached[]; names: ReadonlyMap<string, string>; coverage: Coverage };

/**
 * What the customers whom `promotion` concerns reached a year before its days, with their names. The rows are read
 * company by company, up to the limit of pages: `coverage` says how many of them.
 */
export const useReached = (promotion: RaRecord, basis: Basis) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const companies = quotasOf(promotion).map(({ company_code }) => company_code);
  const categories = promotion.categories as string[];
  const months = monthsBefore(promotion);
  return useQuery({
    queryKey: ['promotion', 'reached', basis, companies, categories, months],
    enabled: months !== null,
    staleTime: PAGES_STALE_MS,
    queryFn: async ({ signal }): Promise<ReachedBefore> => {
      if (!months) throw new Error('The promotion has no days');
      const coverage = { read: 0, total: 0 };
      const readAll = async (resource: string, filter: Readonly<Record<string, string>>) => {
        const { rows, total } = await readPages<RaRecord>(
          (page) => provider.getCachedPage(resource, { page, filter, signal }),
          MAX_PAGES_READ,
        );
        coverage.read += rows.length;
        coverage.total += total;
        return rows;
      };
      const names = new Map<string, string>();
      const rows: RaRecord[] = [];
      const years = new Set(
        basis === 'turnover' ? [months.first.year, months.last.year] : [months.first.year],
      );
      for (const company_code of companies) {
        for (const customer of await readAll(CUSTOMER, { company_code })) {
          const isMeant =
            categories.length === 0 ||
            textsOf(customer.categories).some((code) => categories.includes(code));
          if (isMeant) names.set(String(customer.code), String(customer.business_name ?? ''));
        }
        for (const year of years) {
          rows.push(...(await readAll(basis, { company_code, year: String(year) })));
        }
      }
      const counted = rows.filter(
        (row) =>
          names.has(String(row.customer_code)) && (basis === 'target' || isWithin(row, months)),
      );
      const field = basis === 'turnover' ? 'amount' : 'achieved_value';
      return { reached: reachedIn(counted, field), names, coverage };
    },
  });
};

const CUSTOMER = 'app-user';
