import type { DataProvider, RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { today } from '@/core/days';
import { yearsOf } from '@/core/months';
import type { WireRecord } from '@/core/resource';
import { CUSTOMER, TURNOVER } from '@/core/resource-names';
import { monthsTouched } from '@/core/target-months';
import { readPages } from '@/providers/data/iterate-pages';
import { companiesOf, type Turnovers } from './purchases';

/** The companies and years whose turnovers count for one of some promotions; later years have no figures. */
export const turnoverScope = (promotions: readonly WireRecord[], now = today()) => ({
  companies: [...new Set(promotions.flatMap(companiesOf))].toSorted(),
  years: [
    ...new Set(promotions.flatMap((promotion) => yearsOf(monthsTouched(promotion) ?? NO_MONTHS))),
  ]
    .filter((year) => year <= now.getUTCFullYear())
    .toSorted((one, other) => one - other),
});

const NO_MONTHS = { first: 0, last: -1 };

/**
 * Reads the customers of these companies, and their turnovers of these years; null where there are too many to read.
 *
 * @throws the error of a call
 */
export const readTurnovers = async (
  provider: DataProvider,
  { companies, years }: ReturnType<typeof turnoverScope>,
): Promise<Turnovers | null> => {
  const readAll = async (resource: string, filter: Readonly<Record<string, string>>) => {
    const { rows, total } = await readPages<RaRecord>((page) =>
      provider.getList(resource, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: '_id', order: 'ASC' },
        filter,
      }),
    );
    return rows.length < total ? null : rows;
  };
  const customers = new Map<RaRecord['id'], RaRecord>();
  const turnovers: RaRecord[] = [];
  for (const company_code of companies) {
    const own = await readAll(CUSTOMER, { company_code });
    if (!own) return null;
    for (const customer of own) customers.set(customer.id, customer);
    for (const year of years) {
      const rows = await readAll(TURNOVER, { company_code, year: String(year) });
      if (!rows) return null;
      turnovers.push(...rows);
    }
  }
  return { customers: [...customers.values()], rows: turnovers };
};
