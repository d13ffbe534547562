import { useGetList, type RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import { FixedValue } from '@/kit/fields/FixedValue';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { givenResource, PROMOTION } from '@/domain/promotion/promotion-steps';
import { phaseOf } from './promotion-terms';

/** How long until it starts or ends, or since when it is over. */
export const PromotionPhase = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(record);
  if (!phase) return null;
  return translate(`resources.promotion.phase.${phase.name}`, { when: fromToday(phase.day) });
};

/** Its state today; one that is to run, or runs, without anything to win is incomplete. */
export const PromotionState = ({ record }: { record: RaRecord }) => {
  const isOpen = record.state === 'active' || record.state === 'scheduled';
  const given = useGetList(
    givenResource(record),
    { ...COUNTED, meta: { parents: { promotion_id: String(record.id) } } },
    { enabled: isOpen, retry: false, staleTime: PAGES_STALE_MS, onError: () => undefined },
  );
  const isIncomplete = isOpen && given.total === 0;
  return (
    <FixedValue
      resource={PROMOTION}
      field="state"
      value={isIncomplete ? 'incomplete' : record.state}
    />
  );
};

const COUNTED = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
} as const;
