import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CopyHoursMenu } from './CopyHoursMenu';
import type { Interval, PlacedInterval } from './opening';
import { OpeningInterval } from './OpeningInterval';

type OpeningDayProps = {
  day: number;
  /** Names of the seven days, Monday first. */
  names: readonly string[];
  intervals: readonly PlacedInterval[];
  onAdd: (interval: Interval) => void;
  onChange: (at: number, interval: Interval) => void;
  onRemove: (at: number) => void;
  onCopy: (days: readonly number[]) => void;
};

export const OpeningDay = ({
  day,
  names,
  intervals,
  onAdd,
  onChange,
  onRemove,
  onCopy,
}: OpeningDayProps) => {
  const translate = useTranslate();
  const adding = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useState(intervals.length);
  const name = names[day] ?? '';
  return (
    <Box role="group" aria-label={name} sx={ROW}>
      <Typography
        variant="body2"
        sx={{ gridArea: 'day', fontWeight: 500, lineHeight: '36px', overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <Box sx={{ gridArea: 'hours', display: 'grid', gap: 1 }}>
        {intervals.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ lineHeight: '36px' }}>
            {translate('resources.location.form.closed')}
          </Typography>
        )}
        {intervals.map((interval, place) => (
          <OpeningInterval
            key={interval.at}
            interval={interval}
            dayName={name}
            // A newly added interval gets the focus.
            isNew={place >= count}
            onChange={(next) => onChange(interval.at, next)}
            onRemove={() => {
              setCount(intervals.length - 1);
              onRemove(interval.at);
              adding.current?.focus();
            }}
          />
        ))}
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          ref={adding}
          size="small"
          startIcon={<AddIcon />}
          aria-label={translate('resources.location.form.add_to', { day: name })}
          onClick={() => {
            setCount(intervals.length);
            onAdd(nextInterval(day, intervals));
          }}
        >
          {translate('resources.location.form.add')}
        </Button>
        <CopyHoursMenu day={day} names={names} onCopy={onCopy} />
      </Box>
    </Box>
  );
};

const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"day actions" "hours hours"',
  // The form's width counts, not the window's: beside a summary it is narrow on a tablet too.
  '@container (min-width: 480px)': {
    gridTemplateColumns: '96px 1fr auto',
    gridTemplateAreas: '"day hours actions"',
  },
} as const;

/** Suggests a morning, then an afternoon, then the rest of the day. */
const nextInterval = (day: number, intervals: readonly Interval[]): Interval => {
  const last = intervals
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  if (last === undefined) return { day, from: '09:00', to: '13:00' };
  if (last <= '15:00') return { day, from: '15:00', to: '19:00' };
  return last < '23:00' ? { day, from: last, to: '23:00' } : { day, from: '', to: '' };
};
