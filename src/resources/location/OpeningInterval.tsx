import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { InputHelperText } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { hoursOf } from './hours-in-words';
import { isComplete, isTime, readTime, type Interval, type PlacedInterval } from './opening';

type OpeningIntervalProps = {
  interval: PlacedInterval;
  dayName: string;
  isNew: boolean;
  onChange: (interval: Interval) => void;
  onRemove: () => void;
};

/** The inputs of an interval, with its error below. */
export const OpeningInterval = ({
  interval: { at, error, ...interval },
  dayName,
  isNew,
  onChange,
  onRemove,
}: OpeningIntervalProps) => {
  const translate = useTranslate();
  const id = useId();
  /** `9` becomes `09:00` on blur. */
  const settle = (end: 'from' | 'to') => {
    const time = readTime(interval[end]);
    if (time !== interval[end]) onChange({ ...interval, [end]: time });
  };
  /** Only a time that is none is marked, but both of an interval whose times do not fit. */
  const isWrong = (end: 'from' | 'to') =>
    error !== undefined && (isComplete(interval) || !isTime(readTime(interval[end])));
  const timeField = (end: 'from' | 'to') => (
    <TextField
      name={`opening.${at}.${end}`}
      value={interval[end]}
      onChange={(event) => onChange({ ...interval, [end]: event.target.value })}
      onFocus={(event) => event.target.select()}
      onBlur={() => settle(end)}
      error={isWrong(end)}
      inputRef={isNew && end === 'from' ? takeFocus : undefined}
      placeholder="00:00"
      autoComplete="off"
      sx={{ width: 80 }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          maxLength: 5,
          'aria-label': translate(`resources.location.form.${end}`, { day: dayName }),
          'aria-describedby': isWrong(end) ? id : undefined,
        },
      }}
    />
  );
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {timeField('from')}
        <Box component="span" aria-hidden>
          –
        </Box>
        {timeField('to')}
        <IconButton
          size="small"
          aria-label={translate('resources.location.form.remove', {
            hours: hoursOf([interval]),
            day: dayName,
          })}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      {error && (
        <FormHelperText id={id} error>
          <InputHelperText error={error} />
        </FormHelperText>
      )}
    </div>
  );
};

const takeFocus = (element: HTMLInputElement | null) => element?.focus();
