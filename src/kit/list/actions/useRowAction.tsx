import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useListCache } from '@/kit/record/list-cache';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import type { ActionConfirmation, OpeningAction, RecordAction } from './record-action';
import { runAction } from './run-action';

/**
 * Applies an action to one record, once, and shows the result; confirms first if the action requires it. Render
 * `dialog`.
 */
export const useRowAction = (record: RaRecord) => {
  const provider = useDataProvider();
  const definition = useDefinition();
  const { name } = definition;
  const meta = useParentMeta(definition);
  const { reread } = useListCache(name);
  const alerts = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState<OpeningAction | null>(null);
  const take = useSingleFlight(async (action: RecordAction) => {
    if ('Dialog' in action) {
      setOpened(action);
      return;
    }
    const Row = 'change' in action ? action.confirm?.Row : undefined;
    if (Row) {
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ Row, answer }));
      setQuestion(null);
      if (!isConfirmed) return;
    }
    setBusy(true);
    await runAction({
      provider,
      definition,
      action,
      ids: [record.id],
      meta,
      signal: new AbortController().signal,
      onResult: (result) => {
        if (result.state === 'done') alerts.success(result.message ?? 'form.saved');
        else if (result.state === 'unchanged') alerts.success('actions.unchanged');
        else if (result.refusal) alerts.error(result.refusal);
        else alerts.failure(result.error);
      },
    });
    await reread();
    setBusy(false);
  });
  const dialog = (
    <>
      {question && <question.Row record={record} onAnswer={question.answer} />}
      {opened && <opened.Dialog ids={[record.id]} onClose={() => setOpened(null)} />}
    </>
  );
  return { take, isBusy, dialog };
};

type Question = { Row: ActionConfirmation['Row']; answer: (isConfirmed: boolean) => void };
