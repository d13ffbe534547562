import { useEffect, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { personalKey } from '@/providers/preferences/preferences';
import { textOrNumberOf } from '@/core/text';
import { useAllRows } from '@/kit/list/useAllRows';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
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

/** Returns the possible duplicates among the unprocessed sales, with the number of sales read. */
export const useDuplicates = () => {
  const [seen, keep] = useSeen();
  const { data } = useAllRows(WAITING);
  const found = useMemo(
    () => data && groupsToLookAt(data.rows.map(refOf), seen, data.rows.length >= data.total),
    [data, seen],
  );
  useEffect(() => {
    if (!found) return;
    const groups = remembered(found.open);
    if (JSON.stringify(groups) !== JSON.stringify(seen.groups)) keep({ ...seen, groups });
  }, [found, seen, keep]);
  return { open: found?.open ?? [], doubtful: useSame(found?.doubtful), coverage: data };
};

/** Returns the other sales of the same customer, day and total; `key` is null where the sale lacks one of the three. */
export const useSimilarSales = (sale: RaRecord) => {
  const key = duplicateKey(sale);
  const query = useAllRows(
    { customer_code: textOrNumberOf(sale.customer_code) },
    { enabled: key !== null },
  );
  const similar = (query.data?.rows ?? []).filter(
    (other) => other.id !== sale.id && duplicateKey(other) === key,
  );
  return { key, query, similar };
};

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
