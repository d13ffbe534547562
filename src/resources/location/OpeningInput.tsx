import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { validIntervals } from './location.schema';
import { DAYS, intervalsOf, type Interval } from './opening';
import { OpeningDay } from './OpeningDay';
import { capitalize, useWeekSummary } from './useWeekSummary';

/** The week's hours, a row a day with any number of intervals, and a one-line summary above. */
export const OpeningInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { weekdays } = useFormats();
  const summarise = useWeekSummary();
  const rows = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useInput({ source, format: weekOf, parse: weekOf });
  const week = weekOf(field.value);
  const names = weekdays('long').map(capitalize);
  const focusFirstError = () =>
    rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

  const copy = (from: number, to: readonly number[]) => {
    const others = to.filter((day) => day !== from);
    field.onChange([
      ...week.filter(({ day }) => !others.includes(day)),
      ...others.flatMap((day) => intervalsOf(week, from).map((interval) => ({ ...interval, day }))),
    ]);
  };
  return (
    <Box role="group" aria-label={translate('resources.location.fields.opening')}>
      <Typography
        ref={announceChanges}
        variant="body2"
        sx={{ mb: 1, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
      >
        {summarise(validIntervals(week)) || translate('resources.location.form.always_closed')}
      </Typography>
      <Box
        ref={(element: HTMLDivElement | null) => {
          rows.current = element;
          field.ref(element && { focus: focusFirstError });
        }}
        onBlur={field.onBlur}
        sx={{ containerType: 'inline-size', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {DAYS.map((day) => (
          <OpeningDay
            key={day}
            day={day}
            names={names}
            intervals={week.flatMap((interval, at) =>
              interval.day === day
                ? [{ ...interval, at, error: errorAt(fieldState.error, at) }]
                : [],
            )}
            onAdd={(interval) => field.onChange([...week, interval])}
            onChange={(at, interval) => field.onChange(week.with(at, interval))}
            onRemove={(at) => field.onChange(week.toSpliced(at, 1))}
            onCopy={(to) => copy(day, to)}
          />
        ))}
      </Box>
    </Box>
  );
};

const weekOf = (value: unknown): Interval[] => (Array.isArray(value) ? (value as Interval[]) : []);

const errorAt = (error: unknown, at: number): string | undefined => {
  const own: unknown = Array.isArray(error) ? error[at] : undefined;
  return (own as { message?: string } | undefined)?.message;
};
