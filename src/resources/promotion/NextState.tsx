import type { RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';

type NextStateProps = {
  /** The promotion as it is written in the form. */
  promotion: RaRecord;
  /** The number of customers it is for; undefined where that is not known. */
  customers: number | undefined;
};

/** The state of a complete promotion in a sentence, with its next day and its customers. */
export const NextState = ({ promotion, customers }: NextStateProps) => {
  const translate = useTranslate();
  const { utc, number } = useFormats();
  const { state, start_date, end_date } = promotion;
  const [start, end] = [dayOf(start_date), dayOf(end_date)];
  const day = state === 'scheduled' ? start : end;
  const isOpen = state === 'scheduled' || state === 'active';
  const ending = isOpen && customers !== undefined ? '_for' : '';
  const key = state === 'over' ? 'form.over' : `review.next.${state}${ending}`;
  return (
    <Alert severity={state === 'over' ? 'warning' : 'info'}>
      {translate(`resources.promotion.${key}`, {
        day: day ? utc.day(day) : '–',
        period: start && end ? utc.days(start, end) : '–',
        smart_count: customers,
        count: number(customers ?? 0),
      })}
    </Alert>
  );
};
