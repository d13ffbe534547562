import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useListCache } from '@/kit/record/list-cache';
import { addressFor } from '@/kit/links/record-address';
import { useRecordSubject } from '@/kit/record/useRecordSubject';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { NO_CHOICE } from './action-run';
import type {
  ActionConfirmation,
  ChangingAction,
  OpeningAction,
  RecordAction,
  RunnableAction,
} from './record-action';
import { useAddressParams } from '@/ui/page/address-params';
import { runAction } from './run-action';

/**
 * Applies an action to one record, once, and shows the result; confirms first if the action requires it. Render
 * `dialog`.
 */
export const useRowAction = (record: RaRecord) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const definition = useDefinition();
  const { name } = definition;
  const meta = useParentMeta(definition);
  const { patch, reread } = useListCache(name);
  const alerts = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState<OpeningAction | null>(null);
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  const recordSubject = useRecordSubject();
  const subjectOf = (one: RaRecord) => ({
    ...recordSubject(definition, one),
    address: addressFor(definition, one, roles, params) ?? undefined,
  });
  const labelOf = (action: RunnableAction | ChangingAction) =>
    translate('name' in action ? `resources.${name}.actions.${action.name}` : 'actions.undo');
  /** Sends `action`, and resolves to whether it was applied, now or before; the success alert offers `undo`. */
  const send = async (action: RunnableAction | ChangingAction, undo?: ChangingAction) => {
    let isApplied = false;
    await runAction({
      provider,
      definition,
      action,
      ids: [record.id],
      meta,
      signal: new AbortController().signal,
      onResult: (result) => {
        isApplied = result.state !== 'failed';
        if (result.state !== 'failed') {
          // A list that the user goes back to meanwhile must not show the record as it was.
          patch(result.record);
          const message = result.state === 'done' ? result.message : 'actions.unchanged';
          alerts.success(message ?? 'actions.succeeded', {
            args: { action: labelOf(action) },
            subject: subjectOf(result.record),
            action:
              undo && result.state === 'done'
                ? { label: 'actions.undo', run: () => void send(undo) }
                : undefined,
          });
        } else if (result.refusal) alerts.error(result.refusal);
        else alerts.failure(result.error);
      },
    });
    await reread();
    return isApplied;
  };
  /** Confirms and sends `action`, or opens its dialog. Resolves to whether it was applied, now or before. */
  const take = useSingleFlight(async (action: RecordAction): Promise<boolean> => {
    if ('Dialog' in action) {
      setOpened(action);
      return false;
    }
    const Row = 'change' in action ? action.confirm?.Row : undefined;
    if (Row) {
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ Row, answer }));
      setQuestion(null);
      if (!isConfirmed) return false;
    }
    setBusy(true);
    const isApplied = await send(action, undoOf(action, record));
    setBusy(false);
    return isApplied;
  });
  const dialog = (
    <>
      {question && <question.Row record={record} onAnswer={question.answer} />}
      {opened && <opened.Dialog ids={[record.id]} onClose={() => setOpened(null)} />}
    </>
  );
  return { take, isBusy, dialog };
};

/**
 * The undo of `action`, which restores the fields it changes. An action that is confirmed first has none, because its
 * effect may already have been seen.
 */
const undoOf = (action: RunnableAction, record: RaRecord): ChangingAction | undefined => {
  if (!('change' in action) || action.confirm) return undefined;
  const fields = Object.keys(action.change(record, NO_CHOICE));
  const before = Object.fromEntries(fields.map((field) => [field, record[field] as unknown]));
  return { change: () => before };
};

type Question = { Row: ActionConfirmation['Row']; answer: (isConfirmed: boolean) => void };
