import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { PARTS_STALE_MS, useCustomer } from '@/domain/customer/customer-context';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The targets of the page's customer, the latest year first; the parts of the page share one call. All of them: within a
 * year the wire has no order of periods, so the running one may be the last.
 */
export const useCustomerTargets = () => {
  const { name } = useDefinition();
  const { code } = useCustomer();
  const filter = { customer_code: code };
  const targets = useGetList(
    name,
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'year', order: 'DESC' },
      filter,
    },
    { retry: false, staleTime: PARTS_STALE_MS },
  );
  return {
    filter,
    total: targets.total ?? 0,
    targets: targets.data,
    query: { ...targets, isError: targets.error !== null },
  };
};
