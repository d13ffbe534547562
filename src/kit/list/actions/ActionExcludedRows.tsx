import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Identifier } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { listedRecord } from './listed-records';
import type { ActionRun } from './record-action';

type ActionSetApartProps = {
  run: ActionRun;
  onInclude: (id: Identifier, isIncluded: boolean) => void;
};

/** The selected rows that the action leaves out, each with a box that includes it. */
export const ActionExcludedRows = ({ run: { ids, apart }, onInclude }: ActionSetApartProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const definition = useDefinition();
  const recordName = useRecordName();
  const client = useQueryClient();
  const titleId = useId();
  const nameOf = (id: Identifier) => {
    const record = listedRecord(client, definition.name, id);
    return record ? recordName(definition, record) : String(id);
  };
  if (apart.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography id={titleId} variant="body2">
        {translate(`resources.${definition.name}.excluded`, {
          smart_count: apart.length,
          count: number(apart.length),
        })}
      </Typography>
      <Stack role="group" aria-labelledby={titleId} sx={LINES}>
        {apart.map((id) => (
          <FormControlLabel
            key={id}
            label={nameOf(id)}
            control={
              <Checkbox
                size="small"
                checked={ids.includes(id)}
                onChange={(_, isIncluded) => onInclude(id, isIncluded)}
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
