import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useListCache } from '@/kit/record/list-cache';
import { useRecordSubject } from '@/kit/record/useRecordSubject';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import type { RowResult } from './record-action';
import { runAction } from './run-action';

/**
 * Changes fields of a row in place: the record is read, then posted whole, once. The server's message is shown with an
 * undo, which does the same with the previous values.
 */
export const useRowChange = (record: RaRecord) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const subjectOf = useRecordSubject();
  const meta = useParentMeta(definition);
  const { patch, invalidate } = useListCache(definition.name);
  const alerts = useAlerts();
  const [isBusy, setBusy] = useState(false);

  const post = async (fields: Partial<RaRecord>): Promise<RowResult | undefined> => {
    let outcome: RowResult | undefined;
    await runAction({
      provider,
      definition,
      action: { change: () => fields },
      ids: [record.id],
      meta,
      signal: new AbortController().signal,
      onResult: (result) => {
        outcome = result;
      },
    });
    if (outcome?.state === 'failed') alerts.failure(outcome.error);
    else if (outcome) patch({ ...fields, id: record.id });
    void invalidate();
    return outcome;
  };

  const say = (outcome: RowResult | undefined, undo?: () => Promise<void>) => {
    if (outcome?.state !== 'done') return;
    const action = undo && { label: 'actions.undo', run: () => void undo() };
    alerts.success(outcome.message ?? 'form.saved', {
      subject: subjectOf(definition, record),
      action,
    });
  };

  /** @returns whether the server has accepted it */
  const change = useSingleFlight(async (fields: Partial<RaRecord>): Promise<boolean> => {
    const before = Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]));
    setBusy(true);
    const outcome = await post(fields);
    setBusy(false);
    say(outcome, async () => say(await post(before)));
    return outcome?.state === 'done';
  });

  return { change, isBusy };
};
