import { useQueryClient } from '@tanstack/react-query';
import { groupBy } from '@/core/group-by';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { NO_CHOICE } from './action-run';
import { firstNames } from './first-names';
import { listedRecord } from './listed-records';
import type { ActionRun } from './record-action';

/** The selected rows for which the action is refused, by reason. */
export const ActionRefusals = ({ run: { action, refusedIds } }: { run: ActionRun }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const nameOf = useRecordName();
  const client = useQueryClient();
  const refused = refusedIds.flatMap((id) => {
    const record = listedRecord(client, definition.name, id);
    const reason = record && 'change' in action && action.refusal?.(record, NO_CHOICE);
    return record && reason ? [{ reason, name: nameOf(definition, record) }] : [];
  });
  return [...groupBy(refused, ({ reason }) => reason)].map(([reason, rows]) => (
    <Alert key={reason} severity="warning" sx={{ mt: 2 }}>
      <strong style={NAMES}>{firstNames(rows.map(({ name }) => name))}</strong>
      {translate(reason)}
    </Alert>
  ));
};

const NAMES = { display: 'block' } as const;
