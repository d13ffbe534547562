import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { FixedValue } from '@/kit/fields/FixedValue';
import { useIncomplete } from '@/kit/record/useIncomplete';

type PromotionStateProps = { record: RaRecord; isInText?: boolean };

/**
 * The state of a promotion as a badge, or in words. A running or upcoming promotion without gifts or rewards is
 * `incomplete`; until these are counted, or if they cannot be, the wire's state is shown.
 */
export const PromotionState = ({ record, isInText }: PromotionStateProps) => {
  const [item] = useIncomplete(useMemo(() => [{ kind: PROMOTION, record }], [record]));
  return (
    <FixedValue resource={PROMOTION} field="state" value={item?.record.state} isInText={isInText} />
  );
};
