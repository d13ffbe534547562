import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { FixedValue } from '@/kit/fields/FixedValue';
import { givenResource, PROMOTION } from '@/domain/promotion/promotion-steps';
import { promotionCodec } from './promotion.codec';

type PromotionStateProps = { record: RaRecord; isInText?: boolean };

/**
 * The state of a promotion as a badge, or in words. A running or upcoming promotion without gifts or rewards is
 * `incomplete`; until these are counted, or if they cannot be, the wire's state is shown.
 */
export const PromotionState = ({ record, isInText }: PromotionStateProps) => {
  const { among, value: childless } = promotionCodec.childless;
  const isOpen = among.includes(record.state);
  const provider = useDataProvider<ConsoleDataProvider>();
  const given = givenResource(record);
  const parents = { promotion_id: String(record.id) };
  // If the list was filtered by this state, the page cache already has the count.
  const { data } = useQuery({
    queryKey: [given, 'count', parents],
    enabled: isOpen,
    retry: false,
    queryFn: ({ signal }) =>
      provider.getCachedPage(given, { page: 1, pageSize: 1, meta: { parents }, signal }),
  });
  const value = isOpen && data?.total === 0 ? childless : record.state;
  return <FixedValue resource={PROMOTION} field="state" value={value} isInText={isInText} />;
};
