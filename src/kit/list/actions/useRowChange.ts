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
  /** @returns whether the server has accepted the change */
  const change = useSingleFlight(async (fields: Partial<RaRecord>): Promise<boolean> => {
    setBusy(true);
    const isApplied = await apply({ change: () => fields }, Object.keys(fields));
    setBusy(false);
    return isApplied;
  });
  return { change, isBusy };
};
