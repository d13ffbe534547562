import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useApplyAction } from './useApplyAction';

/**
 * Changes fields of a row in place: the record is read, then posted whole, once. The alert offers to restore the
 * previous values.
 */
export const useRowChange = (record: RaRecord) => {
  const apply = useApplyAction(record);
  const [isBusy, setBusy] = useState(false);
  /** @returns whether the server has accepted it */
  const change = useSingleFlight(async (fields: Partial<RaRecord>): Promise<boolean> => {
    const before = Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]));
    setBusy(true);
    const isApplied = await apply({ change: () => fields }, { change: () => before });
    setBusy(false);
    return isApplied;
  });
  return { change, isBusy };
};
