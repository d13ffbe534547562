import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { useDefinition } from '@/kit/registry/definitions';
import { NO_CHOICE } from '@/kit/list/actions/action-run';
import { useRecordReader } from '@/kit/list/actions/listed-records';
import type { ActionRun } from '@/kit/list/actions/record-action';
import { audienceOf, type Bounds } from './audience-lists';
import { useCountReach } from './useReach';

/** A record an action would change, and its audience; without a count where it is unknown. */
export type ReachedRecord = { record: RaRecord; count?: Bounds };

/** Counts the audience of each record that `run` will change, before the action begins. */
export const useActionReach = ({ action, ids, phase }: ActionRun) => {
  const definition = useDefinition();
  const recordOf = useRecordReader();
  const countReach = useCountReach();
  const { isDone } = 'change' in action ? action : {};
  const { data: reached = [], isLoading } = useQuery<ReachedRecord[]>({
    queryKey: [definition.name, 'action-reach', action.name, ids],
    enabled: phase === 'asking',
    gcTime: 0,
    queryFn: async () => {
      const reached = await mapWithConcurrency(ids, async (id) => {
        // A record that cannot be read is left out here; the action reports it.
        const record = await recordOf(id).catch(() => null);
        if (!record || isDone?.(record, NO_CHOICE)) return [];
        const reach = audienceOf(record);
        // Only another system stores records without recipients: the reach is unknown.
        if (reach.recipients.length === 0) return [{ record }];
        // The reach is also unknown where it cannot be counted.
        return [{ record, count: await countReach(reach) }];
      });
      return reached.flat();
    },
  });
  return { reached, isLoading };
};
