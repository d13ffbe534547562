import { useTranslate, type RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { Status } from '@/shared/fields/Status';
import { useFormats } from '@/shared/formats/useFormats';
import { phaseOf } from './promotion-terms';

/** Active or concluded, as the backend says. */
export const PromotionStatus = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const status = String(record.status ?? '');
  if (status === '') return '–';
  return (
    <Status
      label={translate(`resources.promotion.status.${status}`, { _: status })}
      tone={status === 'active' ? 'success' : 'default'}
    />
  );
};

/** From which day to which. */
export const PromotionPeriod = ({ record }: { record: RaRecord }) => {
  const { utc } = useFormats();
  const start = dayOf(record.start_date);
  const end = dayOf(record.end_date);
  return start && end ? utc.days(start, end) : '–';
};

/** How long until it starts or ends, or since when it is over. */
export const PromotionPhase = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(record);
  if (!phase) return null;
  return translate(`resources.promotion.phase.${phase.name}`, { when: fromToday(phase.day) });
};

/** A term of it in words: `field` is award_type or payout_type. */
export const PromotionTerm = ({ record, field }: { record: RaRecord; field: string }) => {
  const translate = useTranslate();
  const value = String(record[field] ?? '–');
  return translate(`resources.promotion.${field}.${value}`, { _: value });
};
