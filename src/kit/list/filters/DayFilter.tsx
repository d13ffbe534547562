import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { isDay } from '@/core/days';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DateField } from '@/kit/inputs/DateField';
import { dayNotation } from '@/kit/inputs/date-notation';

type DayFilterProps = {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onChoose: (day: string) => void;
};

/** Sets a filter to a day: typed and confirmed, or chosen from the calendar. */
export const DayFilter = ({ name, label, value, onChoose }: DayFilterProps) => {
  const translate = useTranslate();
  const notation = dayNotation(useLocale());
  const [day, setDay] = useState(value);
  const [isRefused, setRefused] = useState(false);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (day === '' || isDay(day)) return onChoose(day);
        setRefused(true);
        announce(translate('validation.day'), { isUrgent: true });
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', p: 1.5 }}
    >
      <DateField
        name={name}
        label={label}
        value={day}
        notation={notation}
        onChange={(next) => {
          setDay(next);
          setRefused(false);
        }}
        error={isRefused}
        helperText={
          isRefused
            ? translate('validation.day')
            : (notation.spell(day) ?? translate('date.hint', { example: notation.example }))
        }
      />
      <Button type="submit" variant="contained" sx={{ mt: 3 }}>
        {translate('list.filter_apply')}
      </Button>
    </Box>
  );
};
