import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { enUS, itIT } from '@mui/x-date-pickers/locales';
import { enUS as enUSDates } from 'date-fns/locale/en-US';
import { it as itDates } from 'date-fns/locale/it';
import { startOfToday } from 'date-fns/startOfToday';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '@/core/constants';
import { dayText, isDay, isMoment } from '@/core/days';
import { useTranslate } from '@/ui/hooks/useTranslate';

type CalendarProps = {
  /** A day or, with a time, a moment; any other text means none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Called when a day is chosen, not for the month or year before it. */
  onPicked?: (day: string) => void;
  hasTime: boolean;
  onClose: () => void;
};

/** The calendar of a date field, with a clock if the field has a time. Without a time, choosing a day closes it. */
export const Calendar = ({ value, onChange, onPicked, hasTime, onClose }: CalendarProps) => {
  const translate = useTranslate();
  const { dates, texts: own } = LOCALES[useLocale() as Locale];
  const texts = useMemo(
    () => ({
      ...own,
      // The accessible name begins with the two visible digits.
      hoursClockNumberText: (hours: string) =>
        own.hoursClockNumberText?.(twoDigits(hours)) ?? hours,
      minutesClockNumberText: (minutes: string) =>
        own.minutesClockNumberText?.(twoDigits(minutes)) ?? minutes,
      calendarViewSwitchingButtonAriaLabel: (view: string) =>
        translate(view === 'year' ? 'date.to_days' : 'date.to_years'),
    }),
    [own, translate],
  );
  const chosen = localDate(value, hasTime);
  const choose = (date: Date | null) => {
    if (date) onChange(hasTime ? date.toISOString() : dayText(date));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={dates} localeText={texts}>
      <Box sx={LAYOUT}>
        <DateCalendar
          autoFocus
          value={chosen}
          referenceDate={startOfToday()}
          onChange={(date, _, view) => {
            choose(date);
            if (view !== 'day' || hasTime) return;
            onClose();
            if (date) onPicked?.(dayText(date));
          }}
          views={['year', 'month', 'day']}
          openTo="day"
          // Keeps the dialog's height, since months have four to six weeks.
          fixedWeekNumber={6}
          // Seven days need 280 pixels; the library's own 320 would not fit a window of that width.
          sx={{ mx: 0, width: 'min(320px, 100vw - 32px)' }}
        />
        {hasTime && (
          <Clock
            label={texts.timePickerToolbarTitle}
            value={chosen}
            onChange={choose}
            onClose={onClose}
          />
        )}
      </Box>
    </LocalizationProvider>
  );
};

const Clock = ({ label, value, onChange, onClose }: ClockProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', p: 1, gap: 1 }}>
      <MultiSectionDigitalClock
        aria-label={label}
        value={value}
        referenceDate={startOfToday()}
        onChange={onChange}
        timeSteps={{ minutes: 5 }}
        sx={{ border: 0, flex: 1, maxHeight: { xs: 160, sm: 300 } }}
      />
      <Button onClick={onClose}>{translate('date.done')}</Button>
    </Box>
  );
};

type ClockProps = {
  label?: string;
  value: Date | null;
  onChange: (time: Date | null) => void;
  onClose: () => void;
};

const LAYOUT = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' } } as const;

const LOCALES = {
  it: {
    dates: itDates,
    texts: itIT.components.MuiLocalizationProvider.defaultProps.localeText,
  },
  en: {
    dates: enUSDates,
    texts: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
  },
};

const twoDigits = (number: string) => number.padStart(2, '0');

/** The value as a date in the user's time zone, which the library uses; null if it is invalid. */
const localDate = (value: string, hasTime: boolean): Date | null => {
  if (hasTime) return isMoment(value) ? new Date(value) : null;
  return isDay(value) ? new Date(`${value.slice(0, 10)}T00:00`) : null;
};
