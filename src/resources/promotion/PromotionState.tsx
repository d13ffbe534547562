import { useGetList, type RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import { FixedValue } from '@/kit/fields/FixedValue';
import { givenResource, PROMOTION } from '@/domain/promotion/promotion-steps';
import { promotion } from './promotion.definition';

type PromotionStateProps = { record: RaRecord; isInText?: boolean };

/**
 * The state of a promotion as a badge, or in words. One that runs or is still to come is `incomplete` without gifts or
 * rewards; until they are counted, or if they cannot be, the wire's state is shown.
 */
export const PromotionState = ({ record, isInText }: PromotionStateProps) => {
  const { among, value: childless } = promotion.endpoint.childless;
  const isOpen = among.includes(record.state);
  const { total } = useGetList(
    givenResource(record),
    { ...ONE, meta: { parents: { promotion_id: String(record.id) } } },
    {
      enabled: isOpen,
      retry: false,
      staleTime: PAGES_STALE_MS,
      onError: () => undefined,
    },
  );
  const value = isOpen && total === 0 ? childless : record.state;
  return <FixedValue resource={PROMOTION} field="state" {...{ value, isInText }} />;
};

const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
} as const;
