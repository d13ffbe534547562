import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Identifier } from 'react-admin';
import { groupBy } from '@/core/group-by';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { listedRecord } from './listed-records';
import type { ActionRun } from './record-action';

type ActionExcludedRowsProps = {
  run: ActionRun;
  onInclude: (id: Identifier, isIncluded: boolean) => void;
};

/** The selected rows that the action leaves out, each with a checkbox that includes it. */
export const ActionExcludedRows = ({ run, onInclude }: ActionExcludedRowsProps) => {
  const { action, ids, excludedIds } = run;
  const excluded = 'change' in action ? action.confirm?.excluded : undefined;
  const translate = useTranslate();
  const { number } = useFormats();
  const definition = useDefinition();
  const recordName = useRecordName();
  const client = useQueryClient();
  const titleId = useId();
  if (excludedIds.length === 0) return null;
  const rows = excludedIds.map((id) => ({ id, record: listedRecord(client, definition.name, id) }));
  const groups = groupBy(rows, ({ record }) => (record && excluded?.keyOf(record)) ?? '');
  const labelOf = ({ id, record }: (typeof rows)[number]) => {
    if (!record) return String(id);
    return excluded ? <excluded.Line record={record} /> : recordName(definition, record);
  };
  return (
    <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography id={titleId} variant="body2">
        {translate(`resources.${definition.name}.excluded`, {
          smart_count: excludedIds.length,
          count: number(excludedIds.length),
        })}
      </Typography>
      <Stack role="group" aria-labelledby={titleId} sx={LINES}>
        {[...groups.values()].flat().map((row) => (
          <FormControlLabel
            key={row.id}
            label={labelOf(row)}
            control={
              <Checkbox
                size="small"
                checked={ids.includes(row.id)}
                onChange={(_, isIncluded) => onInclude(row.id, isIncluded)}
              />
            }
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2', minWidth: 0 } }}
          />
        ))}
      </Stack>
    </Alert>
  );
};

const LINES = { mt: 0.5, maxHeight: 220, overflowY: 'auto' } as const;
