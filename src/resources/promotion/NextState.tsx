import type { RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';

type NextStateProps = {
  promotion: RaRecord;
  /** The number of customers it is for; undefined where that is not known. */
  customers: number | undefined;
};

/** The state of a complete promotion in a sentence, with its next day and its customers. */
export const NextState = ({ promotion, customers }: NextStateProps) => {
  const translate = useTranslate();
  const { utc, number } = useFormats();
  const { state, start_date, end_date } = promotion;
  const day = dayOf(state === 'scheduled' ? start_date : end_date);
  const isOpen = state === 'scheduled' || state === 'active';
  const ending = isOpen && customers !== undefined ? '_for' : '';
  return (
    <Alert severity="info">
      {translate(`resources.promotion.next.${state}${ending}`, {
        day: day ? utc.day(day) : '–',
        smart_count: customers,
        count: number(customers ?? 0),
      })}
    </Alert>
  );
};
