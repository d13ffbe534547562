import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { isDay } from '@/core/days';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { dayNotation } from '@/kit/inputs/date-notation';
import { periodText, type Period } from './report-figures';

type PeriodFieldsProps = { label: string; period: Period; onChange: (period: Period) => void };

/**
 * The fields of the two days of a period. `onChange` is called once both are valid and in order; until then the fields
 * keep the typed text. A day that is not typed in full counts once its field is left or Enter is pressed, because until
 * then it may be the beginning of another.
 */
export const PeriodFields = ({ label, period, onChange }: PeriodFieldsProps) => {
  const translate = useTranslate();
  const notation = dayNotation(useLocale());
  const current = periodText(period);
  const [wrong, setWrong] = useState<Draft | null>(null);
  const [seen, setSeen] = useState({ current, reported: current, others: 0 });
  // Another period, such as after going back, replaces the text typed over the previous one.
  const shown = wrong?.over === current ? wrong.typed : period;
  if (seen.current !== current) {
    const isOther = seen.reported !== current;
    setSeen({ current, reported: current, others: seen.others + (isOther ? 1 : 0) });
  }
  const change = (next: Period) => {
    const isRight = isDay(next.from) && isDay(next.to) && next.from <= next.to;
    setWrong(isRight ? null : { typed: next, over: current });
    if (!isRight || periodText(next) === current) return;
    setSeen({ ...seen, reported: periodText(next) });
    onChange(next);
  };
  const complete = () => {
    const whole = (day: string) => notation.read(day) ?? day;
    const next = { from: whole(shown.from), to: whole(shown.to) };
    if (next.from !== shown.from || next.to !== shown.to) change(next);
  };
  const isTurned = isDay(shown.from) && isDay(shown.to) && shown.from > shown.to;
  return (
    <Box
      component="fieldset"
      onBlur={complete}
      onKeyDown={({ key }) => {
        if (key === 'Enter') complete();
      }}
      sx={FRAME}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2' }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {(['from', 'to'] as const).map((end) => (
          <CheckedDateField
            // Another period resets the fields with their typed text.
            key={`${end} ${seen.others}`}
            label={translate(`report.${end}`)}
            value={shown[end]}
            notation={{
              ...notation,
              read: (typed) => (IN_FULL.test(typed) ? notation.read(typed) : null),
            }}
            error={isTurned}
            onChange={(day) => change({ ...shown, [end]: day })}
          />
        ))}
      </Box>
      {isTurned && (
        <FormHelperText error ref={announceNews}>
          {translate('report.wrong_order')}
        </FormHelperText>
      )}
    </Box>
  );
};

/** Days that do not form a period yet, and the text of the period they were typed `over`. */
type Draft = { typed: Period; over: string };

/** A date with a day and a month of two digits and a year of four, in the order of any language. */
const IN_FULL = /^\s*\d{2}(?:[./-]\d{2}[./-]|\d{2})\d{4}\s*$/;

const FRAME = { border: 0, m: 0, p: 0, minWidth: 0, flex: '1 1 260px', maxWidth: 380 };
