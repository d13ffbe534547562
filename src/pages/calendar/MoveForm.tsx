import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState, type FormEvent } from 'react';
import { useLocale } from 'react-admin';
import { isDay } from '@/core/days';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { useDefinition } from '@/kit/registry/definitions';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CalendarItem } from './calendar-items';
import { DayField } from './DayField';
import { addDays, daysBetween } from './days';
import { movedItem, shiftOf } from './moved-item';
import { minutesBetween, timeNotation, timeOfDay } from './time-of-day';
import { useMove } from './useMove';

type MoveFormProps = { item: CalendarItem; onMoved: () => void };

/** A form that moves an item, or only its end, to another day or time. */
export const MoveForm = ({ item, onMoved }: MoveFormProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const definition = useDefinition();
  const [day, setDay] = useState(item.start);
  const times = useMemo(() => timeNotation(locale), [locale]);
  const [time, setTime] = useState(timeOfDay(item));
  const [isBusy, setBusy] = useState(false);
  const button = useRestoredFocus(isBusy);
  const isShown = useIsMounted();
  const move = useMove();
  /** The last day as typed; until then, it follows the first day. */
  const [typedLast, setTypedLast] = useState<string | null>(null);
  const days = isDay(day) ? daysBetween(item.start, day) : 0;
  const last = typedLast ?? addDays(item.end, days);
  const minutes = time && times.isValid(time) ? minutesBetween(timeOfDay(item), time) : 0;
  const shift = {
    start: days,
    end: isDay(last) ? daysBetween(item.end, last) : days,
    minutes,
  };
  const startRefusal = movedItem(definition, item, shiftOf(days, minutes)).refusal;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // The card stays open if the move is refused. If it was closed meanwhile, it must not close another card.
    await move(item, shift, () => isShown() && onMoved());
    setBusy(false);
  };
  return (
    <Stack component="form" onSubmit={(event) => void submit(event)} sx={{ gap: 1, mt: 0.5 }}>
      <Box sx={DAY_AND_TIME}>
        <DayField
          label={translate('pages.calendar.move_to')}
          name="move_to"
          value={day}
          onChange={setDay}
          refusal={startRefusal}
        />
        {item.moment && (
          <CheckedDateField
            label={translate('pages.calendar.time_of_day')}
            name="time_of_day"
            value={time}
            onChange={setTime}
            notation={times}
            hasCalendar={false}
          />
        )}
      </Box>
      {item.isEndMovable && (
        <DayField
          label={translate('pages.calendar.last_day')}
          name="last_day"
          value={last}
          start={day}
          onChange={setTypedLast}
          refusal={startRefusal ? undefined : movedItem(definition, item, shift).refusal}
        />
      )}
      <Button
        ref={button}
        type="submit"
        variant="outlined"
        disabled={day === item.start && last === item.end && time === timeOfDay(item)}
        loading={isBusy}
      >
        {translate('pages.calendar.move')}
      </Button>
    </Stack>
  );
};

/** The day takes the whole line if there is no time beside it. */
const DAY_AND_TIME = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  columnGap: 1,
  '& > :only-child': { gridColumn: '1 / -1' },
  '& > :nth-of-type(2)': { width: 104 },
};
