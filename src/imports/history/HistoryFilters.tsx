import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { isDay } from '@/core/days';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { dayNotation } from '@/kit/inputs/date-notation';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import type { Period } from './imported-files';

/** Filters of the history. */
export type HistoryFilter = {
  /** The search text. */
  q: string;
  isFailedOnly: boolean;
  period: Period;
};

export const NO_FILTER: HistoryFilter = {
  q: '',
  isFailedOnly: false,
  period: { from: '', to: '' },
};

type HistoryFiltersProps = {
  value: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
};

/** The filters of the history, with a note: the backend searches file names and errors, the console codes and names. */
export const HistoryFilters = ({ value, onChange }: HistoryFiltersProps) => {
  const translate = useTranslate();
  const notation = dayNotation(useLocale());
  const [typed, setTyped] = useState(value.q);
  const [days, setDays] = useState(value.period);
  useEffect(() => {
    if (typed.trim() === value.q) return undefined;
    const timer = setTimeout(() => onChange({ ...value, q: typed.trim() }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  const change = (end: keyof Period, day: string) => {
    const next = { ...days, [end]: day };
    setDays(next);
    if ([next.from, next.to].every((one) => one === '' || isDay(one))) {
      onChange({ ...value, period: next });
    }
  };
  const hasDays = days.from !== '' || days.to !== '';
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <Stack
        direction="row"
        sx={{ gap: 1.5, flexWrap: 'wrap', '& > [role=group]': { alignSelf: 'flex-end' } }}
      >
        <TextField
          size="small"
          type="search"
          label={translate('imports.history.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        {(['from', 'to'] as const).map((end) => (
          <Stack key={end} sx={{ flex: { xs: '1 1 0', sm: '0 1 170px' }, minWidth: 140 }}>
            <CheckedDateField
              isOptional
              label={translate(key(end))}
              value={days[end]}
              notation={notation}
              onChange={(day) => change(end, day)}
            />
          </Stack>
        ))}
        <SegmentedControl
          label={translate(key('files'))}
          value={value.isFailedOnly ? 'failed_files' : 'all_files'}
          segments={(['all_files', 'failed_files'] as const).map((files) => ({
            value: files,
            label: translate(key(files)),
          }))}
          onChange={(files) => onChange({ ...value, isFailedOnly: files === 'failed_files' })}
        />
      </Stack>
      {hasDays && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('dates_hint'))}
        </Typography>
      )}
    </Stack>
  );
};

const DEBOUNCE_MS = 300;

const key = keysUnder('imports.history');
