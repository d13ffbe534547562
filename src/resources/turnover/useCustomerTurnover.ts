import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { today } from '@/core/days';
import { PARTS_STALE_MS, useCustomer } from '@/domain/customer/customer-context';
import { useDefinition } from '@/kit/registry/definitions';
import { turnoverByMonth } from './turnover-figures';

/** The turnover of the page's customer by month; the parts of the page share one call. */
export const useCustomerTurnover = () => {
  const { name } = useDefinition();
  const { code } = useCustomer();
  const filter = { customer_code: code };
  const rows = useGetList(
    name,
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'year', order: 'DESC' },
      filter,
    },
    { retry: false, staleTime: PARTS_STALE_MS },
  );
  const reading = useMemo(() => {
    const day = today();
    return rows.data && { day, ...turnoverByMonth(rows.data, day) };
  }, [rows.data]);
  return {
    filter,
    total: rows.total ?? 0,
    reading,
    query: { ...rows, isError: rows.error !== null },
  };
};
