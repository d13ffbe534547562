import { useMemo, type ComponentProps } from 'react';
import { useLocale } from 'react-admin';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { dayNotation } from '@/kit/inputs/date-notation';
import type { Day } from './days';

type DayFieldProps = Omit<ComponentProps<typeof CheckedDateField>, 'notation' | 'helperText'> & {
  /** The first day of the period that the day ends. */
  start?: Day;
};

/** A field for a day, which is spelled out below it. */
export const DayField = ({ start, ...props }: DayFieldProps) => {
  const locale = useLocale();
  const notation = useMemo(() => dayNotation(locale, start), [locale, start]);
  return (
    <CheckedDateField {...props} notation={notation} helperText={notation.spell(props.value)} />
  );
};
