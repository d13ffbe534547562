import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { dayNotation } from '@/kit/inputs/date-notation';

type DayFilterProps = {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onChoose: (day: string) => void;
};

/** Sets a filter to a day that the user types or chooses from the calendar, then confirms. */
export const DayFilter = ({ name, label, value, onChoose }: DayFilterProps) => {
  const translate = useTranslate();
  const notation = dayNotation(useLocale());
  const [day, setDay] = useState(value);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(day);
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', p: 1.5 }}
    >
      <CheckedDateField
        isOptional
        autoFocus
        name={name}
        label={label}
        value={day}
        notation={notation}
        onChange={setDay}
        helperText={notation.spell(day) ?? translate('date.hint', { example: notation.example })}
      />
      <Button type="submit" variant="contained" sx={{ mt: 3 }}>
        {translate('list.filter_apply')}
      </Button>
    </Box>
  );
};
