import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Bounds } from '@/domain/audience/audience-lists';
import { useCountReach } from '@/domain/audience/useReach';
import { useDefinition } from '@/kit/registry/definitions';
import { CALLS_AT_A_TIME, NO_CHOICE } from './action-run';
import { useRecordReader } from './listed-records';
import type { ActionRun } from './useActionRun';

/** A record an action would change, and its audience; without a count where that is not known. */
export type ReachedRecord = { record: RaRecord; count?: Bounds };

/** The audience of each record of `run`, before it begins; empty for an action that reaches nobody new. */
export const useActionReach = ({ action, ids, phase }: ActionRun) => {
  const definition = useDefinition();
  const recordOf = useRecordReader();
  const countReach = useCountReach();
  const { audience, isDone } = 'change' in action ? action : {};
  const { data: reached = [], isLoading } = useQuery<ReachedRecord[]>({
    queryKey: [definition.name, 'action-reach', action.name, ids],
    enabled: audience !== undefined && phase === 'asking',
    gcTime: 0,
    queryFn: async () => {
      const reached = await mapWithConcurrency(ids, CALLS_AT_A_TIME, async (id) => {
        const record = await recordOf(id);
        if (!audience || isDone?.(record, NO_CHOICE)) return [];
        const reach = audience(record);
        // A record that names nobody was stored elsewhere: whom it reaches is not known here.
        const count = reach.recipients.length > 0 ? await countReach(reach) : undefined;
        return [{ record, count }];
      });
      return reached.flat();
    },
  });
  return { reached, isLoading };
};
