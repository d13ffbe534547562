import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE, PAGES_STALE_MS } from '@/core/constants';
import { dayOf } from '@/core/days';
import { textOrNumberOf } from '@/core/text';
import { personalKey } from '@/providers/preferences/preferences';
import { readPages } from '@/providers/data/iterate-pages';
import { useAllRows } from '@/kit/list/useAllRows';
import { useDefinition } from '@/kit/registry/definitions';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { readProcessedSince, type ProcessedSales } from './processed-since';
import { duplicateKey } from './sale-figures';
import { WAITING } from './sale-queue';
import {
  groupsToLookAt,
  NOTHING_SEEN,
  readSeen,
  remembered,
  withOpened,
  type SaleRef,
} from './duplicate-groups';

/**
 * Returns the possible duplicates of the unprocessed sales, also among processed ones, with the number of unprocessed
 * sales read. Processed ones up to the day `unreadUpTo` were not all compared.
 */
export const useDuplicates = () => {
  const [seen, keep] = useSeen();
  const { data } = useAllRows(WAITING);
  const { data: processed } = useProcessedSince(data?.rows);
  const found = useMemo(() => {
    const isWhole = data !== undefined && data.rows.length >= data.total;
    return data && groupsToLookAt(data.rows.map(refOf), seen, isWhole, processed?.rows.map(refOf));
  }, [data, seen, processed]);
  useEffect(() => {
    if (!found) return;
    const groups = remembered(found.open);
    if (JSON.stringify(groups) !== JSON.stringify(seen.groups)) keep({ ...seen, groups });
  }, [found, seen, keep]);
  return {
    open: found?.open ?? [],
    doubtful: useSame(found?.doubtful),
    coverage: data,
    unreadUpTo: processed?.unreadUpTo ?? null,
  };
};

/** Reads the processed sales of the days since the first of `waiting`, at most the latest pages. */
const useProcessedSince = (waiting: readonly RaRecord[] = []) => {
  const provider = useDataProvider();
  const { name } = useDefinition();
  const days = waiting.flatMap(({ date }) => dayOf(date)?.getTime() ?? []);
  const since = days.length > 0 ? days.reduce((one, other) => Math.min(one, other)) : null;
  return useQuery({
    queryKey: [name, 'processed since', since],
    staleTime: PAGES_STALE_MS,
    enabled: since !== null,
    retry: false,
    queryFn: ({ signal }): Promise<ProcessedSales> =>
      readProcessedSince(
        (page) => provider.getList<RaRecord>(name, { ...latestProcessed(page), signal }),
        since ?? 0,
      ),
  });
};

const latestProcessed = (page: number) =>
  ({
    pagination: { page, perPage: MAX_PAGE_SIZE },
    sort: { field: 'date', order: 'DESC' },
    filter: { status: 'processed' },
  }) as const;

/**
 * Returns the other sales of the same customer, day and total; `key` is null where the sale lacks one of the three. They
 * are read again whenever they are shown, because somebody else may have processed one meanwhile.
 */
export const useSimilarSales = (sale: RaRecord) => {
  const provider = useDataProvider();
  const { name } = useDefinition();
  const key = duplicateKey(sale);
  const customer = textOrNumberOf(sale.customer_code);
  const query = useQuery({
    // As one of the lists, it is read again after the sale is processed.
    queryKey: [name, 'getList', { customer }],
    refetchOnMount: 'always',
    enabled: key !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const { rows, total } = await readPages((page) =>
        provider.getList<RaRecord>(name, { ...ofCustomer(customer, page), signal }),
      );
      return { data: rows, total };
    },
  });
  const similar = (query.data?.data ?? []).filter(
    (other) => other.id !== sale.id && duplicateKey(other) === key,
  );
  return { key, query, similar };
};

const ofCustomer = (customer: string, page: number) =>
  ({
    pagination: { page, perPage: MAX_PAGE_SIZE },
    sort: { field: '_id', order: 'ASC' },
    filter: { customer_code: customer },
  }) as const;

/** Stores that a sale with possible duplicates was opened. */
export const useOpened = (sale: RaRecord, isSuspected: boolean) => {
  const [seen, keep] = useSeen();
  const isNew = isSuspected && !seen.opened.includes(String(sale.id));
  useEffect(() => {
    if (isNew) keep({ ...seen, opened: withOpened(seen.opened, sale.id) });
  }, [isNew, keep, sale.id, seen]);
};

const useSeen = () => useCheckedStore(personalKey('userSale.duplicates'), NOTHING_SEEN, readSeen);

const refOf = ({ id, code, customer_code, date, total }: RaRecord): SaleRef => ({
  id,
  code,
  customer_code,
  date,
  total,
});

/** Returns the same set instance while its ids are the same. */
const useSame = (ids: ReadonlySet<string | number> = NONE): ReadonlySet<string | number> => {
  const key = JSON.stringify([...ids]);
  return useMemo(() => new Set(JSON.parse(key) as (string | number)[]), [key]);
};

const NONE: ReadonlySet<string | number> = new Set();
