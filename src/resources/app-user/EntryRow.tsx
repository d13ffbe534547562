import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormState } from 'react-hook-form';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import type { Entry, EntryField } from './app-user.codec';

type EntryRowProps = {
  /** Its index in the three lists. */
  at: number;
  onChange: (changed: Partial<Entry>) => void;
  /** Absent where there is only one entry. */
  onRemove?: () => void;
};

/** One company entry: a location of the company, and an agent who works there. */
export const EntryRow = ({ at, onChange, onRemove }: EntryRowProps) => {
  const translate = useTranslate();
  const id = useId();
  const errorOf = useErrorOfAll(at);
  const field = (source: EntryField) => ({
    source,
    path: `${source}.${at}`,
    error: errorOf(source),
  });
  return (
    <Box role="group" aria-labelledby={id} sx={FRAME}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 32 }}>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {translate('resources.app-user.form.entry', { number: at + 1 })}
        </Typography>
        {onRemove && (
          <IconButton
            size="small"
            aria-label={translate('resources.app-user.form.remove_entry', { number: at + 1 })}
            onClick={onRemove}
          >
            <DeleteOutlineIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <Box sx={FIELDS}>
        <ReferencePicker
          {...field('company_code')}
          onPick={(code) => onChange({ company_code: code, location_code: '', agent_code: '' })}
        />
        <ReferencePicker
          {...field('location_code')}
          onPick={(code) => onChange({ location_code: code, agent_code: '' })}
        />
        <ReferencePicker
          {...field('agent_code')}
          onPick={(code) => onChange({ agent_code: code })}
        />
      </Box>
    </Box>
  );
};

/** An error of the server for a whole list is shown in the first entry. */
const useErrorOfAll = (at: number) => {
  const { errors } = useFormState();
  return (source: EntryField): string | undefined => {
    const message = errors[source]?.message;
    return at === 0 && typeof message === 'string' ? message : undefined;
  };
};

const FRAME = { border: 1, borderColor: 'divider', borderRadius: 1, px: 2, pt: 1, pb: 1.5 };
const FIELDS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: '1 / -1' },
};
