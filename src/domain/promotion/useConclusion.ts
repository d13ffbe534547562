import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { messageOf } from '@/providers/data/record-calls';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { changedFields } from '@/kit/form-state/changes';
import { useAlertSubject } from '@/kit/form/useAlertSubject';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useListCache } from '@/kit/record/list-cache';
import { useDefinition } from '@/kit/registry/definitions';
import { useOpenConcluded } from './useOpenConcluded';

/**
 * Concludes the promotion `shown`: reads it again, posts it whole with one update, and opens its page. If the stored
 * promotion differs from `shown` as first rendered, it is not concluded yet: `changed` has the fields that differ, and
 * the next call of `conclude` accepts them. A refresh of `shown` meanwhile hides no change.
 *
 * @returns `conclude` resolves to whether the dialog can close: the promotion is concluded, or the call failed
 */
export const useConclusion = (shown: RaRecord) => {
  const definition = useDefinition(PROMOTION);
  const provider = useDataProvider();
  const alerts = useAlerts();
  const subjectOf = useAlertSubject(definition);
  const openConcluded = useOpenConcluded();
  const { patch, invalidate } = useListCache(definition.name);
  const [isConcluding, setConcluding] = useState(false);
  const [known, setKnown] = useState(shown);
  const [changed, setChanged] = useState<readonly string[]>([]);

  const leave = async (concluded: RaRecord, message: string) => {
    patch(concluded);
    void invalidate();
    alerts.success(message, { subject: subjectOf(concluded) });
    await openConcluded(concluded);
  };
  const conclude = useSingleFlight(async (): Promise<boolean> => {
    const { id } = shown;
    setConcluding(true);
    try {
      const { data: stored } = await provider.getOne(definition.name, { id });
      if (stored.status === 'concluded') {
        await leave(stored, 'resources.promotion.conclude.already');
        return true;
      }
      const { writable } = definition.endpoint;
      const fields = changedFields(stored, known).filter((field) => writable?.includes(field));
      setKnown(stored);
      setChanged(fields);
      if (fields.length > 0) return false;
      const { data } = await provider.update(definition.name, {
        id,
        data: { ...stored, status: 'concluded' },
        previousData: stored,
      });
      await leave(data, messageOf(data) ?? 'resources.promotion.conclude.done');
    } catch (error) {
      alerts.failure(error);
    } finally {
      setConcluding(false);
    }
    return true;
  });
  return { conclude, changed, isConcluding };
};
